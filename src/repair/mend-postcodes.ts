// British postcodes with a letter for a figure or a figure for a letter (`BT9 BNR`, `L56 1TF`): their grammar says which stands where, and the
// list of postcode areas which letters may begin one (Royal Mail, Programmers' Guide to PAF; BS 7666).
import { figureFor, lettersFor } from '../kernel/look-alikes.ts';
import type { Word } from '../model/page.ts';

/** Postcode areas, those of the Crown dependencies among them. */
const AREAS: ReadonlySet<string> = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY ' +
    'HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR ' +
    'RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);
/** Whether letters are those of a postcode area. */
export const isArea = (letters: string): boolean => AREAS.has(letters);

/** Which of an outward code's characters are letters (A) and figures (9). */
const OUTWARD = ['A9', 'A99', 'AA9', 'AA99', 'A9A', 'AA9A'];
const INWARD = ['9AA'];
/** Letters that no inward code has. */
const NEVER_INWARD = /[CIKMOV]/;
const MOST_SLIPS = 2;
/** Characters that are taken for each other often: a T may be a 7 or a 1. */
const MOST_COST = 1;
/** Halves of a postcode stand this close, in em, and nothing follows them as closely. */
const SPACE_EM = 0.85;

interface Half {
  readonly text: string;
  readonly slips: number;
}

/** The words of a page with the halves of postcodes set right, by word; few have any. */
export function mendedPostcodes(words: readonly Word[]): ReadonlyMap<Word, string> {
  const mended = new Map<Word, string>();
  words.forEach((left, at) => {
    const right = words[at + 1];
    const parted = right && isBeside(left, right) ? undefined : runTogether(left);
    if (parted !== undefined) mended.set(left, parted);
    if (!right || !isBeside(left, right) || (left.confidence === 1 && right.confidence === 1)) return;
    const next = words[at + 2];
    const moved = next && isBeside(right, next) ? undefined : withSpaceMoved(left.text, right.text);
    if (moved) {
      mended.set(left, moved[0]);
      mended.set(right, moved[1]);
      return;
    }
    const [, inward = '', stop = ''] = /^(.{3})([.,]?)$/u.exec(right.text) ?? [];
    if (inward === '' || (stop === '' && next && isBeside(right, next))) return;
    const found =
      dollarAsS(left.text, inward) ??
      bracketAsJ(left.text, inward) ??
      proposed(left, right, inward) ??
      onlyPostcode(left.text, inward);
    if (!found) return;
    if (found[0] !== left.text) mended.set(left, found[0]);
    if (found[1] !== inward) mended.set(right, found[1] + stop);
  });
  return mended;
}

/** `P0188JA`, alone or at the end of its line: where its second half is right as read, its first may be mended. */
function runTogether({ text, confidence }: Word): string | undefined {
  const [, left = '', right = '', stop = ''] = /^([A-Z\d|]{2,4})(\d[A-Z]{2})([.,]?)$/u.exec(text) ?? [];
  const halves = confidence === 1 || left === '' ? undefined : onlyPostcode(left, right);
  return halves?.[1] === right ? `${halves.join(' ')}${stop}` : undefined;
}

/** `TS 102PA`: a postcode whose space was read in another place. */
function withSpaceMoved(left: string, right: string): readonly [string, string] | undefined {
  const [, outward = '', inward = '', stop = ''] = /^([A-Z\d]{2,4})(\d[A-Z]{2})([.,]?)$/u.exec(left + right) ?? [];
  return outward !== left && outward.startsWith(left) && isPostcode(outward, inward)
    ? [outward, inward + stop]
    : undefined;
}

function isBeside(left: Word, right: Word): boolean {
  const gap = right.x0 - left.x1;
  const isOfLine = Math.abs(left.y0 + left.y1 - right.y0 - right.y1) < 0.7 * Math.min(left.sizePt, right.sizePt);
  return isOfLine && gap > -0.3 * left.sizePt && gap < SPACE_EM * Math.max(left.sizePt, right.sizePt);
}

/** What another engine read, where that is the postcode that the first reading is not. */
function proposed(left: Word, right: Word, inward: string): readonly [string, string] | undefined {
  if (isPostcode(left.text, inward)) return undefined;
  const [last, another] = (right.alternatives ?? []).filter((other) => isPostcode(left.text, other));
  if (last !== undefined) return another === undefined ? [left.text, last] : undefined;
  const [only, more] = (left.alternatives ?? []).filter((other) => isPostcode(other, inward));
  return only === undefined || more !== undefined ? undefined : [only, inward];
}

/** `$11 8TQ`: an S with a stroke through it that nobody printed. */
function dollarAsS(left: string, right: string): readonly [string, string] | undefined {
  const mended = left.replace(/^\$/, 'S').replace(/^([A-Z])\$/, '$1S');
  return mended !== left && isPostcode(mended, right) ? [mended, right] : undefined;
}

/** `EH4 1D)`: the hook of a J without its stroke, where nothing opens a bracket. */
function bracketAsJ(left: string, right: string): readonly [string, string] | undefined {
  const mended = right.replace(/[)\]]$/u, 'J');
  return mended !== right && isPostcode(left, mended) ? [left, mended] : undefined;
}

function isPostcode(left: string, right: string): boolean {
  const first = halves(left, OUTWARD).some(({ text }) => text === left && AREAS.has(/^[A-Z]+/.exec(text)?.[0] ?? ''));
  return first && halves(right, INWARD).some(({ text }) => text === right && !NEVER_INWARD.test(text.slice(1)));
}

/** The two halves with the fewest slips; undefined where they are right as read, no postcode, or several. One half must be right as read. */
function onlyPostcode(left: string, right: string): readonly [string, string] | undefined {
  if (!/^[A-Z\d|]{2,4}$/.test(left) || !/^[A-Za-z\d|?!]{3}$/.test(right)) return undefined;
  const outward = halves(left, OUTWARD).filter(({ text }) => AREAS.has(/^[A-Z]+/.exec(text)?.[0] ?? ''));
  const inward = halves(right, INWARD).filter(({ text }) => !NEVER_INWARD.test(text.slice(1)));
  const whole = outward
    .flatMap((first) => inward.map((last) => ({ first, last, slips: first.slips + last.slips })))
    .filter(({ first, last, slips }) => slips <= MOST_SLIPS && (first.slips === 0 || last.slips === 0))
    .sort((a, b) => a.slips - b.slips);
  const [best, other] = whole;
  if (!best || best.slips === 0 || other?.slips === best.slips) return undefined;
  return [best.first.text, best.last.text];
}

/** What a half may be: each character as a letter or a figure, as a form of it has it. */
function halves(text: string, forms: readonly string[]): readonly Half[] {
  return forms
    .filter((form) => form.length === text.length)
    .flatMap((form) => {
      let found: Half[] = [{ text: '', slips: 0 }];
      for (const [at, kind] of [...form].entries()) {
        const read = text.charAt(at);
        const others = (kind === '9' ? [figureFor(read) ?? []].flat() : lettersFor(read)).filter(
          ({ cost }) => cost <= MOST_COST,
        );
        found = found.flatMap((half) =>
          others.map((one) => ({
            text: half.text + one.text,
            slips: half.slips + (one.text === read ? 0 : 1),
          })),
        );
      }
      return found;
    });
}
