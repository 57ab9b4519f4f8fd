import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType, assertValidSchema, buildSchema } from 'graphql';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { generatedFiles } from '../../src/generate/generated-files.ts';
import { NODE_SCHEMAS } from '../../src/model/generated/component-schemas.ts';
import { graphs, model } from '../model/arbitrary-nodes.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/model/generated');
const sources = { ontology: join(root, 'ontology'), shapes: join(root, 'shapes') };

const made: string[] = [];

afterEach(() => {
  for (const each of made.splice(0)) rmSync(each, { recursive: true });
});

/** A copy of ontology and shapes, to be changed. */
function copy(): { readonly ontology: string; readonly shapes: string } {
  const base = mkdtempSync(join(tmpdir(), 'arkive-model-'));
  made.push(base);
  for (const name of ['ontology', 'shapes'] as const) cpSync(sources[name], join(base, name), { recursive: true });
  return { ontology: join(base, 'ontology'), shapes: join(base, 'shapes') };
}

const PREFIXES =
  '@prefix ark: <https://w3id.org/arkive/ontology#> .\n@prefix owl: <http://www.w3.org/2002/07/owl#> .\n' +
  '@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n@prefix sh: <http://www.w3.org/ns/shacl#> .\n' +
  '@prefix shape: <https://w3id.org/arkive/shapes#> .\n@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .\n';

const LUCKY_NUMBER =
  'ark:luckyNumber a owl:DatatypeProperty ;\n  rdfs:label "luckyNumber" ;\n  rdfs:comment "The number that brings luck." ;\n' +
  '  rdfs:domain ark:Person ;\n  rdfs:range xsd:integer ;\n  ark:privacyClass ark:Sensitive .\n';

function add(directory: string, turtle: string): void {
  writeFileSync(join(directory, 'zz-added.ttl'), PREFIXES + turtle);
}

describe('the generated files', () => {
  const files = generatedFiles(sources);

  it('are what ontology and shapes say now', () => {
    const committed = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
    expect(Object.fromEntries(committed) as unknown).toEqual(files);
  });

  it('are the same each time, byte for byte', () => {
    expect(generatedFiles(sources)).toEqual(files);
  });

  it.each(Object.keys(files))('say that nobody edits them: %s', (name) => {
    expect(files[name]?.slice(0, 300)).toContain('do not edit');
  });

  it('are TypeScript that parses', () => {
    for (const [name, text] of Object.entries(files).filter(([each]) => each.endsWith('.ts'))) {
      const { diagnostics } = ts.transpileModule(text, { fileName: name, reportDiagnostics: true });
      expect(diagnostics).toEqual([]);
    }
  });
});

describe('the JSON Schema', () => {
  const schema = JSON.parse(readFileSync(join(folder, 'json-schema.json'), 'utf8')) as object;
  // Formats and our own annotations are for people here.
  const validate = new Ajv2020({ strict: true, validateFormats: false, keywords: ['x-privacy-class'] }).compile(schema);

  it('accepts what the shapes describe', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        for (const node of nodes) expect([node, validate(node), validate.errors]).toEqual([node, true, null]);
      }),
      { numRuns: 5 },
    );
  });

  it.each([
    ['a closed node with a property more', { type: 'ark:UserProfile', firstName: 'A', shoeSize: 42 }],
    ['a node without what is required', { type: 'ark:Person' }],
    ['a type that there is not', { type: 'ark:Invoice' }],
    ['a word that is not in the list', { type: 'ark:Person', name: 'A', sex: 'Q' }],
  ])('refuses %s', (_, node) => {
    expect(validate({ id: 'https://graph.example/nodes/1', ...node })).toBe(false);
  });

  it('lets an open node have more', () => {
    expect(validate({ id: 'https://graph.example/nodes/1', type: 'ark:Person', name: 'A', shoeSize: 42 })).toBe(true);
  });
});

describe('the OpenAPI components', () => {
  const text = JSON.stringify(NODE_SCHEMAS);

  it('refer to nothing that is not among them', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/gu)].map(([, name]) => name);
    expect(names.filter((name) => name === undefined || !(name in NODE_SCHEMAS))).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });

  it('keep to the keywords of OpenAPI 3.0', () => {
    expect(text).not.toMatch(/"(?:const|\$defs|\$schema)":/u);
  });
});

