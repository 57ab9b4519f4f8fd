// Boxes that a bill sets out its services in: the head names a kind of service and what it comes to (`Mobile 07700 900386   £21.34`),
// and what stands beneath, up to the next head, is of that service alone.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { usualSizeOf } from '../../../model/usual-size.ts';
import { readAmount, signedMinor } from '../../values/amount.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { BillRow } from './bill-rows.ts';
import { kindAlone } from './kind-words.ts';
import type { Utility } from './named-utility.ts';
import { withoutPhrases } from '../../../model/parts-of-lines.ts';

/** One box: its head, and the lines of its page within its edges. */
export interface ServiceBox {
  readonly utility: Utility;
  /** What it comes to, in minor units. */
  readonly minor: number;
  readonly head: readonly Phrase[];
  /** The words behind its kind in the head: `Fibre 500` of `Broadband – Fibre 500`. */
  readonly plan?: string;
  /** Where the plan stands on a line of its own beneath the head. */
  readonly named?: Phrase;
  readonly page: number;
  /** Indices of its lines, that of its head left out. */
  readonly lines: ReadonlySet<number>;
  readonly x0: number;
  readonly x1: number;
}

/** A place on a page. */
export interface Place {
  readonly page: number;
  readonly lineIndex: number;
  readonly x: number;
}

const LARGER = 1.08;
const TOTAL = /\b(?:total|sub-?total)\b/iu;
/** What stands further left than the head by so much is of no box of its. */
const OUTSIDE_PT = 3;
/** The amount of a head ends at most so far right of what stands beneath it. */
const BEYOND_PT = 6;

/** The boxes of a bill, each with something in it. */
export function serviceBoxes({ pages }: DocumentLayout, known: readonly Utility[]): readonly ServiceBox[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, at) => {
      const heads = headsOf(line, page, known);
      return heads.flatMap((head, i): ServiceBox[] => {
        const x1 = heads[i + 1]?.phrase.x0 ?? edgeBeside(line, head) ?? page.widthPt;
        const lines = linesBeneath(page, at, { head, x1, known });
        const { utility, phrase, amount, plan, over } = head;
        const minor = head.minor ?? firstPrice(page, lines);
        return lines.length > 0 && minor !== undefined
          ? [
              {
                utility,
                minor,
                head: amount ? [phrase, amount] : [phrase],
                ...(plan === undefined ? {} : { plan }),
                ...(over ? { named: over } : {}),
                page: page.number,
                lines: new Set(lines),
                x0: phrase.x0 - OUTSIDE_PT,
                x1,
              },
            ]
          : [];
      });
    }),
  );
}

/** The box that a place is in. */
function boxAt(boxes: readonly ServiceBox[], { page, lineIndex, x }: Place): ServiceBox | undefined {
  return boxes.find((one) => one.page === page && one.lines.has(lineIndex) && x >= one.x0 && x < one.x1);
}

/** The box that what a rule found is in. */
export function boxOf(
  boxes: readonly ServiceBox[],
  { page, lineIndex, printed: { box } }: FieldCandidate,
): ServiceBox | undefined {
  return boxAt(boxes, { page, lineIndex, x: (box.x0 + box.x1) / 2 });
}

/** The rows, those in boxes about the service of theirs where they name none. */
export function inBoxes(rows: readonly BillRow[], boxes: readonly ServiceBox[]): readonly BillRow[] {
  if (boxes.length === 0) return rows;
  return rows.map((row) => {
    const [first] = row.phrases;
    const own = first && boxAt(boxes, { page: row.line.page, lineIndex: row.lineIndex, x: (first.x0 + first.x1) / 2 });
    return own && row.utility === undefined ? { ...row, utility: own.utility } : row;
  });
}

/** The pages without the heads of boxes. */
export function withoutHeads(layout: DocumentLayout, boxes: readonly ServiceBox[]): DocumentLayout {
  const heads = new Set(boxes.flatMap(({ head }) => head));
  if (heads.size === 0) return layout;
  return {
    pages: layout.pages.map((page) => ({ ...page, lines: page.lines.map((line) => withoutPhrases(line, heads)) })),
  };
}

interface Head {
  readonly utility: Utility;
  /** What it comes to, and where: undefined where only the rows beneath have prices. */
  readonly minor?: number;
  readonly amount?: Phrase;
  readonly phrase: Phrase;
  readonly plan?: string;
  /** What it stands over in small type, and what is as strong in the box is its like of: the name of the plan. */
  readonly over?: Phrase;
}

/** The kind of a service and its plan. */
const WITH_PLAN = /^(?<kind>\p{L}[\p{L} -]{1,24}?)(?:\s[–—|·-]\s|:\s)(?=[\p{Lu}\d])(?<plan>[^£]{2,50})$/u;
/** The same with the kind in brackets: `Fibre 500 (broadband)`. */
const BEFORE_KIND = /^(?<plan>[\p{Lu}\d][^£()]{2,50}) \((?<kind>\p{L}[\p{L} -]{1,24})\)$/u;
const DEVICE = /\b(?:device|handset)\b/iu;
/** The price of a service stands so many lines beneath its head. */
const PRICE_LINES = 6;

/** The amount of the first row beneath a head that has one, in minor units. */
function firstPrice({ lines }: PageLayout, beneath: readonly number[]): number | undefined {
  return beneath
    .slice(0, PRICE_LINES)
    .map((at) => readAmount(lines[at]?.phrases.at(-1)?.text ?? ''))
    .flatMap((amount) => (amount?.hasFraction ? [signedMinor(amount)] : []))[0];
}

