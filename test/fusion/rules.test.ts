import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRuleFiles } from '../../src/adapters/rule-files/read-rule-files.ts';
import { readConclusions } from '../../src/fusion/conclude.ts';
import { parseRule } from '../../src/fusion/fusion-rule.ts';
import { premiseQuads } from '../../src/fusion/premise-graph.ts';
import { TYPE_TERMS } from '../../src/model/generated/terms.ts';
import { oxigraphEngine } from './oxigraph-engine.ts';

const FOLDER = join(import.meta.dirname, '../../ontology/rules');
const HEADER =
  '# Premise: a.\n# Conclusion: b.\n# Example: c.\n# Applied: to drafts\n# Generates: nothing\nCONSTRUCT {} WHERE {}\n';

describe('the rules of fusion', () => {
  const rules = readRuleFiles();

  it('stand each in a file of its own and are applied in the order of their numbers', () => {
    expect(rules).toHaveLength(readdirSync(FOLDER).filter((name) => name.endsWith('.rq')).length);
    expect(rules.map(({ order }) => order)).toEqual(rules.map(({ order }) => order).toSorted((a, b) => a - b));
    expect(new Set(rules.map(({ order }) => order)).size).toBe(rules.length);
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))(
    '%s says premise, conclusion and example, and makes a known type or none',
    (_, rule) => {
      for (const said of [rule.premise, rule.conclusion, rule.example]) expect(said).toMatch(/^.{20,}\.$/u);
      if (rule.generates !== undefined) expect(TYPE_TERMS[rule.generates]).toBeDefined();
    },
  );

  it.each(rules.map((rule) => [rule.name, rule] as const))(
    '%s is a query that concludes nothing from nothing, and says what each conclusion rests on',
    async (_, rule) => {
      expect(await oxigraphEngine().construct(rule.construct, ['urn:empty'])).toEqual([]);
      expect(rule.construct).toContain('prov:wasDerivedFrom');
    },
  );
});

describe('the header of a rule', () => {
  it('goes on over lines', () => {
    const rule = parseRule('10-some-rule.rq', HEADER.replace('# Premise: a.', '# Premise: a\n#   and more.'));
    expect(rule).toMatchObject({ name: 'some-rule', order: 10, premise: 'a and more.', stage: 'drafts' });
    expect(rule.generates).toBeUndefined();
  });

  it.each(['Premise', 'Conclusion', 'Example', 'Applied', 'Generates'])('is refused without its %s', (line) => {
    expect(() => parseRule('10-some-rule.rq', HEADER.replace(new RegExp(`# ${line}.*\n`, 'u'), ''))).toThrow(line);
  });

  it('is refused under a name that has no number', () => {
    expect(() => parseRule('rule.rq', HEADER)).toThrow('named like');
  });

  it('is what the files on disk have', () => {
    for (const name of readdirSync(FOLDER))
      expect(() => parseRule(name, readFileSync(join(FOLDER, name), 'utf8'))).not.toThrow();
  });
});

describe('what a rule concluded', () => {
  it('is read as nodes and as statements with what they rest on', async () => {
    const engine = oxigraphEngine();
    await engine.load(
      premiseQuads(
        {
          nodes: [{ id: 'urn:a', type: 'ark:PayPeriod', period: 'Month 7' }],
          findings: [{ about: 'urn:a', values: { days: 3 } }],
        },
        'urn:g',
      ),
    );
    const quads = await engine.construct(
      `PREFIX ark: <https://w3id.org/arkive/ontology#> PREFIX prov: <http://www.w3.org/ns/prov#> PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>
       CONSTRUCT { <urn:new> a ark:Transfer ; ark:transactions ?s . [] a rdf:Statement ; rdf:subject <urn:new> ; rdf:predicate rdf:type ; rdf:object ark:Transfer ; prov:wasDerivedFrom ?s }
       WHERE { ?s <https://w3id.org/arkive/premise#days> 3 }`,
      ['urn:g'],
    );
    expect(readConclusions(quads)).toEqual({
      nodes: [{ id: 'urn:new', type: 'ark:Transfer', transactions: ['urn:a'] }],
      statements: [
        {
          subject: 'urn:new',
          property: undefined,
          value: 'https://w3id.org/arkive/ontology#Transfer',
          from: ['urn:a'],
        },
      ],
    });
  });

  it('is refused when it says a property that the ontology does not have', () => {
    const iri = (value: string) => ({ termType: 'NamedNode', value });
    const said = (predicate: string, object: string) => ({
      subject: { termType: 'BlankNode', value: 's' },
      predicate: iri(predicate),
      object: iri(object),
    });
    const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
    expect(() =>
      readConclusions([said(`${rdf}type`, `${rdf}Statement`), said(`${rdf}predicate`, 'urn:unheard-of')]),
    ).toThrow('ontology');
  });
});
