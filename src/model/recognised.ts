// What an engine makes of a picture of text (OCR): lines, words and characters with their ink, in pixels.
import type { Box } from './page.ts';

/** One character as an engine sees it; its box is the ink, in pixels. */
export interface RecognisedCharacter extends Box {
  readonly text: string;
  /** The engine's own figure, 0..1. */
  readonly confidence: number;
}

/** Characters without a gap. */
export interface RecognisedWord extends Box {
  readonly text: string;
  /** The engine's own figure, 0..1. */
  readonly confidence: number;
  readonly characters: readonly RecognisedCharacter[];
}

/** Words that an engine takes for one line, left to right. */
export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
}

/** What an engine made of a stretch of one line. */
export interface LineReading {
  /** What it takes for likeliest; spaces cannot be trusted. */
  readonly text: string;
  /** Confidence of its least sure character, 0..1. */
  readonly confidence: number;
  /** One entry for each character of `text`: what else it may be, likeliest first. */
  readonly alternatives: readonly (readonly string[])[];
}
