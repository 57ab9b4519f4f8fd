// Where one document of a file ends and the next begins: people scan their papers into one file. A wrong cut tears a document
// apart, so a cut needs a reason: page numbers that begin anew, or a page that alone is surely of another class.
import { UNKNOWN_CLASS } from './calibration.ts';

/** What a page shows by itself. */
export interface PageSigns {
  /** The page number printed on it, and of how many. */
  readonly printed?: { readonly number: number; readonly total?: number };
  /** The class it would have if it were a whole document, and how sure (0..1). */
  readonly classIdentifier: string;
  readonly confidence: number;
  /** Whether its upper part says whom or which account it is about: an address, a number. What goes on from the page before says neither. */
  readonly hasHead: boolean;
  /** Whether it bears the foot of the page before alone, for which that had no room: its number is the number of that page. */
  readonly isFoot?: boolean;
}

/** Pages of one document, 1-based, both included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** A page speaks for its class from here on. */
const SURE = 0.95;
/** Classes whose documents have one page: two such pages are two documents. */
const SINGLE_PAGE: ReadonlySet<string> = new Set(['earnings-payslip', 'identity-passport']);
/** Classes whose documents are pictures: their few words need no head. */
const BARE_CLASSES: ReadonlySet<string> = new Set(['identity-passport', 'identity-driving-licence']);
/** Classes that one statement may show on different pages: a current account, a savings account, a card. */
const BANKING = 'banking-';

/** The documents of a file. Pages of no class go with the document before them, or at the start with the one after. */
export function splitPages(pages: readonly PageSigns[]): readonly PageRange[] {
  const parts: { first: number; last: number; known: string | undefined }[] = [];
  pages.forEach((page, index) => {
    const own = isSure(page) ? page.classIdentifier : undefined;
    const part = parts.at(-1);
    if (part && !beginsDocument(page, { before: pages[index - 1], known: part.known, count: index + 1 - part.first })) {
      part.last = index + 1;
      part.known ??= own;
    } else {
      parts.push({ first: index + 1, last: index + 1, known: own });
    }
  });
  return withoutUnknown(parts);
}

function isSure({ classIdentifier, confidence }: PageSigns): boolean {
  return classIdentifier !== UNKNOWN_CLASS.classIdentifier && confidence >= SURE;
}

/** What stands before a page: the page itself, the class of the document, and how many pages that has so far. */
interface Before {
  readonly before: PageSigns | undefined;
  readonly known: string | undefined;
  readonly count: number;
}

function beginsDocument(page: PageSigns, { before, known, count }: Before): boolean {
  if (page.isFoot) return false;
  const [number, last] = [page.printed, before?.printed];
  if (number && last && number.number === last.number + 1 && number.total === last.total) return false;
  // A first page need not be numbered.
  if (number?.number === count + 1 && number.number <= (number.total ?? number.number)) return false;
  if (number?.number === 1 && (last !== undefined || (number.total ?? 0) > 1)) return true;
  if (known === undefined || !isSure(page) || !(page.hasHead || BARE_CLASSES.has(page.classIdentifier))) return false;
  if (page.classIdentifier === known) return SINGLE_PAGE.has(known);
  return !(page.classIdentifier.startsWith(BANKING) && known.startsWith(BANKING));
}

/** Parts of no known class, joined to a neighbour. */
function withoutUnknown(parts: readonly (PageRange & { readonly known: string | undefined })[]): readonly PageRange[] {
  const joined: { first: number; last: number; known: string | undefined }[] = [];
  for (const { first, last, known } of parts) {
    const before = joined.at(-1);
    if (before && (known === undefined || before.known === undefined)) {
      before.last = last;
      before.known ??= known;
    } else {
      joined.push({ first, last, known });
    }
  }
  return joined.map(({ first, last }) => ({ first, last }));
}
