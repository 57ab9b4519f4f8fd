// Samples of a PNG row to grey (PNG Specification §11.2.2 colour types, §11.3.1 transparency), on white paper.

/** What IHDR says. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  readonly colour: 0 | 2 | 3 | 4 | 6;
  readonly interlaced: boolean;
}

/** What PLTE and tRNS say. */
export interface PngPalette {
  readonly colours: Uint8Array;
  readonly transparency: Uint8Array | undefined;
}

/** Samples of one pixel. */
export const CHANNELS: Readonly<Record<PngHeader['colour'], number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Gives the grey of pixel `column` in the row that starts at `start`. */
type GreyAt = (raw: Uint8Array, start: number, column: number) => number;

/** The function for this kind of picture. */
export function greyOf({ depth, colour }: PngHeader, { colours, transparency }: PngPalette): GreyAt {
  if (colour === 3) {
    const table = Uint8Array.from({ length: 256 }, (_, index) =>
      onPaper(
        luminance(colours[3 * index] ?? 0, colours[3 * index + 1] ?? 0, colours[3 * index + 2] ?? 0),
        transparency?.[index] ?? 255,
      ),
    );
    return (raw, start, column) => table[sample(raw, start, column, depth)] ?? 0;
  }
  if (colour === 0) {
    const most = 2 ** Math.min(depth, 8) - 1;
    // A grey that stands for transparent is paper.
    const clear = transparency === undefined ? -1 : ((transparency[0] ?? 0) << 8) | (transparency[1] ?? 0);
    const clearSample = depth === 16 ? clear >> 8 : clear;
    return (raw, start, column) => {
      const value = sample(raw, start, column, depth);
      return value === clearSample ? 255 : Math.round((value * 255) / most);
    };
  }
  const step = depth >> 3;
  const channels = CHANNELS[colour];
  return (raw, start, column) => {
    const at = start + column * channels * step;
    const grey = channels < 3 ? (raw[at] ?? 0) : luminance(raw[at] ?? 0, raw[at + step] ?? 0, raw[at + 2 * step] ?? 0);
    return channels === 3 ? grey : onPaper(grey, raw[at + (channels - 1) * step] ?? 255);
  };
}

/** The sample at `column` of rows with one sample a pixel; of 16 bits the upper 8. */
function sample(raw: Uint8Array, start: number, column: number, depth: number): number {
  if (depth === 8) return raw[start + column] ?? 0;
  if (depth === 16) return raw[start + 2 * column] ?? 0;
  const bit = column * depth;
  const byte = raw[start + (bit >> 3)] ?? 0;
  return (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

/** ITU-R BT.601 luma. */
function luminance(red: number, green: number, blue: number): number {
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}

function onPaper(grey: number, alpha: number): number {
  return Math.round((grey * alpha + 255 * (255 - alpha)) / 255);
}
