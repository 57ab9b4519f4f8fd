// Who holds the account and where they live: the address block, with the names over it.
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import { postcodeAtEnd } from '../values/identifiers.ts';
import { partedAddress } from './address-in-line.ts';
import { addressInCell } from './address-in-cell.ts';
import { isAddressLabel, isPremises, isStreet } from './address-lines.ts';
import { withNamesWhole } from './broken-names.ts';
import { isIssuers } from './issuers-own.ts';
import { isOtherValue } from './other-values.ts';
import { COMPANY, isCompanyName, isFirstOfCompany, looksLikeName, splitNames } from './party-names.ts';
import { withPostcodesJoined } from './parted-postcode.ts';
import { isTitledName, TITLE, withoutTitle } from './titles.ts';
import { headsBlock, sameBlock } from './same-block.ts';
import { isJoint, namesOverNumber } from './second-names.ts';

/** An address block: names above (none where a label names the holder elsewhere), address lines, and the postcode that ends it. */
export interface AddressBlock {
  readonly names: readonly Printed[];
  readonly lines: readonly Printed[];
  readonly postcode: string;
  readonly postcodePrinted: Printed;
  /** What stands right over its names. */
  readonly head?: string;
}

/** The parts of an issuer's own address. */
const ISSUERS_OWN =
  /\b(?:registered|head office|customer (?:relations|services?)|po box|p\.o\.|freepost|write to|branch|authorised|contact|telephone|tel|www\.|complaints?|ombudsman)\b|(?<!food )bank (?:\(?uk\)? )?(?:plc|p\.l\.c|limited|ltd)|\.co\.uk|\.com/i;
const OF_ACCOUNT = /^(?:sort ?code|account (?:number|no)|iban|bic)\b.*\d/i;
/** Lines of a block stand at most this many text heights apart. */
const BLOCK_GAP = 1.1;
const MAX_LINES = 9;
/** More words are those of a sentence. */
const LINE_WORDS = 9;

/** The holder's address block, or undefined: the block that ends in a postcode and begins with a name. */
export function findAddressBlock(
  layout: DocumentLayout,
  options: {
    readonly skip: (page: number, lineIndex: number) => boolean;
    readonly accountName?: string;
    /** Whose paper it is: a block that names it is its own. */
    readonly issuer?: string;
  },
): AddressBlock | undefined {
  let best: { block: AddressBlock; score: number } | undefined;
  const isOfSeveral = isJoint(layout) || areSeveral(options.accountName ?? '');
  for (const page of layout.pages.slice(0, 3)) {
    page.lines.forEach((line, index) => {
      if (options.skip(page.number, index)) return;
      for (const phrase of withPostcodesJoined(line.phrases)) {
        const end = postcodeAtEnd(phrase.text);
        if (!end) continue;
        const accountName = foldText(options.accountName ?? '');
        const isLine = phrase.words.length <= LINE_WORDS;
        const found =
          blockInLine(page, index, phrase) ??
          (isLine ? blockAbove(page.lines, { index, phrase, end, accountName, isOfSeveral }) : undefined);
        const block = found && !isIssuers(found.names, options.issuer) ? found : undefined;
        const score = block ? scoreOf(block, page.number) + (isNamed(block, options.accountName) ? NAMED : 0) : 0;
        if (block && score > 0 && (!best || score > best.score)) best = { block, score };
      }
    });
  }
  return best?.block;
}

/** Whether a label names more holders than one: `G Ashby & C Maddock`. */
const areSeveral = (name: string): boolean => /\s(?:&|and)\s/i.test(name) && !isCompanyName(name);

/** A block that is set on one line: `Mr E Lark, 4 Mill Lane, Wells, BA5 1AA`. */
function blockInLine({ lines, number }: PageLayout, index: number, phrase: Phrase): AddressBlock | undefined {
  const printed = printedPhrase(phrase, number);
  const parts = partedAddress(phrase.text) ?? addressInCell(lines, index, phrase);
  const piece = (text: string): Printed => ({ ...printed, text });
  return parts && { ...parts, names: parts.names.map(piece), lines: parts.lines.map(piece), postcodePrinted: printed };
}

/** What it is worth that a label names the same holder. */
const NAMED = 2;

function isNamed({ names: [name] }: AddressBlock, accountName: string | undefined): boolean {
  return name !== undefined && accountName !== undefined && foldText(accountName) === foldText(name.text);
}

