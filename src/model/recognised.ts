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
  /** Where the engine tells of single characters; else none. */
  readonly characters: readonly RecognisedCharacter[];
  /** Other readings of the whole word, likeliest first. */
  readonly alternatives?: readonly string[];
}

/** Words that an engine takes for one line, left to right. */
export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
}

/** What an engine made of a piece of one line. */
export interface LineReading {
  /** What it takes for likeliest; spaces cannot be trusted. */
  readonly text: string;
  /** Confidence of its least sure character, 0..1. */
  readonly confidence: number;
  /** The characters of `text`, in order. */
  readonly characters: readonly ReadCharacter[];
}

/** One character of a line's reading. */
export interface ReadCharacter {
  readonly text: string;
  /** Where its middle is, in pixels from the left of the picture. */
  readonly x: number;
  readonly confidence: number;
  /** What else it may be, likeliest first. */
  readonly alternatives: readonly string[];
}
