// What crosses between whoever needs text recognised and the process that does it.
import type { Box } from '../../model/page.ts';
import type { GreyPicture } from '../../model/picture.ts';
import type { LineReading, RecognisedLine } from '../../model/recognised.ts';

/** One piece of work; one at a time. */
export type OcrRequest =
  | { readonly kind: 'page'; readonly picture: GreyPicture }
  | { readonly kind: 'lines'; readonly picture: GreyPicture; readonly boxes: readonly Box[] }
  | { readonly kind: 'upside-down'; readonly picture: GreyPicture; readonly boxes: readonly Box[] };

/** How it ended. */
export type OcrAnswer =
  | { readonly kind: 'page'; readonly lines: readonly RecognisedLine[] }
  | { readonly kind: 'lines'; readonly readings: readonly LineReading[] }
  | { readonly kind: 'upside-down'; readonly likelihoods: readonly number[] }
  | { readonly kind: 'failure'; readonly errorName: string };

/** The exit code of a process that grew over its limit. */
export const EXIT_OUT_OF_MEMORY = 86;