function blockAbove(
  lines: readonly Line[],
  from: {
    index: number;
    phrase: Phrase;
    end: { postcode: string; before: string };
    accountName: string;
    isOfSeveral: boolean;
  },
): AddressBlock | undefined {
  const stack: Placed[] = [];
  let below: Phrase = from.phrase;
  let isLabelled = false;
  for (let i = from.index - 1; i >= 0 && stack.length < MAX_LINES; i--) {
    const line = lines[i];
    if (!line) break;
    // Of a short line a picture may tell too small a size.
    const height = Math.max(below.y1 - below.y0, from.phrase.y1 - from.phrase.y0);
    if (below.y0 - line.y1 > BLOCK_GAP * height) break;
    const phrase = line.phrases.find((one) => sameBlock(one, below) || isNameOver(one, below));
    if (!phrase) continue;
    if (below.y0 - phrase.y1 > BLOCK_GAP * height) break;
    // What numbers the account stands between its name and its address.
    if (OF_ACCOUNT.test(phrase.text)) {
      below = phrase;
      continue;
    }
    isLabelled = isAddressLabel(phrase.text);
    // What ends in a postcode is an address of its own.
    if (isLabelled || postcodeAtEnd(phrase.text)) break;
    stack.unshift({ phrase, page: line.page });
    below = phrase;
    isLabelled = line.phrases.some((one) => one.x1 < phrase.x0 && isAddressLabel(one.text));
    if (isLabelled) break;
  }
  const block = withNamesWhole(withoutAttention(stack));
  const page = lines[from.index]?.page ?? 1;
  const pieces = block.map((one) => withoutLead(printedPhrase(one.phrase, one.page)));
  const last = printedPhrase(from.phrase, page);
  const tail: Printed[] = from.end.before ? [{ ...last, text: from.end.before }] : [];
  const named = (piece: Printed): boolean => from.accountName !== '' && from.accountName.includes(foldText(piece.text));
  const above = pieces.slice(
    0,
    firstOf(pieces, ({ text }) => isPremises(text) && !COMPANY.test(text)),
  );
  const titled = pieces.findIndex((piece) => TITLE.test(piece.text) || named(piece));
  const formed = above.findIndex((piece) => isCompanyName(piece.text));
  const company = isFirstOfCompany(above[formed - 1]?.text, above[formed]?.text) ? formed - 1 : formed;
  const bare = isLabelled ? -1 : above.findIndex((piece) => splitNames(piece.text).every(looksLikeName));
  const start = [titled, company, bare].find((at) => at >= 0) ?? -1;
  // Capitalised words beneath a name with a title are what the house is called.
  const isHouse = start === 0 && bare === 0 && titled < 0 && company < 0;
  const isNameless = start < 0 && !isLabelled && isPremises(pieces[0]?.text ?? '');
  const over = isHouse || isNameless ? titledOver(lines, below) : undefined;
  const parts = [...pieces, ...tail].flatMap((one) => partsOf(one));
  if (over && parts.length > 1 && !pieces.some(({ text }) => isOtherValue(text)))
    return {
      names: [over],
      lines: pieces.length + tail.length > 1 ? [...pieces, ...tail] : parts,
      postcode: from.end.postcode,
      postcodePrinted: last,
    };
  if (start < 0) {
    // Whom it belongs to is named elsewhere.
    const isWhole = isLabelled || isPremises(pieces[0]?.text ?? '');
    return from.accountName !== '' && isWhole && pieces.length + tail.length > 1
      ? { names: [], lines: [...pieces, ...tail], postcode: from.end.postcode, postcodePrinted: last }
      : undefined;
  }
  let nameEnd = start + 1;
  // Names without a title may be set in bold, and their address plain.
  const isSetAsName = (at: number): boolean =>
    block[at - 1]?.phrase.bold === true &&
    block[at]?.phrase.bold === true &&
    block[at + 1]?.phrase.bold === false &&
    looksLikeName(pieces[at]?.text ?? '');
  while (
    nameEnd < pieces.length &&
    (goesOn(pieces[nameEnd - 1], pieces[nameEnd], named) || (nameEnd === start + 1 && isSetAsName(nameEnd)))
  )
    nameEnd++;
  if (from.isOfSeveral && nameEnd === start + 1)
    nameEnd += namesOverNumber([...pieces.slice(nameEnd), ...tail].map(({ text }) => text));
  const address = [...pieces.slice(nameEnd), ...tail];
  // Where another person is named further down, names and addresses stand in a table.
  if (address.length === 0 || address.some(({ text }) => isTitledName(text) && !isStreet(text))) return undefined;
  // Values of other labels stand in a column of values: no line of an address is a day or an amount.
  if (address.some(({ text }) => isOtherValue(text))) return undefined;
  const names = pieces.slice(start, nameEnd);
  const head = pieces[start - 1]?.text;
  return {
    names,
    lines: address,
    postcode: from.end.postcode,
    postcodePrinted: last,
    ...(head === undefined ? {} : { head }),
  };
}

/** What commas part in a line. */
const partsOf = (line: Printed): readonly Printed[] =>
  line.text.split(/,\s*/u).flatMap((text) => (text === '' ? [] : [{ ...line, text }]));

/** For whose eyes a letter to a company is: no holder, and no line of its address. */
const ATTENTION = /^(?:attn|attention|fao|f\.a\.o\.|for the attention of)\b/i;

