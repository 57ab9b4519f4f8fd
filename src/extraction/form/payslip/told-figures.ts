// Figures that a payslip tells in sentences: `Your taxable pay this month was £2,014.00`, `Totals so far this tax year: gross pay
// £9,100.00, tax £812.40`. A sentence must say which time it speaks of.
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import { boundsOf, textOf, type Word } from '../../../model/page.ts';
import { readAmount } from '../../values/amount.ts';
import type { Cell } from './cells.ts';
import type { PlacedFigure } from './figures.ts';
import type { LabelMeaning, PayWords } from './pay-words.ts';

/** Lines of one text begin within this of each other, in points, and stand at most so many text heights apart. */
const SAME_EDGE_PT = 4;
const LINE_GAP = 1.2;
/** Fewer words in a row are no text. */
const FEWEST_WORDS = 6;
/** The name of a figure has at most this many words. */
const MOST_NAME_WORDS = 6;
const AMOUNT = /^[(-]?£?\d[\d,]*\.\d{2}\)?$/;
const SENTENCE_END = /[.!?]$/;
const YEAR = /\b(?:so far|to date|tax year|this year|ytd|since (?:6(?:th)? )?april)\b/gi;
const PERIOD = /\b(?:this|the|each|current) (?:pay )?(?:month|week|fortnight|period|payslip|time)\b/gi;
/** What stands between a name and its amount. */
const LINKS =
  /(?:[\s:=–-]|\b(?:was|were|is|are|of|to|now|has|have|been|comes?|came|stands?|at|totals?|which|that|you|paid))+$/i;
/** `Tax so far this year £1,600.40`: the time between a name and its amount says nothing of what the amount is of. */
const TIME_BETWEEN =
  /(?:[\s,(]+(?:so far|to date|ytd|(?:for |in |of )?(?:this|the|each|current) (?:tax )?(?:year|month|week|period)|since (?:6(?:th)? )?april|[:)]))+$/i;
const STARTS = /^(?:[\s,;:&–-]|\b(?:and|your|the|plus|with|of|a|in|is|are|was)\b)+/i;
/** What an employer pays is told the same way. */
const EMPLOYER = /\b(?:employer|company|we|our|also paid|contributed)\b/i;

/** Among the totals of a year, pay that is not called taxable is all of it. */
const JUST_PAY =
  /(?:^|[,;:·|•–-]|\b(?:are|is|of|was|your|been|have|had|you|date|far|ytd|year|april|\d{2}|20\d{2})) ?(?:total )?(?:pay|gross|earnings|earned|wages)[:=]?$/i;
