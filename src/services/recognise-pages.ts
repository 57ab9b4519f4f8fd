// Pages that are pictures, turned into pages of words: drawn, set upright and evened out, read, and put back where they stood.
import { OCR_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import type { ImagePage, ReadPage, WordPage } from '../model/page.ts';
import { pageWords } from '../perception/page-words.ts';
import type { PageRenderer } from '../ports/page-renderer.ts';
import type { TextRecogniser } from '../ports/text-recogniser.ts';

/** What recognising takes. */
export interface RecognitionEngines {
  readonly renderer: PageRenderer;
  readonly recogniser: TextRecogniser;
  /** Told how many pages are about to be recognised: it will take longer. */
  readonly onRecognising?: (pages: number) => void;
}

/** The same pages, words in place of pictures. Throws Problem: too-many-pages, and those of the renderer and the recogniser. */
export async function recognisePages(
  file: Uint8Array,
  pages: readonly ReadPage[],
  engines: RecognitionEngines,
): Promise<readonly (ReadPage | WordPage)[]> {
  const pictures = pages.filter(isPicture).length;
  if (pictures === 0) return pages;
  if (pictures > OCR_LIMITS.pages) {
    throw new Problem(
      'too-many-pages',
      `${String(pictures)} pages hold pictures of text, at most ${String(OCR_LIMITS.pages)} are read`,
    );
  }
  engines.onRecognising?.(pictures);
  const read: (ReadPage | WordPage)[] = [];
  for (const page of pages) read.push(isPicture(page) ? await recognisePage(file, page, engines) : page);
  return read;
}

/** Whether there is a picture of text on the page, and no text. */
export function isPicture(page: ReadPage): page is ImagePage {
  return page.kind === 'image';
}

async function recognisePage(
  file: Uint8Array,
  page: ImagePage,
  { renderer, recogniser }: RecognitionEngines,
): Promise<WordPage> {
  const picture = renderer.render(file, page.number);
  const lines = await recogniser.readPage(picture);
  const { kind: _, ...frame } = page;
  return { ...frame, words: pageWords(lines, picture.pixelsPerPt) };
}
