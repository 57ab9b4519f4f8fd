// The characters of a page in the order they are drawn, with what PDFium knows of each: still in user space, nothing left out that is seen.
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';
import { boxOnPage, isInFormSpace } from './form-space.ts';
import type { VisibleBox } from './page-frame.ts';
import type { TextStyle } from './text-style.ts';
import { TextStyles } from './text-style.ts';
import { UNREADABLE, isCombiningMark, isMeaningless, joinSurrogates, textOfCodePoint } from './unicode.ts';

/** One character as drawn, in user space. */
export interface DrawnCharacter {
  /** What it says; several letters for a ligature. */
  text: string;
  readonly style: TextStyle;
  /** Where the pen stands: on the baseline, before the letter. */
  readonly originX: number;
  readonly originY: number;
  /** The box of the pen's advance and the font's height. */
  readonly loose: VisibleBox;
}

/** All characters of a page, and how many of them the file gives no meaning to. */
export interface DrawnText {
  readonly characters: readonly DrawnCharacter[];
  readonly meaninglessCount: number;
}

/** Line-end hyphens are reported as this code, so that words can be joined; here they are what is printed. */
const LINE_END_HYPHEN = 0x02;

/** The characters of a text page. `count` is what FPDFText_CountChars said. */
export function readDrawnText(engine: Engine, textPage: Pointer, count: number): DrawnText {
  const { call, scratch } = engine;
  const styles = new TextStyles(engine, textPage);
  const characters: DrawnCharacter[] = [];
  let meaninglessCount = 0;
  let previous: DrawnCharacter | undefined;

  for (let index = 0; index < count; index++) {
    const object = call.FPDFText_GetTextObject(textPage, index);
    // Characters without an object are PDFium's own spaces and line breaks: layout makes those from geometry.
    if (object === 0) continue;
    let code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
    const joined = joinSurrogates(code, code >= 0xd800 ? call.FPDFText_GetUnicode(textPage, index + 1) : 0);
    if (joined !== undefined) code = joined;

    const unmapped = call.FPDFText_HasUnicodeMapError(textPage, index) === 1;
    if (unmapped || (isMeaningless(code) && code !== LINE_END_HYPHEN)) meaninglessCount++;
    const text = unmapped ? UNREADABLE : code === LINE_END_HYPHEN ? '-' : textOfCodePoint(code);
    if (joined !== undefined) index++;
    if (text === '') continue;

    if (isCombiningMark(text) && previous !== undefined && previous.text !== ' ') {
      previous.text = (previous.text + text).normalize('NFC');
      continue;
    }
    call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const doubles = engine.doubles();
    let originX = doubles[0] ?? 0;
    let originY = doubles[1] ?? 0;
    call.FPDFText_GetLooseCharBox(textPage, index, scratch);
    // Read by index: taking a typed array apart by pattern goes through an iterator, for every character of a page.
    const floats = engine.floats();
    let loose = { left: floats[0] ?? 0, top: floats[1] ?? 0, right: floats[2] ?? 0, bottom: floats[3] ?? 0 };
    const style = styles.of(object, index);
    if (isInFormSpace(style.form, originX, originY)) {
      loose = boxOnPage(style.form, loose);
      [originX, originY] = style.form.toPage(originX, originY);
    }
    // Where a word may be broken, and was not: nothing is printed.
    if (text === '-' && loose.left === loose.right) continue;
    // A ligature that maps to several letters is reported letter by letter in one place.
    if (previous?.style.object === object && isSamePlace(previous.loose, loose)) {
      previous.text += text;
      continue;
    }
    if (style.font.emScale === undefined && isCapitalOrDigit(code) && !unmapped) styles.measure(style, index);
    previous = { text, style, originX, originY, loose };
    characters.push(previous);
  }
  return { characters, meaninglessCount };
}

function isSamePlace(one: VisibleBox, other: VisibleBox): boolean {
  return one.left === other.left && one.right === other.right && one.bottom === other.bottom && one.top === other.top;
}

function isCapitalOrDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
}
