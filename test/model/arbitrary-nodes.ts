// Graphs made at random from the model itself: one node or two of every type, each property as its shape wants it or left out.
import { join } from 'node:path';
import fc from 'fast-check';
import { readModel } from '../../src/generate/model.ts';
import type { Form } from '../../src/generate/forms.ts';
import type { Field, RecordShape } from '../../src/generate/records.ts';
import type { GraphNode } from '../../src/model/reading.ts';

const root = join(import.meta.dirname, '../..');
export const model = readModel({ ontology: join(root, 'ontology'), shapes: join(root, 'shapes') });

export const BASE = 'https://graph.example/.draft-nodes/';
const nodeRecords = model.records.filter(({ kind }) => kind === 'node');

const isoDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function formValues(form: Form): fc.Arbitrary<unknown> {
  if (form.words !== undefined) return fc.constantFrom(...form.words);
  const { pattern, minInclusive, maxInclusive } = form.shape;
  switch (form.kind) {
    case 'date':
      return isoDate;
    case 'integer':
      return fc.integer({ min: minInclusive ?? 0, max: maxInclusive ?? 1_000_000 });
    case 'double':
      // JSON-LD writes doubles with 16 digits, which is too few for some hundredths; quarters are exact.
      return fc.integer({ min: 0, max: 10_000_000 }).map((quarters) => quarters / 4);
    case 'boolean':
      return fc.boolean();
    case 'booleanOrString':
      return fc.oneof(fc.boolean(), fc.string({ minLength: 1 }));
    case 'string':
      return pattern === undefined
        ? fc.string({ minLength: 1, maxLength: 12 })
        : fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 40 });
  }
}

function idsOf(className: string | undefined): readonly string[] {
  if (className === undefined) return ['http://www.wikidata.org/entity/Q1', 'http://www.wikidata.org/entity/Q2'];
  return nodeRecords
    .filter((record) => {
      const supers = model.ontology.classes.get(record.class)?.supers ?? [];
      return record.class === className || supers.includes(className);
    })
    .flatMap(({ name }) => [`${BASE}${name}-0`, `${BASE}${name}-1`]);
}

function singleValues({ value }: Field): fc.Arbitrary<unknown> {
  switch (value.kind) {
    case 'form':
      return formValues(value.form);
    case 'object':
      return recordValues(model.records.find(({ name }) => name === value.shape));
    case 'link':
      return fc.constantFrom(...idsOf(value.class));
    case 'linkOrWord':
      return fc.constantFrom(...idsOf(value.class), ...Object.keys(value.words));
  }
}

function fieldValues(field: Field): fc.Arbitrary<unknown> {
  if (!field.many) return singleValues(field);
  if (field.list) return fc.array(singleValues(field), { minLength: 1, maxLength: 3 });
  // Sets come back sorted, each value once.
  return fc.uniqueArray(singleValues(field), { minLength: 1, maxLength: 3 }).map((values) => values.sort());
}

function recordValues(record: RecordShape | undefined): fc.Arbitrary<Record<string, unknown>> {
  if (record === undefined) throw new Error('a record is missing');
  const required = record.fields.filter((field) => field.required).map(({ key }) => key);
  const fields = Object.fromEntries(record.fields.map((field) => [field.key, fieldValues(field)]));
  const type = record.typed ? { type: record.class } : {};
  return fc
    .record<Record<string, unknown>>(fields, { requiredKeys: required })
    .map((values) => ({ ...type, ...inOrder(record, values) }));
}

function inOrder(record: RecordShape, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keys = record.fields.map(({ key }) => key).filter((key) => key in values);
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}

/** Two nodes of every type; links lead to nodes of the right class. */
export const graphs: fc.Arbitrary<readonly GraphNode[]> = fc.tuple(
  ...nodeRecords.flatMap((record) =>
    [0, 1].map((at) =>
      recordValues(record).map((values): GraphNode => ({
        id: `${BASE}${record.name}-${at}`,
        type: record.class,
        ...values,
      })),
    ),
  ),
);
