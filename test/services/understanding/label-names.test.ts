// The name of a person that is printed where labels stand is doubted, whatever word it is.
import { describe, expect, it } from 'vitest';
import type { DocumentLayout } from '../../../src/model/layout.ts';
import { completeField } from '../../../src/profiles/complete-rules.ts';
import { labelNames } from '../../../src/services/understanding/label-names.ts';
import { pageOf } from './page-of.ts';

const labels = ['name', 'pay date', 'tax code', 'employee'];
const vocabulary = { fields: { any: completeField({ labels }, 'any', () => undefined) }, blocks: {} };
const PAPER = [
  'Name          Orla Tennick',
  'Cabin         0042 Thornby',
  'Pay date      12 December 2025',
  'Tax code      1257L',
];

const said = (lines: readonly string[], name: string, title?: string): string[] =>
  labelNames(pageOf(lines, 1), vocabulary, [
    { id: 'p', type: 'ark:Person', name, ...(title === undefined ? {} : { title }) },
  ]).map(({ reason }) => reason);

describe('a name that may be a label', () => {
  it('is doubted where labels stand above and below it, and values beside all of them', () => {
    expect(said(PAPER, 'Cabin')).toEqual(['What was read as the name of a person is printed as a label: Cabin.']);
  });

  it('is doubted where it is a label that is known', () => {
    expect(said(PAPER, 'Employee')).toHaveLength(1);
  });

  it('is taken for what it is among the values, beneath its label, or with a title', () => {
    expect(said(PAPER, 'Orla Tennick')).toEqual([]);
    expect(said(['Name          Pay date', 'Orla Tennick  12 December 2025'], 'Orla Tennick')).toEqual([]);
    expect(said(PAPER, 'Cabin', 'Mrs')).toEqual([]);
  });

  it('is doubted as that of an organisation, too, in a row of nothing but labels', () => {
    const page = pageOf(['Employee      Name          Period begins   Pay date      Tax code'], 1);
    const nodes = [{ id: 'o', type: 'ark:Organisation', name: 'Period begins' }];
    expect(labelNames(page, vocabulary, nodes).map(({ reason }) => reason)).toEqual([
      'What was read as the name of an organisation is printed as a label: Period begins.',
    ]);
  });

  it('is not doubted as that of an organisation that heads the paper in larger type', () => {
    const { pages } = pageOf(['Tax code', 'Name          Orla Tennick', 'Cabin         0042 Thornby'], 1);
    const nodes = [{ id: 'o', type: 'ark:Organisation', name: 'Tax code' }];
    const set = (times: number): DocumentLayout => ({
      pages: pages.map((page) => ({
        ...page,
        lines: page.lines.map((line, at) => ({
          ...line,
          phrases: line.phrases.map((one) => (at === 0 ? { ...one, sizePt: times * page.textHeightPt } : one)),
        })),
      })),
    });
    expect(labelNames(set(1.4), vocabulary, nodes)).toEqual([]);
    expect(labelNames(set(1), vocabulary, nodes)).toHaveLength(1);
  });

  it('is doubted as that of a tariff where it heads a column, with cells beneath all heads', () => {
    const strip = ['Supply number    Tariff         Way of paying', '1100248375616    Harbour Light  Standing order'];
    const tariff = (name: string): string[] =>
      labelNames(pageOf(strip, 1), vocabulary, [{ id: 't', type: 'ark:UtilityTariff', name }]).map(
        ({ reason }) => reason,
      );
    expect(tariff('Way of paying')).toEqual([
      'What was read as the name of a tariff is printed as a label: Way of paying.',
    ]);
    expect(tariff('Harbour Light')).toEqual([]);
  });
});