/** `and for the month £2,014.00`: nothing but another time of what was told before. */
const JUST_TIME =
  /^(?:[\s,;:·|•(–-]|\b(?:and|for|in|of|to|so|far|this|the|each|current|pay|month|week|period|payslip|year|tax|date|it|was|is|came|as|now|ytd|alone|since|april|6(?:th)?|20\d{2})\b)+$/i;
/** `£68.00 employer NI`. */
const EMPLOYERS_OWN = /^(?:(?:of|in|as|for|was|is) )?(?:the |our |your )?(?:employer|company)\b/i;

/** `We paid you £1,842.16 on 31 October`. */
const PAID_YOU = /(?:\bpaid you|\byou (?:were|have been|are being|will be) paid|\bpaid to you)(?: a total of)?$/i;

/** `We sent £2,134.24 to your account`. */
const TO_YOU = /^(?:in)?to your (?:bank )?(?:account|bank)\b/i;
const SENT = /\b(?:sent|paid|pay|transferred|put|credited)$/i;

/** `you have been paid £9,200.00 gross`, `… before tax`. */
const GROSS = /^(?:gross\b|before (?:tax|deductions|anything)\b)/i;

type Time = 'year' | 'period';

interface ToldFigures {
  readonly figures: PlacedFigure[];
  readonly unread: string[];
}

interface Told {
  readonly words: readonly Word[];
  readonly page: number;
}

/** The figures told in sentences for which no table has one, and amounts among them that were not understood. */
export function toldFigures(
  layout: DocumentLayout,
  words: PayWords,
  placed: readonly PlacedFigure[],
): { readonly figures: readonly PlacedFigure[]; readonly unread: readonly string[] } {
  const told = textsOf(layout).map((text) => figuresOfText(sentencesOf(text), words));
  const isPlaced = ({ concept, when }: PlacedFigure): boolean =>
    placed.some((one) => one.concept === concept && one.when === when);
  return {
    figures: told.flatMap(({ figures }) => figures).filter((figure) => !isPlaced(figure)),
    // Where nothing else is told of the year, an amount may be a threshold or an allowance.
    unread: told.flatMap(({ figures, unread }) => (figures.some(({ when }) => when === 'year') ? unread : [])),
  };
}

/** Lines on end under one left edge, as running words. */
function textsOf(layout: DocumentLayout): Told[] {
  return layout.pages.flatMap(({ number, lines }) => {
    const open: { words: Word[]; last: Line; x0: number }[] = [];
    for (const line of lines) {
      for (const { words, x0, y0 } of line.phrases) {
        const at = open.findIndex(
          (one) => Math.abs(one.x0 - x0) < SAME_EDGE_PT && y0 - one.last.y1 < LINE_GAP * (line.y1 - line.y0),
        );
        const own = open[at];
        if (own && own.last !== line) {
          own.words.push(...words);
          own.last = line;
        } else if (words.length >= FEWEST_WORDS && !isEmployers(line, x0)) {
          open.push({ words: [...(headingOver(lines, line, x0)?.words ?? []), ...words], last: line, x0 });
        }
      }
    }
    return open.map(({ words }) => ({ words, page: number }));
  });
}

/** `Totals this tax year`, over its figures: the time that they are of. */
function headingOver(lines: readonly Line[], line: Line, x0: number): Line['phrases'][number] | undefined {
  const above = lines[lines.indexOf(line) - 1];
  const head = above?.phrases.find((one) => Math.abs(one.x0 - x0) < SAME_EDGE_PT);
  const isNear = above !== undefined && line.y0 - above.y1 < LINE_GAP * (line.y1 - line.y0);
  const isTime = head !== undefined && head.words.length < FEWEST_WORDS && timeOf(head.text, '') === 'year';
  return isNear && isTime && !/\d[.,]\d{2}\b/.test(head.text) ? head : undefined;
}

/** `Employer contributions this month: … | To date: …`: what stands behind goes on with it. */
function isEmployers({ phrases }: Line, x0: number): boolean {
  return phrases.some((one) => one.x0 < x0 && /^(?:employers?['’]?s?|company)\b/i.test(one.text));
}

function sentencesOf({ words, page }: Told): Told[] {
  const found: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    found.at(-1)?.push(word);
    const next = words[at + 1];
    if (next && SENTENCE_END.test(word.text) && /^\p{Lu}/u.test(next.text)) found.push([]);
  }
  return found.filter((sentence) => sentence.length > 0).map((sentence) => ({ words: sentence, page }));
}

/** The figures of sentences on end: one that names no time goes on with that of the one before. */
function figuresOfText(sentences: readonly Told[], meanings: PayWords): ToldFigures {
  const found: ToldFigures = { figures: [], unread: [] };
  let time: Time | undefined;
  for (const sentence of sentences) {
    const { figures, unread } = figuresIn(sentence, meanings, time);
    found.figures.push(...figures);
    found.unread.push(...unread);
    time = timeOf(textOf(sentence.words), '') ?? time;
  }
  return found;
}

function figuresIn({ words, page }: Told, meanings: PayWords, ofText: Time | undefined): ToldFigures {
  const found: PlacedFigure[] = [];
  const unread: string[] = [];
  let from = 0;
  let last: LabelMeaning['concept'];
  for (const [at, word] of words.entries()) {
    const text = bare(word.text);
    const amount = AMOUNT.test(text) ? readAmount(text) : undefined;
    if (!amount) continue;
    const before = words.slice(from, at);
    const behind = namedBehind(words.slice(at + 1), meanings);
    const meaning = namedBefore(before, meanings) ?? behind?.meaning;
    const isSent = SENT.test(textOf(before)) && TO_YOU.test(textOf(words.slice(at + 1, at + 5)));
    if (isSent || PAID_YOU.test(textOf(before))) {
      const isGross = GROSS.test(textOf(words.slice(at + 1, at + 3)));
      const time = timeOf(textOf(before), '');
      const when = isGross ? (time ?? ofText ?? 'period') : 'period';
      const concept = isGross ? 'grossPay' : 'netPay';
      // What was paid in a year may be with or without what was taken off.
      if (time === 'year' && !isGross) unread.push(text);
      else found.push({ cell: { ...cellOf([word], page), text, amount }, concept, when, direct: true });
      from = at + 1;
      continue;
    }
    const when = meaning?.when ?? timeOf(textOf(words.slice(0, at)), textOf(words.slice(at))) ?? ofText;
    // `£81.20 in tax, £37.40 in …`: what names one amount does not name the next.
    from = at + 1 + (meaning === behind?.meaning ? (behind?.length ?? 0) : 0);
    const isPayOfYear = meaning === undefined && when === 'year' && JUST_PAY.test(withoutTime(textOf(before)));
    const isAnotherTime = timeOf(textOf(before), '') !== undefined && JUST_TIME.test(textOf(before));
    const again = meaning === undefined && isAnotherTime ? last : undefined;
    const concept = isPayOfYear ? 'grossPay' : (meaning?.concept ?? again);
    last = concept;
    const isEmployers = EMPLOYER.test(textOf(before)) || EMPLOYERS_OWN.test(textOf(words.slice(at + 1, at + 5)));
    if (concept === undefined && when === 'year' && !isEmployers) unread.push(text);
    if (concept === undefined || concept === 'total' || !when) continue;
    found.push({ cell: { ...cellOf([word], page), text, amount }, concept, when, direct: true });
  }
  return { figures: found, unread };
}

/** `Of your gross pay, £2,014.00 is taxable`: the amount is a part of what is named before it. */
const WHOLE = /\b(?:of|from) (?:your|the|this) [^,;:£]{3,40},$/i;

/** The longest name that ends before an amount: `so far are gross pay`, `taxable pay this month was`. */
function namedBefore(words: readonly Word[], { meaningOf }: PayWords): LabelMeaning | undefined {
  const text = textOf(words);
  if (EMPLOYER.test(text) || WHOLE.test(text)) return undefined;
  const phrase =
    withoutTime(text)
      .replace(LINKS, '')
      .split(/[,;:]\s/)
      .at(-1) ?? '';
  return firstNamed(
    suffixes(phrase.replace(LINKS, '').split(' ')).map((one) => one.replace(STARTS, '')),
    meaningOf,
  );
}

/** A text without the time that it ends in, unless it says nothing else. */
function withoutTime(text: string): string {
  const name = text.replace(TIME_BETWEEN, '');
  return /\p{L}{2}/u.test(name) ? name : text;
}

/** `£193.15 in tax`: what an amount is of. */
function namedBehind(
  words: readonly Word[],
  { meaningOf }: PayWords,
): { readonly meaning: LabelMeaning; readonly length: number } | undefined {
  const [link] = words;
  if (!link || !/^(?:in|of|into|towards?|to|for|was|is|as)$/i.test(link.text)) return undefined;
  const text = textOf(words.slice(1, 1 + MOST_NAME_WORDS));
  const phrase = text.split(/[,;.:]|\s(?:and|so|this|from|on|at|£)/)[0]?.trim() ?? '';
  const name = phrase.replace(/^(?:your|the|my)\s/i, '');
  const meaning = EMPLOYER.test(phrase) ? undefined : firstNamed([name], meaningOf);
  return meaning ? { meaning, length: 1 + phrase.split(' ').length } : undefined;
}

function suffixes(words: readonly string[]): string[] {
  return words.map((_word, at) => words.slice(at).join(' ')).slice(-MOST_NAME_WORDS);
}

function firstNamed(names: readonly string[], meaningOf: PayWords['meaningOf']): LabelMeaning | undefined {
  return names.map(meaningOf).find(({ concept, employer }) => concept !== undefined && !employer);
}

/** The time named last before an amount, else first behind it. */
function timeOf(before: string, behind: string): Time | undefined {
  const last = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
  const first = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)][0]?.index ?? Infinity;
  const [year, period] = [last(before, YEAR), last(before, PERIOD)];
  if (year !== period) return year > period ? 'year' : 'period';
  const [later, now] = [first(behind, YEAR), first(behind, PERIOD)];
  return later === now ? undefined : later < now ? 'year' : 'period';
}

/** Without the signs that sentences end and go on with. */
function bare(text: string): string {
  return text.replace(/[.,;:!]+$/, '');
}

function cellOf(words: readonly Word[], page: number): Cell {
  return {
    ...boundsOf(words),
    text: textOf(words),
    words,
    page,
    sizePt: Math.max(...words.map(({ sizePt }) => sizePt)),
    bold: words.every(({ bold }) => bold),
  };
}
