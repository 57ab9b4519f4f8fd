// Amounts beside the name of a cover that were taken neither for what is insured nor for an excess, and names of covers that are broken off.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FormFinding } from '../form-reading.ts';
import { unreadAcrossFindings } from './covers-across.ts';
import { isCoverName } from './cover-names.ts';
import type { Cover } from './covers.ts';
import type { Figure } from './figures.ts';
import { KIND_ALONE, OPEN_END } from './straddled-label.ts';
import { unreadRowFindings } from './unread-rows.ts';

/** Names of covers have at most so many words. */
const MOST_WORDS = 4;
/** Nothing is insured for less, in minor units: it is a price or an excess. */
const LEAST = 100_000;
/** Parts of the paper that hold amounts of their own beside names of covers. */
const OTHERS: ReadonlySet<string | undefined> = new Set(['premium', 'past', 'excess']);
const OF_PRICES = /\b(?:premium|price|cost)s?\b/;
const NO_COVER =
  /\b(?:excess|premium|price|cost|rebuild\w*|claims?|paid|tax|total|value|fee|limit|maximum)\b|\b(?:over|above|exceeding|more than)$/;

interface Insured {
  readonly layout: DocumentLayout;
  readonly figures: readonly Figure[];
  readonly covers: readonly Cover[];
  readonly currency: string;
}

/** Warnings that name the covers of a home whose amounts were left out: by their names, and by their place in a table. */
export const unreadCoverFindings = (insured: Insured): FormFinding[] => [
  ...byName(insured),
  ...cutOff(insured.covers),
  ...phrased(insured.covers),
  ...mainUnread(insured),
  ...unreadRowFindings(insured.layout, insured.covers, insured.currency),
  ...unreadAcrossFindings(insured.layout, insured.covers, insured.currency),
];

/** A cover whose name says of what kind it is and not of what: the noun stands where it was not read. */
function cutOff(covers: readonly Cover[]): FormFinding[] {
  const names = new Set(covers.map(({ name }) => name).filter((name) => KIND_ALONE.test(name) || OPEN_END.test(name)));
  return [...names].map((name) => ({
    severity: 'warnings',
    reason: `The name of a cover may go on where it was not read: ${name}.`,
  }));
}

/** A cover that is called as headings and questions are: `What we insure`. */
function phrased(covers: readonly Cover[]): FormFinding[] {
  const names = new Set(covers.map(({ name }) => name).filter((name) => SPOKEN.test(name)));
  return [...names].map((name) => ({
    severity: 'warnings',
    reason: `What was read as the name of a cover reads like a heading: ${name}.`,
  }));
}

/** What headings and questions begin with, or end in. */
const SPOKEN =
  /^(?:what|how|which|where|who|when|do|does|is|are|would|have|has|your (?:cover|policy|insurance|sums?)|our|we|you|this|these|details|summary|about|section|cover|sums? insured)\b(?! (?:of|for|in|at|to)? ?(?:contents|buildings|home|belongings))|\b(?:how much|up to)$|[?!]$/i;

const MAIN = /^(buildings|contents)(?: (?:cover|insurance|section|sums? insured))?:?$/i;
/** What says beside a cover that it is none of this policy. */
const NOT_TAKEN = /^(?:not\b|no\b|none\b|nil\b|n\/?a\b|excluded|declined|£? ?0(?:\.00)?$|[✗✘☐–-]$)/i;

/** The buildings or the contents in a row of their own with something beside them, and no cover of them was read: the kind of the policy hangs on it. */
function mainUnread({ layout: { pages }, covers }: Insured): FormFinding[] {
  const read = covers.map(({ name }) => foldText(name)).join(' ');
  const rows = pages.flatMap(({ lines }) => lines.filter(({ furniture }) => !furniture).map(({ phrases }) => phrases));
  const unread = rows.flatMap(([first, second]) => {
    const [, typed, behind] = /^([^:]{8,30}): (.+)$/.exec(first?.text ?? '') ?? [];
    const [, what = ''] = MAIN.exec(typed ?? first?.text ?? '') ?? [];
    const value = behind ?? second?.text;
    const isTold = value !== undefined && !NOT_TAKEN.test(value) && !MAIN.test(value) && /\p{L}{3}|\d/u.test(value);
    return what !== '' && isTold && !read.includes(what.toLowerCase()) ? [what] : [];
  });
  const [first] = unread;
  return first === undefined
    ? []
    : [{ severity: 'warnings', reason: `A row names the ${first.toLowerCase()}, and no cover of them was read.` }];
}

function byName({ figures, covers }: Insured): FormFinding[] {
  const read = new Set(covers.flatMap(({ amount, excess }) => [amount, excess]));
  const unread = figures
    .filter(
      ({ minor, section, isDeclined }) =>
        isDeclined !== true && minor >= LEAST && !OTHERS.has(section) && !read.has(minor),
    )
    .filter(({ header }) => !OF_PRICES.test(header))
    .map(({ label }) => label)
    .filter((label) => {
      const words = foldText(label);
      return words.split(' ').length <= MOST_WORDS && isCoverName(label) && !NO_COVER.test(words);
    });
  const named = [...new Set(unread)];
  return named.length > 0
    ? [{ severity: 'warnings', reason: `An amount beside the name of a cover was not read: ${named.join(', ')}.` }]
    : [];
}
