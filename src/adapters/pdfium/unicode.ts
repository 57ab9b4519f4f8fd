// What one drawn character says, as text: PDFium reports code points as the font maps them (ISO 32000-1 §9.10), some of which stand for
// the drawing and not for the letter.

/** A character that is drawn but whose letter the file does not tell. It stays in the text so that no value reads as whole without it. */
export const UNREADABLE = '\u{FFFD}';

/** Text of a code point: '' for what draws nothing readable (controls, icons), UNREADABLE for what cannot be known. */
export function textOfCodePoint(code: number): string {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  if (isSpace(code)) return ' ';
  if (isControl(code) || isZeroWidth(code)) return '';
  if (code === SOFT_HYPHEN) return '-';
  if (isOldStyleDigit(code)) return String.fromCharCode(code - OLD_STYLE_ZERO + 0x30);
  if (isPrivateUse(code)) return '';
  if (code >= 0xfff9 || (code >= 0xd800 && code <= 0xdfff)) return astralText(code);
  return hasPlainForm(code) ? String.fromCodePoint(code).normalize('NFKC') : String.fromCodePoint(code);
}

/** True for code points that a font without a usable map yields: an icon now and then, or a whole page of garbage. */
export function isMeaningless(code: number): boolean {
  return (isControl(code) && !isSpace(code)) || (isPrivateUse(code) && !isOldStyleDigit(code)) || code === 0xfffd;
}

/** The code point of a UTF-16 pair, or undefined when the two are none. */
export function joinSurrogates(high: number, low: number): number | undefined {
  const isPair = high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
  return isPair ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : undefined;
}

/** True for marks that stand on the letter before them. */
export function isCombiningMark(text: string): boolean {
  return text.charCodeAt(0) >= 0x300 && /^\p{M}+$/u.test(text);
}

const SOFT_HYPHEN = 0xad;
/** Adobe's corporate use of the private area: old-style figures, seen in typeset statements. */
const OLD_STYLE_ZERO = 0xf730;

function isOldStyleDigit(code: number): boolean {
  return code >= OLD_STYLE_ZERO && code <= OLD_STYLE_ZERO + 9;
}

function isSpace(code: number): boolean {
  if (code === 0x20 || code === 0xa0 || code === 0x09) return true;
  return (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f || code === 0x3000;
}

function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

function isZeroWidth(code: number): boolean {
  return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || isWordJoiner(code);
}

function isWordJoiner(code: number): boolean {
  return (code >= 0x2060 && code <= 0x2064) || code === 0xfeff;
}

function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || (code >= 0xf0000 && code <= 0x10ffff);
}

/** Ligatures, full-width forms and mathematical letters are drawings of plain letters; `²` or `½` are characters of their own. */
function hasPlainForm(code: number): boolean {
  return (code >= 0xfb00 && code <= 0xfb06) || (code >= 0xff01 && code <= 0xff5e) || isMathLetter(code);
}

function isMathLetter(code: number): boolean {
  return code >= 0x1d400 && code <= 0x1d7ff;
}

function astralText(code: number): string {
  if (code < 0x10000 || code > 0x10ffff) return UNREADABLE;
  const text = String.fromCodePoint(code);
  return isMathLetter(code) ? text.normalize('NFKC') : text;
}
