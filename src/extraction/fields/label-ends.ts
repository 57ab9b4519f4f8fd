// Where a label ends in its phrase and its value begins: units, verbs, notes and days stand between them, separators after.
import { textOf, type Word } from '../../model/page.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { matchDate } from '../values/date.ts';
import type { LabelPlace } from './labels.ts';

/** What ends a value inside its phrase. */
const SEPARATOR = /^[·|•]$/;

/** What may follow a label without being its value: the number of a note, a colon, a dash, a verb. */
const NOTE = /^(?:\(\d{1,2}\)|\*+|:|[-–—]+|(?:is|was|are):?)$/i;

/** The unit of a value that stands elsewhere: `Previous balance £`, `Credit limit (GBP)`. */
const UNIT = /^(?:\(?[£€$]\)?|\(?(?:GBP|EUR|USD)\)?|:|=)$/i;

/** The verb of a sentence that a label and its value make: `Your arranged overdraft limit is £500.00.` */
const VERB = /^(?:is|was|are|were|currently|now):?$/i;

/** A label without the unit, the verb or the remark that follows it. */
export function withoutUnit(found: LabelPlace, { value }: FieldRule): LabelPlace {
  const label = withoutRemark(found, value);
  const verbs = label.after.findIndex(({ text }) => !VERB.test(text));
  if (verbs > 0) return { ...label, after: label.after.slice(verbs) };
  const isNote = /^\([^()]*\)$/.test(label.after.map((word) => word.text).join(' '));
  return isNote || label.after.every(({ text }) => UNIT.test(text) || NOTE.test(text))
    ? { ...label, after: [] }
    : label;
}

/** `Interest rate at 31 December 2025`, beside its value: the day is of the label; so is the verb of a sentence. */
function withoutDay(label: LabelPlace, value: FieldRule['value']): LabelPlace {
  const verbs = label.after.findIndex(({ text }) => !VERB.test(text));
  if (verbs > 0 && value === 'reference') return { ...label, after: label.after.slice(verbs) };
  if (value === 'date' || value === 'period' || label.date || label.before.length > 0) return label;
  const text = textOf(label.after).replace(/:$/, '');
  const day = /^(?:as )?(?:at|on) (?=\d)/i.exec(text)?.[0];
  const match = day === undefined ? undefined : matchDate(text.slice(day.length));
  const date = match?.readings[0];
  return day !== undefined && match && date && match.length === text.length - day.length
    ? { ...label, after: [], date }
    : label;
}

/** `Tariff name (both fuels)`, `Account holder (trustee)`: what a label is of stands in brackets behind it, and is no part of a name. */
function withoutRemark(label: LabelPlace, value: FieldRule['value']): LabelPlace {
  const remark = NAMES.has(value) ? REMARK.exec(textOf(label.after))?.[0] : undefined;
  return remark === undefined ? label : { ...label, after: label.after.slice(remark.split(' ').length) };
}

const NAMES: ReadonlySet<FieldRule['value']> = new Set(['text', 'name', 'address', 'reference', 'pattern']);
const REMARK = /^\((?:\p{Ll}|Both |All |Electricity|Gas|If )[^()\d£]*\):?(?= |$)/u;

/** A label whose value ends where a separator stands, or another label after the end of a sentence. */
export function cutValue(found: LabelPlace, starts: ReadonlySet<Word>, { value }: FieldRule): LabelPlace {
  const label = withoutRemark(withoutDay(found, value), value);
  // A label in two languages: `Account number / Rhif y cyfrif`.
  if (label.after[0]?.text === '/') return { ...label, after: [] };
  if (label.after.every((word) => NOTE.test(word.text))) return { ...label, after: [] };
  const end = label.after.findIndex(
    (word, at) =>
      SEPARATOR.test(word.text) ||
      (at > 0 && starts.has(word) && (/[.,;:]$/.test(label.after[at - 1]?.text ?? '') || isMarked(label, at))),
  );
  return end < 0 ? label : { ...label, after: label.after.slice(0, end) };
}

/** Where labels end in colons, so does the next one (`Make: Austin Model: Seven`). */
const isMarked = ({ words, after }: LabelPlace, at: number): boolean =>
  (words.at(-1)?.text.endsWith(':') ?? false) &&
  after.slice(at, at + MOST_WORDS).some(({ text }) => text.endsWith(':'));

/** A label inside a phrase of several has at most so many words. */
const MOST_WORDS = 3;