describe('the GraphQL types', () => {
  const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'));
  const fieldType = (type: string, field: string): string | undefined => {
    const found = schema.getType(type);
    return found instanceof GraphQLObjectType ? String(found.getFields()[field]?.type) : undefined;
  };

  it('are valid', () => {
    expect(() => assertValidSchema(schema)).not.toThrow();
  });

  it('are there for every class, with typed links', () => {
    for (const { class: name, fields } of model.records) {
      for (const { key } of fields) expect(fieldType(name.slice('ark:'.length), key)).toMatch(/\w/u);
    }
    expect(fieldType('Transaction', 'relatedTo')).toBe('Account');
    expect(fieldType('AccountHolder', 'relatedTo')).toBe('Party');
    expect(fieldType('TransactionPattern', 'transactions')).toBe('[Transaction!]');
    expect(fieldType('Transaction', 'amount')).toBe('CurrencyValue');
  });

  it('lead back along every link', () => {
    expect(fieldType('BankAccount', 'transactions')).toBe('TransactionConnection!');
    expect(fieldType('Person', 'employments')).toBe('EmploymentConnection!');
    expect(fieldType('BankAccount', 'transfersByAppliesTo')).toBe('TransferConnection!');
  });

  it('name the words of closed lists so that no two fall together', () => {
    for (const form of model.forms.values()) {
      const type = schema.getType(form.name);
      if (type instanceof GraphQLEnumType) expect(type.getValues()).toHaveLength(form.words?.length ?? -1);
    }
  });
});

describe('a property that is added in one place', () => {
  it('shows up on every face', () => {
    const folders = copy();
    add(folders.ontology, LUCKY_NUMBER);
    const file = join(folders.shapes, 'parties.ttl');
    const text = readFileSync(file, 'utf8');
    const row = '[ sh:path ark:luckyNumber ; sh:node shape:Count ; sh:maxCount 1 ] ,';
    writeFileSync(file, text.replace(/(shape:Person a[^[]*)\[/u, `$1${row}\n    [`));
    for (const [name, generated] of Object.entries(generatedFiles(folders))) {
      expect([name, generated.includes('luckyNumber')]).toEqual([name, true]);
    }
  });

  it('shows up in GraphQL with its description, as a value, in filters and in orders', () => {
    const folders = copy();
    add(folders.ontology, LUCKY_NUMBER);
    const file = join(folders.shapes, 'parties.ttl');
    const row = '[ sh:path ark:luckyNumber ; sh:node shape:Count ; sh:maxCount 1 ] ,';
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(shape:Person a[^[]*)\[/u, `$1${row}\n    [`));
    const schema = buildSchema(generatedFiles(folders)['schema.graphql'] ?? '');
    const [person, filter, order] = ['Person', 'PersonFilter', 'PersonOrderField'].map((name) => schema.getType(name));
    const field = person instanceof GraphQLObjectType ? person.getFields()['luckyNumber'] : undefined;
    expect([String(field?.type), field?.description]).toEqual(['Int', 'The number that brings luck.']);
    expect(filter instanceof GraphQLInputObjectType && String(filter.getFields()['luckyNumber']?.type)).toBe(
      'IntFilter',
    );
    expect(order instanceof GraphQLEnumType && order.getValue('LUCKY_NUMBER')?.description).toContain('brings luck');
  });
});

describe('generation stops', () => {
  it.each([
    [
      'a property has no privacy class',
      LUCKY_NUMBER.replace(/ ;\n {2}ark:privacyClass.*\./u, ' .'),
      '',
      /privacy class/u,
    ],
    ['a property has no comment', LUCKY_NUMBER.replace(/rdfs:comment "[^"]*" ;/u, ''), '', /rdfs:comment/u],
    ['a label is not the name', LUCKY_NUMBER.replace('label "lucky', 'label "un'), '', /the name in JSON/u],
    [
      'a class has no shape',
      'ark:Pet a owl:Class ;\n  rdfs:label "Pet" ;\n  rdfs:comment "A pet." ;\n  rdfs:subClassOf ark:Node .',
      '',
      /ark:Pet has no shape/u,
    ],
    [
      'a shape speaks of a property that is not in the ontology',
      '',
      'shape:Person sh:property [ sh:path ark:luckyNumber ; sh:node shape:Count ] .',
      /not in the ontology/u,
    ],
    [
      'a shape gives a property to a class outside its domain',
      LUCKY_NUMBER,
      'shape:Address sh:property [ sh:path ark:luckyNumber ; sh:node shape:Count ] .',
      /domain/u,
    ],
    [
      'a shape names a form that there is not',
      '',
      'shape:Person sh:property [ sh:path ark:label ; sh:node shape:Lucky ] .',
      /shape:Lucky/u,
    ],
    [
      'a shape uses SHACL that is not compiled',
      '',
      'shape:Person sh:xone ( shape:Text shape:Count ) .',
      /sh:xone, which is not compiled/u,
    ],
    [
      'two classes do not agree on what a property is in RDF',
      '',
      'shape:Person sh:property [ sh:path ark:name ; sh:node shape:CalendarDate ] .',
      /once what name is/u,
    ],
  ])('when %s', (_, ontology, shapes, complaint) => {
    const folders = copy();
    add(folders.ontology, ontology);
    add(folders.shapes, shapes);
    expect(() => generatedFiles(folders)).toThrow(complaint);
  });

  it('when a file is no Turtle', () => {
    const folders = copy();
    appendFileSync(join(folders.shapes, 'banking.ttl'), 'shape:Broken');
    expect(() => generatedFiles(folders)).toThrow();
  });
});