/** The lines of a block without such a one beneath the name of a company. */
function withoutAttention(stack: readonly Placed[]): readonly Placed[] {
  return stack.filter(
    ({ phrase: { text } }, at) => !(ATTENTION.test(text) && isCompanyName(stack[at - 1]?.phrase.text ?? '')),
  );
}

/** A phrase, and the page that it stands on. */
interface Placed {
  readonly phrase: Phrase;
  readonly page: number;
}

/** Whether a phrase is a name that is set larger than the address right beneath it. */
function isNameOver(phrase: Phrase, below: Phrase): boolean {
  const names = splitNames(phrase.text);
  return (
    headsBlock(phrase, below, names.every(isTitledName)) &&
    !NO_HEAD.test(phrase.text) &&
    names.every((name) => looksLikeName(name) && !isCompanyName(name))
  );
}

/** What heads an address, and no name of a person. */
const NO_HEAD =
  /\b(?:address|property|supply|premises|home|house|details|policy|holders?|customers?|contact|delivery|billing|correspondence|location|risk|insured|tenant|landlord|agent|employee|employer|bank|card|savings?|club)\b/i;

/** A name stands at most so many text heights over its address, where both are rows of a form. */
const NAME_GAP = 2.5;

/** The name with a title that stands next over a phrase, in its column. */
function titledOver(lines: readonly Line[], { x0, y0, y1 }: Phrase): Printed | undefined {
  for (const line of lines.toReversed()) {
    const over = line.phrases.find((one) => one.y1 < y0 + 1 && Math.abs(one.x0 - x0) <= 3);
    if (!over) continue;
    const isNear = y0 - over.y1 <= NAME_GAP * (y1 - y0);
    // A narrow panel may set the surname on a line of its own.
    const first = /^\p{Lu}[\p{L}'’-]+$/u.test(over.text) ? titledOver(lines, over) : undefined;
    const isWhole = first !== undefined && over.y0 - first.box.y1 <= over.y1 - over.y0;
    if (isNear && isWhole) return { ...printedPhrase(over, line.page), text: `${first.text} ${over.text}` };
    return isNear && splitNames(over.text).every(isTitledName) ? printedPhrase(over, line.page) : undefined;
  }
  return undefined;
}

/** A line of a block without what says that it is one: `To: Ms E Lark`. */
function withoutLead(piece: Printed): Printed {
  return { ...piece, text: piece.text.replace(ADDRESSED, '') };
}

const ADDRESSED =
  /^(?:account (?:name|holders?)|to|(?:bill|billed|invoice|invoiced|addressed|sent|deliver) to|attn|attention|fao|f\.a\.o\.)\s*[:.]\s+(?=\p{L})|^dear\s+(?=\p{L})/iu;

function firstOf(pieces: readonly Printed[], is: (piece: Printed) => boolean): number {
  const at = pieces.findIndex(is);
  return at < 0 ? pieces.length : at;
}

/** Whether a line of a block still belongs to the names above it. */
function goesOn(above: Printed | undefined, line: Printed | undefined, named: (piece: Printed) => boolean): boolean {
  if (!above || !line) return false;
  const surname = above.text.split(' ').at(-1) ?? '';
  // Two names on one line run over: their last word stands alone beneath.
  const wrapped =
    lacksSurname(above.text) &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(line.text) &&
    above.box.x1 - above.box.x0 > 2 * (line.box.x1 - line.box.x0);
  const family = looksLikeName(line.text) && foldText(line.text).endsWith(` ${foldText(surname)}`);
  return (
    TITLE.test(line.text) ||
    /^(?:&|and)\b/i.test(line.text) ||
    /(?:&|\band)$/i.test(above.text) ||
    named(line) ||
    family ||
    wrapped ||
    isFirstOfCompany(above.text, line.text)
  );
}

/** `Mr John Carver & Mrs Mary`, `Mr J Carver & Mrs M`: the last of several names breaks off. */
function lacksSurname(text: string): boolean {
  const parts = text.split(/\s(?:&|and)\s/i);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && withoutTitle(last).split(' ').length === 1;
}

function scoreOf(block: AddressBlock, page: number): number {
  const text = [...block.names, ...block.lines].map((piece) => piece.text).join(' ');
  if (ISSUERS_OWN.test(text)) return -1;
  const [name] = block.names;
  return (
    (name && TITLE.test(name.text) ? 3 : name && COMPANY.test(name.text) ? 2 : name ? 1 : 0.5) +
    Math.min(block.lines.length, 4) * 0.2 -
    0.5 * (page - 1) -
    (OF_PLACE.test(block.head ?? '') ? APART : 0)
  );
}

/** What heads the address of something else than the letter, though the same person may be named over it. */
const OF_PLACE =
  /^(?:(?:your|the) )?(?:supply|supplied|service|installation|delivery|site|property|premises|risk|insured|broadband|line)(?: (?:supply|service))? (?:address|location|details)\W*$/iu;
const APART = 1.5;
