// Reads what rules cannot say of a mortgage illustration: the rates and their periods, the payments stage by stage, the fees, and
// who it was made for. The number of payments is the term, and payments with fees come to what is paid in all.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { ClassReader, FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { findFees, type Fee } from './fees.ts';
import { brokenSum, warning } from './findings.ts';
import { issuerInLetterhead, LENDER, MORTGAGE_TITLE } from './letterhead.ts';
import { candidate, cell, moneyValue } from './passages.ts';
import { personRows } from './person-rows.ts';
import { findStages, type Stage } from './payments.ts';
import { findRates, rateRows } from './rates.ts';

/** The reader of mortgage illustrations: the standard sheet (ESIS) and the older keyfacts form. */
export const readMortgageIllustration: ClassReader = ({ layout, reading }) => {
  const { currency, fields } = reading;
  const months = numberOf(fields, 'term');
  const stages = findStages(layout, currency, months);
  const fees = findFees(layout, currency);
  const lender = lenderOf(layout, reading);
  const names = fields['applicants']?.[0];
  return {
    fields: {
      ...(lender ? { issuerName: [lender] } : {}),
      ...(months === undefined && stages.length > 0 ? termField(stages) : {}),
    },
    lists: {
      rates: rateRows(findRates(layout).filter(({ determination }) => determination !== undefined)),
      payments: stages.map(({ count, minor, printed }): FormRow => ({
        payment: cell(moneyValue(minor), printed),
        count: cell({ kind: 'number', number: count }, printed),
      })),
      fees: fees.map(({ name, minor, printed }): FormRow => ({
        name: cell({ kind: 'text', text: name }, printed),
        amount: cell(moneyValue(minor), printed),
      })),
      ...(names?.value.kind === 'text' ? { persons: personRows(names.value.text, names.printed) } : {}),
    },
    findings: [...findingsOf(fields, { stages, fees, months }), ...missing(layout, { stages, fees, months })],
  };
};

const first = (fields: FormReading['fields'], name: string): FieldCandidate['value'] | undefined =>
  fields[name]?.[0]?.value;

function numberOf(fields: FormReading['fields'], name: string): number | undefined {
  const value = first(fields, name);
  return value?.kind === 'number' ? value.number : undefined;
}

function minorOf(fields: FormReading['fields'], name: string): number | undefined {
  const value = first(fields, name);
  return value?.kind === 'money' ? value.amount.minor : undefined;
}

/** Whom the lender's own section names, else the letterhead. */
function lenderOf(layout: DocumentLayout, { fields }: FormReading): FieldCandidate | undefined {
  const named = fields['lender']?.find(({ value }) => value.kind === 'text' && /^\p{Lu}/u.test(value.text));
  return named ?? issuerInLetterhead(layout, LENDER, MORTGAGE_TITLE);
}

function termField(stages: readonly Stage[]): Record<string, readonly FieldCandidate[]> {
  const [one] = stages;
  const count = stages.reduce((sum, stage) => sum + stage.count, 0);
  return one ? { term: [candidate({ kind: 'number', number: count }, one.printed, 0.8)] } : {};
}

interface Sums {
  readonly stages: readonly Stage[];
  readonly fees: readonly Fee[];
  readonly months: number | undefined;
}

/** Rounding and interest of odd days move a total by at most this part; fees may or may not be in it. */
const TOTAL_PART = 0.01;
/** Percentages of value are printed whole or with one or two digits. */
const VALUE_POINTS = 0.6;

/** Headings under which fees stand. */
const FEES_HEADED = /\bwhat fees must you pay\b|\bcosts to be paid on a one.off basis\b/i;

/** What an illustration always has and was not found. */
function missing(layout: DocumentLayout, { stages, fees }: Sums): FormFinding[] {
  const isHeaded = layout.pages.some((page) => page.lines.some(({ text }) => FEES_HEADED.test(text)));
  const isSaid = layout.pages.some((page) =>
    page.lines.some(({ text }) => /\bno fees\b|\bnone\b|£0(?:\.00)?(?!\d)/i.test(text)),
  );
  return [
    ...(stages.length > 0 ? [] : ['The payments were not found.']),
    ...(fees.length > 0 || !isHeaded || isSaid ? [] : ['The fees were not found.']),
  ].map(warning);
}

function findingsOf(fields: FormReading['fields'], { stages, fees, months }: Sums): FormFinding[] {
  const findings: FormFinding[] = [];
  const fail = (name: string): void => void findings.push(brokenSum(name));
  const count = stages.reduce((sum, stage) => sum + stage.count, 0);
  if (months !== undefined && stages.length > 1 && count !== months)
    fail('the number of payments is the term in months');
  const [total, loan, value] = ['totalPayable', 'loanAmount', 'propertyValue'].map((name) => minorOf(fields, name));
  const paid = stages.reduce((sum, stage) => sum + stage.count * stage.minor, 0);
  if (total !== undefined && count === months && count > 0) {
    const charged = fees.reduce((sum, fee) => sum + fee.minor, 0);
    const off = Math.min(...[0, loan ?? 0].map((capital) => Math.abs(total - paid - capital)));
    if (off > TOTAL_PART * total + charged) fail('the payments come to what is paid in all');
  }
  const share = first(fields, 'loanToValue');
  if (share?.kind === 'text' && loan !== undefined && value !== undefined) {
    const printed = Number(share.text.replace('%', ''));
    if (Math.abs((100 * loan) / value - printed) > VALUE_POINTS)
      fail('the loan is the part of the value that is printed');
  }
  return findings;
}
