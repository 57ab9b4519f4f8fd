// A settled form as facts: each value and its parts under the names that node templates use (profiles/value-parts.ts).
import type { Fact, FactRow, Facts } from '../../model/facts.ts';
import type { Printed } from '../../model/printed.ts';
import type { DocumentContext } from '../document/document-context.ts';
import { documentFacts } from '../document/document-facts.ts';
import { holderFacts, holdersOf } from '../document/holder-facts.ts';
import { amountValue, directedValue, factOf, present } from '../document/make-facts.ts';
import { isNamedAsIssuer } from '../document/own-holder.ts';
import { personParts } from '../document/party-names.ts';
import type { FieldCandidates } from '../fields/find-fields.ts';
import type { FieldValue } from '../fields/values.ts';
import { signedMinor } from '../values/amount.ts';
import type { FormCell, FormRow } from './list-rows.ts';

/** What a form says once its readings are settled: one of each field and cell. */
export interface FormValues {
  readonly fields: Readonly<Record<string, FormCell>>;
  readonly lists: Readonly<Record<string, readonly FormRow[]>>;
}

/** The facts of a form. `persons` and `organisations` are those it was sent to, unless the profile lists others. */
export function formFacts(context: DocumentContext, form: FormValues): Facts {
  const isOwn = (name: string | undefined): boolean =>
    name !== undefined && isNamedAsIssuer(name, context.issuer?.name);
  const holders = holdersOf(context, asCandidates(form.fields));
  return {
    fields: { ...documentFacts(context), ...cellFacts(context, form.fields) },
    lists: {
      ...holderFacts(context, holders),
      ...Object.fromEntries(
        Object.entries(form.lists).map(([name, rows]) => {
          const others = HOLDERS.has(name) ? rows.filter((row) => !isOwn(nameIn(row))) : rows;
          return [name, others.map((row) => cellFacts(context, row, name))];
        }),
      ),
    },
  };
}

/** Lists of those whom a paper is for. */
const HOLDERS: ReadonlySet<string> = new Set(['persons', 'organisations']);

function nameIn({ name }: FormRow): string | undefined {
  return name?.value.kind === 'text' ? name.value.text : undefined;
}

function asCandidates(fields: FormValues['fields']): FieldCandidates {
  return Object.fromEntries(
    Object.entries(fields).map(([name, cell]) => [
      name,
      [{ ...cell, page: cell.printed.page, lineIndex: 0, furniture: false }],
    ]),
  );
}

/** The facts of a row of cells. */
function cellFacts(context: DocumentContext, row: FormRow, list?: string): FactRow {
  const facts: Record<string, Fact> = {};
  for (const [name, { value, printed, confidence }] of Object.entries(row)) {
    const make = (fact: unknown): Fact => factOf(context, fact, printed, ruleOf(name, confidence, list));
    Object.assign(facts, present(partsOf(name, { value, printed, currency: context.currency }, make)));
  }
  return facts;
}

function ruleOf(name: string, confidence: number, list: string | undefined): { rule: string; confidence: number } {
  return { rule: list === undefined ? name : `${list}/${name}`, confidence };
}

interface Cell {
  readonly value: FieldValue;
  readonly printed: Printed;
  readonly currency: string;
}

/** A value's own fact, and those of its parts. */
function partsOf(
  name: string,
  { value, currency }: Cell,
  make: (fact: unknown) => Fact,
): Record<string, Fact | undefined> {
  switch (value.kind) {
    case 'text':
      return { [name]: make(value.text), ...nameParts(name, value.text, make) };
    case 'date':
      return { [name]: make(value.date) };
    case 'period':
      return {
        [name]: make(`${value.start}/${value.end}`),
        [`${name}Start`]: make(value.start),
        [`${name}End`]: make(value.end),
      };
    case 'money': {
      const minor = signedMinor(value.amount);
      const code = value.amount.currency ?? currency;
      return {
        // Without a direction unless it is negative: what a total or a limit is.
        [name]: make(minor < 0 ? directedValue(minor, code) : amountValue(minor, code)),
        [`${name}Directed`]: make(directedValue(minor, code)),
        // What is owed counts against its holder: a credit is what is printed with a minus or CR.
        [`${name}Owed`]: make(directedValue(value.amount.mark === 'CR' ? value.amount.minor : -minor, code)),
      };
    }
    case 'texts':
      return { [name]: make(value.texts) };
    case 'number':
      return { [name]: make(value.number) };
    case 'boolean':
      return { [name]: make(value.boolean) };
    case 'address':
      return {
        [name]: make([...value.lines, value.postcode].join(', ')),
        [`${name}Lines`]: make(value.lines),
        [`${name}Postcode`]: make(value.postcode),
      };
  }
}

function nameParts(name: string, text: string, make: (fact: unknown) => Fact): Record<string, Fact | undefined> {
  const { title, givenName, middleNames, familyName } = personParts(text);
  const part = (value: string | undefined): Fact | undefined => (value === undefined ? undefined : make(value));
  return {
    [`${name}Title`]: part(title),
    [`${name}Given`]: part(givenName),
    [`${name}Middle`]: part(middleNames),
    [`${name}Family`]: part(familyName),
  };
}
