// The make and model of a vehicle, from their own labels or from a description that says more.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { printedWords } from '../../../model/printed.ts';
import { textOf } from '../../../model/page.ts';
import { candidateOf } from '../found-value.ts';
import type { FormCell } from '../list-rows.ts';
import { fromMake, isMake } from './makes.ts';
import { yearsOfMark } from './registration-age.ts';
import { findSections } from './sections.ts';
import { isFirstOfTwo, isSetRight, withRest } from './wrapped.ts';

/** Make and model as one text; undefined where nothing tells them. */
export const findMakeModel = (layout: DocumentLayout, fields: FieldCandidates): FormCell | undefined =>
  makeModelOf(
    wholeModel(layout, withModelByMake(withoutHeadings(layout, fields))),
    toldModel(layout) ?? besideMark(layout),
  );

/** The model that stands on the page of the make: a `Version` on another may be that of the paper. */
function withModelByMake(fields: FieldCandidates): FieldCandidates {
  const [make] = fields['make'] ?? [];
  const near = fields['model']?.filter(({ page }) => page === make?.page) ?? [];
  return near.length > 0 ? { ...fields, model: near } : fields;
}

/** Beside the heading of a vehicle stands that of the next part: `Your car   How the car is kept`. */
function withoutHeadings(layout: DocumentLayout, fields: FieldCandidates): FieldCandidates {
  const headings = findSections(layout).all;
  const isHeading = ({ page, box }: FieldCandidate['printed']): boolean =>
    headings.some(
      (one) => one.page === page && Math.abs(one.phrase.x0 - box.x0) < 1 && Math.abs(one.phrase.y0 - box.y0) < 2,
    );
  const own = ['makeModel', 'vehicle', 'make', 'model'].flatMap((name) => {
    const left = fields[name]?.filter((one) => fromMake(textIn(one) ?? '') !== undefined || !isHeading(one.printed));
    return left ? [[name, left] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(own) };
}

const textIn = (candidate: FieldCandidate | undefined): string | undefined =>
  candidate?.value.kind === 'text' ? candidate.value.text : undefined;

/** Models that run over at a hyphen. */
function wholeModel(layout: DocumentLayout, fields: FieldCandidates): FieldCandidates {
  const whole = (['model', 'makeModel', 'vehicle'] as const).flatMap((name) => {
    const first = fields[name]?.[0];
    // Beside its label a value may run over anywhere.
    const isBeside = first !== undefined && hasLabelBeside(layout, first);
    const runsOver =
      first && (isFirstOfTwo(layout, first) || (isBeside && (name !== 'vehicle' || endsShort(layout, first))));
    const isWhole = first !== undefined && isOfLines(layout, first);
    const one = isWhole
      ? first
      : withRest(layout, first, runsOver || (first && isSetRight(layout, first)) ? undefined : /\w-$/);
    return one ? [[name, [one]] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(whole) };
}

/** Whether a word or two without figures end a description on the next line of its cell: what else is said of a vehicle is longer. */
function endsShort({ pages }: DocumentLayout, { printed: { page, box } }: FieldCandidate): boolean {
  const height = box.y1 - box.y0;
  const below = (pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .find(({ x0, y0 }) => Math.abs(x0 - box.x0) < 1 && y0 > box.y0 + 2 && y0 - box.y1 < 0.5 * height);
  return (
    below !== undefined && below.words.length <= 2 && /^\p{Lu}[\p{L} -]+$/u.test(below.text) && !ENGINE.test(below.text)
  );
}

const ENGINE = /\b(?:petrol|diesel|electric|hybrid|manual|saloon|estate|hatchback|doors?)\b/i;

/** Whether all lines of a cell are in it already. */
function isOfLines({ pages }: DocumentLayout, { printed: { page, box } }: FieldCandidate): boolean {
  return box.y1 - box.y0 > 1.7 * (pages[page - 1]?.textHeightPt ?? Infinity);
}

/** A label that a description follows in its phrase: `Car Rover 25`. */
function toldModel(layout: DocumentLayout): FieldCandidate | undefined {
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      for (const { words } of line.phrases) {
        const label = /^(?:(?:the |your |insured )?(?:car|vehicle|van|motorcycle|bike)|make (?:and|&) model)$/i;
        const end = [1, 2, 3].find((count) => label.test(textOf(words.slice(0, count))) && words.length > count + 1);
        const rest = end === undefined ? [] : words.slice(end);
        const text = textOf(rest);
        if (rest.length > 0 && rest.length < 9 && fromMake(text) === text)
          return candidateOf({ kind: 'text', text }, printedWords(rest, page.number), 0.85, at);
      }
    }
  }
  return undefined;
}

/** A known make that stands alone right over or under a mark that stands alone. */
function besideMark({ pages }: DocumentLayout): FieldCandidate | undefined {
  for (const page of pages) {
    const phrases = page.lines.flatMap((line, at) => line.phrases.map((phrase) => ({ phrase, at })));
    const marks = phrases.filter(({ phrase: { text } }) =>
      /^(?:reg(?:istration)?[.:]? )?[A-Z]{2}\d{2} ?[A-Z]{3}$/i.test(text),
    );
    const found = phrases.find(
      ({ phrase: { text, words, x0, y0, y1 } }) =>
        words.length > 1 &&
        words.length < 9 &&
        fromMake(text) === text &&
        marks.some(
          ({ phrase: mark }) =>
            Math.abs(mark.x0 - x0) <= 3 && Math.min(Math.abs(mark.y0 - y1), Math.abs(y0 - mark.y1)) < 1.5 * (y1 - y0),
        ),
    );
    if (found)
      return candidateOf(
        { kind: 'text', text: found.phrase.text },
        printedWords(found.phrase.words, page.number),
        0.8,
        found.at,
      );
  }
  return undefined;
}

function hasLabelBeside(layout: DocumentLayout, { printed: { page, box } }: FieldCandidate): boolean {
  return (
    layout.pages[page - 1]?.lines.some(({ phrases }) =>
      phrases.some((one, at) => Math.abs(one.x0 - box.x0) < 1 && Math.abs(one.y0 - box.y0) < 2 && at > 0),
    ) === true
  );
}

/** Make and model as one text; whatever else stands in a description (mark, year, engine) is left out. */
function makeModelOf(fields: FieldCandidates, told: FieldCandidate | undefined): FormCell | undefined {
  const [whole] = (fields['makeModel'] ?? []).filter((one) => isDescription(textIn(one) ?? ''));
  // `What make is it?` over `What model is it?`.
  const [make] = fields['make'] ?? (isMake(textIn(whole) ?? '') ? [whole] : []);
  const [model] = fields['model'] ?? [];
  const [vehicle] = (fields['vehicle'] ?? []).filter((one) => /^\p{Lu}|^\d{4} \p{Lu}/u.test(textIn(one) ?? ''));
  const [makeText, modelText] = [textIn(make), textIn(model)];
  if (make && makeText !== undefined && modelText !== undefined) {
    const joined = `${foldText(modelText)} `.startsWith(`${foldText(makeText)} `)
      ? modelText
      : `${makeText} ${modelText}`;
    return { ...make, value: { kind: 'text', text: joined } };
  }
  // `Car model` may be the only label there is.
  const named = model && fromMake(modelText ?? '') === modelText ? model : undefined;
  const source = whole ?? vehicle ?? named ?? make ?? told;
  const text = textIn(source);
  if (!source || text === undefined) return undefined;
  // Sentences name the make after words of their own: `The car is a …`, `We insure your …`.
  const bare = described(
    /^\p{Ll}|^(?:we|you|this|it|our|the|your|my|i)\b/iu.test(text) || / (?:is|are) (?:an? |the |your )?/i.test(text)
      ? (fromMake(text) ?? text)
      : text,
  );
  return /\p{L}{2}/u.test(bare) ? { ...source, value: { kind: 'text', text: bare } } : undefined;
}

/** Whether a text may describe a vehicle: what goes on in small letters is of a sentence, unless it names a make. */
const isDescription = (text: string): boolean => !/^\p{Ll}/u.test(text) || fromMake(text) !== undefined;

/** A year behind the model, before what is said of the engine or at the end; right behind the make such a number is a model. */
const YEAR_WITHIN =
  /(?<=^\S+ \S+.*)\s+(?:19[89]|20[0-4])\d(?=$|\s+(?:\d{1,2}\.\d|manual|auto|petrol|diesel|hybrid|electric)\b).*$/i;

/** The year that a description of a vehicle tells: before the make, behind the model, or apart from it. */
const yearTold = (text: string): number | undefined => {
  const [, year] =
    /^((?:19|20)\d{2})\s+\p{Lu}/u.exec(text) ?? /[,(]\s*((?:19|20)\d{2})\b(?! ?c\.?c\b)/i.exec(text) ?? [];
  const within = YEAR_WITHIN.exec(text.replace(CAPACITY, ''))?.[0];
  return Number(year ?? /\d{4}/.exec(within ?? '')?.[0]) || undefined;
};

/** The capacity of the engine and what follows it. */
const CAPACITY = /,?\s+\d(?:,?\d{2,3}) ?c\.?c\b.*$/i;

/** A description without the mark, the year and what follows them. */
function described(text: string): string {
  return text
    .replace(/\s*[,;(–-]?\s*\b(?:reg(?:istration)?(?: (?:number|no|mark))?:?\s*)?[A-Z]{2}\d{2} ?[A-Z]{3}\b\)?/gi, '')
    .replace(/^(?:19|20)\d{2}\s+|\s*[,(]\s*(?:19|20)\d{2}\)?.*$/g, '')
    .replace(/,?\s+(?:first )?registered\b.*$|\.\s+(?=\p{Lu}).*$/iu, '')
    .replace(CAPACITY, '')
    .replace(YEAR_WITHIN, '')
    .replace(
      /,\s*(?:\d[ -]?(?:door|dr) )?(?:estate|hatchback|saloon|coup[eé]|convertible|cabriolet|suv|mpv|pick[ -]?up|panel van)\b.*$/i,
      '',
    )
    .replace(/^(?:your |the )?(?:vehicle|car)[: ]+/i, '')
    .replace(/[\s,;(–-]+$/, '')
    .trim();
}

/** The year that a description holds, as that of the registration where the mark does not speak against it. */
export function yearInside(
  fields: FieldCandidates,
  mark: string | undefined,
): { readonly cell: FormCell | undefined } | undefined {
  const found = [fields['makeModel']?.[0], fields['vehicle']?.[0], fields['model']?.[0]].flatMap((from) => {
    const year = yearTold(textIn(from) ?? '');
    return from && year !== undefined ? [{ from, year }] : [];
  })[0];
  if (!found) return undefined;
  const [first, last] = (mark === undefined ? undefined : yearsOfMark(mark)) ?? [found.year, found.year];
  const fits = found.year >= first && found.year <= last;
  return { cell: fits ? { ...found.from, value: { kind: 'text', text: String(found.year) } } : undefined };
}