/** The head of a line that names the kind of a service and its plan, and nothing else. */
function plannedHead({ phrases }: Line, page: PageLayout, known: readonly Utility[]): Head | undefined {
  const [phrase, other] = phrases;
  const text = phrase?.text ?? '';
  const { kind = '', plan = '' } = (WITH_PLAN.exec(text) ?? BEFORE_KIND.exec(text))?.groups ?? {};
  // What is paid off is a device, and no plan of a service.
  const utility = TOTAL.test(plan) || DEVICE.test(kind) ? undefined : kindAlone(kind, known);
  return phrase && !other && isSet(phrase, page) && utility !== undefined ? { utility, phrase, plan } : undefined;
}

/** A kind in smaller or lighter type right over the name of a plan, each with its line to itself: `PHONE PLAN` over `Anytime Calls`. */
function smallHead(line: Line, { lines }: PageLayout, known: readonly Utility[]): Head | undefined {
  const [phrase, other] = line.phrases;
  const [over, another] = lines[lines.indexOf(line) + 1]?.phrases ?? [];
  if (!phrase || other || !over || another) return undefined;
  const isStronger = over.sizePt > LARGER * phrase.sizePt || (over.bold && !phrase.bold);
  const isRight = Math.abs(over.x0 - phrase.x0) <= OUTSIDE_PT && over.y0 - phrase.y1 <= over.y1 - over.y0;
  const utility = isStronger && isRight && !/[£\d]$/u.test(phrase.text) ? kindAlone(phrase.text, known) : undefined;
  return utility === undefined || kindAlone(over.text, known) !== undefined || TOTAL.test(phrase.text)
    ? undefined
    : { utility, phrase, over, plan: over.text };
}

const isSet = ({ bold, sizePt }: Phrase, page: PageLayout): boolean => bold || sizePt > LARGER * usualSizeOf(page);

/** Heads of a line: the kind of a service, set strongly, with nothing behind it but an amount, in its phrase or the next. */
function headsOf(line: Line, page: PageLayout, known: readonly Utility[]): readonly Head[] {
  const { phrases } = line;
  const planned = plannedHead(line, page, known) ?? smallHead(line, page, known);
  if (planned) return [planned];
  const heads = phrases.flatMap((phrase, i): Head[] => {
    const [text, money] = AMOUNT_BEHIND.exec(phrase.text)?.slice(1) ?? [phrase.text];
    const next = money === undefined ? phrases[i + 1] : phrase;
    const amount = readAmount(money ?? next?.text ?? '');
    const utility = TOTAL.test(phrase.text) ? undefined : kindAlone(text ?? '', known);
    return isSet(phrase, page) && utility !== undefined && next && amount?.hasFraction
      ? [{ utility, minor: signedMinor(amount), phrase, amount: next }]
      : [];
  });
  const others = phrases.filter((one) => !heads.some(({ phrase, amount }) => phrase === one || amount === one));
  return others.some((one) => heads.some(({ phrase }) => one.x1 < phrase.x0)) ? [] : heads;
}

const AMOUNT_BEHIND = /^(.{2,40}?)\s*[:–—(-]?\s*(£\s?[\d,]+\.\d\d)\)?$/u;

/** Where another column begins beside a head that is the last of its line. */
const edgeBeside = ({ phrases }: Line, { amount }: Head): number | undefined =>
  amount && phrases.find(({ x0 }) => x0 > amount.x1 + BEYOND_PT)?.x0;

/** The lines beneath a head that are within its box. */
function linesBeneath(
  page: PageLayout,
  at: number,
  { head, x1, known }: { readonly head: Head; readonly x1: number; readonly known: readonly Utility[] },
): readonly number[] {
  const lines: number[] = [];
  for (const [i, line] of page.lines.entries()) {
    if (i <= at || line.furniture) continue;
    const own = line.phrases.filter((one) => one.x1 > head.phrase.x0 && one.x0 < x1);
    const [first] = own;
    if (!first) continue;
    if (
      first.x0 < head.phrase.x0 - OUTSIDE_PT ||
      (isHeading(own, head) && !isPlan(first, head, lines)) ||
      TOTAL.test(first.text)
    )
      break;
    if (headsOf(line, page, known).some(({ phrase }) => own.includes(phrase))) break;
    lines.push(i);
  }
  return lines;
}

/** Whether what is set as strongly stands right beneath the head, as the name of a plan does. */
function isPlan(own: Phrase, { phrase, over }: Head, lines: readonly number[]): boolean {
  const { y0, y1, sizePt } = own;
  if (own === over) return true;
  return lines.length === 0 && sizePt <= phrase.sizePt && y0 - phrase.y1 <= PLAN_GAP * (y1 - y0);
}

/** A heading of what follows stands further away, in heights of its text. */
const PLAN_GAP = 2;

/** Whether what stands alone is set as strongly as the head of the box. */
function isHeading(own: readonly Phrase[], head: Head): boolean {
  const [first, second] = own;
  const phrase = head.over ?? head.phrase;
  return (
    first !== undefined &&
    second === undefined &&
    Math.abs(first.x0 - phrase.x0) <= OUTSIDE_PT &&
    (first.sizePt > phrase.sizePt + 0.5 ||
      (first.sizePt > phrase.sizePt - 0.3 && first.bold === phrase.bold && phrase.bold && !/\d/.test(first.text)))
  );
}
