// How a text object of the page is drawn: asked once for each object, since objects hold whole words or lines.
import type { Turn } from '../../model/page.ts';
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';
import { formSpaceOf, type FormSpace } from './form-space.ts';
import { turnOf } from './page-frame.ts';

/** What the characters of one font have in common. */
export interface Font {
  /** Name without the tag of a subset. */
  readonly name: string;
  readonly bold: boolean;
  /**
   * Ems per declared size: 1 but for fonts whose glyph space is scaled otherwise, as bitmap fonts of print streams are (Type 3, ISO
   * 32000-1 §9.6.5). Undefined until a capital or digit was measured.
   */
  emScale: number | undefined;
}

/** What the characters of one text object have in common. */
export interface TextStyle {
  readonly object: Pointer;
  readonly font: Font;
  readonly bold: boolean;
  /** Font size in points with the matrix applied, as the file declares it. */
  readonly declaredSizePt: number;
  /** Counter-clockwise turn of the reading direction in user space; undefined for oblique text, such as a watermark. */
  readonly direction: Turn | undefined;
  /** Drawn with text rendering mode 3 or 7: there to be searched and copied, not to be seen (ISO 32000-1 §9.3.6). */
  readonly invisible: boolean;
  /** The form that it is drawn in, where something is done to that. */
  readonly form?: FormSpace;
}

/** Text this far off a quarter turn still reads as that direction: a scanned page lies a little askew. */
const ASKEW_DEGREES = 10;

const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
const CLIP_ONLY = 7;
const FORCE_BOLD = 1 << 18;
const NAME_BYTES = 256;
/** Capitals and digits are this high. */
const CAPITAL_EM = 0.7;
/** Within these, a measured capital only says that typefaces differ. */
const ORDINARY_SCALE = { min: 0.6, max: 1.6 } as const;

/** Reads text styles of one page; nothing of it outlives the page. */
export class TextStyles {
  readonly #engine: Engine;
  readonly #textPage: Pointer;
  readonly #styles = new Map<Pointer, TextStyle>();
  readonly #fonts = new Map<Pointer, Font>();

  constructor(engine: Engine, textPage: Pointer) {
    this.#engine = engine;
    this.#textPage = textPage;
  }

  /** The style of the object that the character at `index` belongs to. */
  of(object: Pointer, index: number): TextStyle {
    const known = this.#styles.get(object);
    if (known !== undefined) return known;
    const style = this.#read(object, index);
    this.#styles.set(object, style);
    return style;
  }

  /** Learns a font's scale from the character at `index`, a capital or digit in that style. */
  measure(style: TextStyle, index: number): void {
    const { call, scratch } = this.#engine;
    call.FPDFText_GetCharBox(this.#textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = this.#engine.doubles();
    const sideways = style.direction === 90 || style.direction === 270;
    const scale = (sideways ? right - left : top - bottom) / (CAPITAL_EM * style.declaredSizePt);
    const ordinary = !(scale > 0) || (scale >= ORDINARY_SCALE.min && scale <= ORDINARY_SCALE.max);
    style.font.emScale = ordinary ? 1 : scale;
  }

  #read(object: Pointer, index: number): TextStyle {
    const { call, scratch } = this.#engine;
    const mode = call.FPDFTextObj_GetTextRenderMode(object);
    const font = this.#font(call.FPDFTextObj_GetFont(object));
    call.FPDFTextObj_GetFontSize(object, scratch);
    const fontSize = this.#engine.floats()[0] ?? 0;
    call.FPDFText_GetMatrix(this.#textPage, index, scratch);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.#engine.floats();
    const degrees = (Math.atan2(b, a) * 180) / Math.PI;
    const turn = turnOf(degrees);
    const form = formSpaceOf(this.#engine, object, [a, b, c, d, e, f]);
    const off = Math.abs(degrees - Math.round(degrees / 90) * 90);
    return {
      object,
      font,
      bold: font.bold || mode === FILL_AND_STROKE,
      declaredSizePt: Math.abs(fontSize) * Math.hypot(c, d),
      direction: off <= ASKEW_DEGREES ? turn : undefined,
      invisible: mode === INVISIBLE || mode === CLIP_ONLY,
      ...(form ? { form } : {}),
    };
  }

  #font(font: Pointer): Font {
    const known = this.#fonts.get(font);
    if (known !== undefined) return known;
    const { call, scratch } = this.#engine;
    const length = font === 0 ? 0 : call.FPDFFont_GetBaseFontName(font, scratch, NAME_BYTES);
    // A name longer than the memory offered is not written at all.
    const bytes = length > 1 && length <= NAME_BYTES ? this.#engine.bytes(length - 1) : new Uint8Array();
    const name = new TextDecoder().decode(bytes).replace(/^[A-Z]{6}\+/, '');
    const flags = font === 0 ? 0 : call.FPDFFont_GetFlags(font);
    const bold = isBoldName(name) || (flags > 0 && (flags & FORCE_BOLD) !== 0);
    const read: Font = { name, bold, emScale: undefined };
    this.#fonts.set(font, read);
    return read;
  }
}

/** True when a font's name says it is heavier than text: weights from semi-bold on. */
function isBoldName(name: string): boolean {
  return /bold|black|heavy|demi(?!-?light)|(?:^|[-_, ])(?:bd|blk)(?:$|[-_, ]|mt)|[-_](?:[6-9]00)\b/i.test(name);
}
