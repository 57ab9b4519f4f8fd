// What stands on the page, before anyone decides what it means: printed pieces with their place.
import type { Box } from './page.ts';

/** A piece of text as printed, with its place on the upright page. */
export interface Printed {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  /** Lowest confidence of its words, 0..1. */
  readonly confidence: number;
}
