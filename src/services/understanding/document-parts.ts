// The documents of one file, each laid out as if it were a file of its own, with its class.
import { classify, type Classification } from '../../classification/classify.ts';
import { splitPages, type PageRange, type PageSigns } from '../../classification/split-pages.ts';
import { printedPageNumber } from '../../extraction/document/page-numbers.ts';
import { withoutDates } from '../../extraction/values/without-dates.ts';
import { postcodeAtEnd } from '../../extraction/values/identifiers.ts';
import { PHONE } from '../../kernel/phone-pattern.ts';
import type { DocumentLayout, PageLayout } from '../../model/layout.ts';
import type { Profile } from '../../profiles/profile.ts';

/** One document of a file. */
export interface LaidOutPart {
  readonly pages: PageRange;
  /** Its pages numbered from 1. */
  readonly layout: DocumentLayout;
  readonly classification: Classification;
}

/** The documents of a file in page order: never empty. */
export function documentParts(layout: DocumentLayout, profiles: readonly Profile[]): readonly LaidOutPart[] {
  const ranges = isNumberedThrough(layout) ? [] : splitPages(layout.pages.map((page) => signsOf(page, profiles)));
  if (ranges.length < 2) {
    return [{ pages: { first: 1, last: layout.pages.length }, layout, classification: classify(layout, profiles) }];
  }
  return ranges.map((pages) => {
    const own = { pages: layout.pages.slice(pages.first - 1, pages.last).map((page, i) => renumbered(page, i + 1)) };
    return { pages, layout: own, classification: classify(own, profiles) };
  });
}

/** `Page 1 of 3` to `Page 3 of 3`, or a single page: then there is nothing to cut. */
function isNumberedThrough({ pages }: DocumentLayout): boolean {
  return pages.every((page, index) => {
    if (pages.length === 1) return true;
    const printed = printedPageNumber(page);
    return printed?.number === index + 1 && printed.total === pages.length;
  });
}

function signsOf(page: PageLayout, profiles: readonly Profile[]): PageSigns {
  const printed = printedPageNumber(page);
  const { classIdentifier, confidence } = classify({ pages: [renumbered(page, 1)] }, profiles);
  return { classIdentifier, confidence, hasHead: hasHead(page), isFoot: isFoot(page), ...(printed ? { printed } : {}) };
}

/** A foot has no more lines than this, and they take no more than this part of a page from its top. */
const FOOT = { lines: 8, part: 0.2 };

/** Whether a page bears a few lines at its top alone, the last of which numbers a page: the foot that had no room on the page before. */
function isFoot({ lines, ...page }: PageLayout): boolean {
  const last = lines.at(-1);
  return (
    last !== undefined &&
    lines.length <= FOOT.lines &&
    last.y1 < FOOT.part * page.heightPt &&
    printedPageNumber({ ...page, lines: [last] }) !== undefined
  );
}

/** How far down a page its head reaches. */
const HEAD_PART = 0.5;
/** Five figures on end, with what parts them in numbers of accounts and policies: no amount and no date has them. */
const NUMBER = /(?<![\d.,£/])\d(?:[ -]?\d){4,}(?![\d.,/])|\b[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/;

/** Who may be rung, and the line that is charged for, stand on any page. */
const PHONES = new RegExp(String.raw`(?<![\d-])${PHONE}(?!\d)`, 'gu');

/** Whether the upper part of a page bears an address or a number of its own. */
function hasHead({ lines, heightPt }: PageLayout): boolean {
  return lines
    .filter(({ y0 }) => y0 < HEAD_PART * heightPt)
    .flatMap(({ phrases }) => phrases)
    .some(({ text }) => NUMBER.test(withoutDates(text).replace(PHONES, '')) || postcodeAtEnd(text) !== undefined);
}

function renumbered(page: PageLayout, number: number): PageLayout {
  return page.number === number
    ? page
    : { ...page, number, lines: page.lines.map((line) => ({ ...line, page: number })) };
}
