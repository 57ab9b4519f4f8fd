// Pages that are pictures, turned into pages of words: drawn, set upright and evened out, read, and put back where they stood.
import { OCR_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import type { Box, ImagePage, ReadPage, WordPage } from '../model/page.ts';
import type { PagePicture } from '../model/picture.ts';
import type { RecognisedLine } from '../model/recognised.ts';
import { doubtfulPlaces } from '../perception/doubtful-places.ts';
import { withoutEchoes } from '../perception/echoes.ts';
import { onInk, withoutEmptyEnds } from '../perception/ink.ts';
import { letterRuns, lettersOf, stretchesOf } from '../perception/letters.ts';
import { withZone, zoneLines } from '../perception/machine-readable-zone.ts';
import { pageWords } from '../perception/page-words.ts';
import { preparePage, upsideDown } from '../perception/prepare-page.ts';
import type { PreparedPicture } from '../perception/prepare-page.ts';
import { compose, scaling } from '../perception/projection.ts';
import { withSecondReadings } from '../perception/second-reading.ts';
import { withoutSideways } from '../perception/sideways.ts';
import { withWeights } from '../perception/stroke-weight.ts';
import { inPlaces, lostCells } from '../perception/zone-cells.ts';
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
  const read: Promise<ReadPage | WordPage>[] = [];
  let before: Promise<unknown> = Promise.resolve();
  for (const page of pages) {
    if (!isPicture(page)) {
      read.push(Promise.resolve(page));
      continue;
    }
    // The next page is drawn and prepared here while the engines, in their own process, still read the one before.
    const picture = engines.renderer.render(file, page.number);
    const prepared = preparePage(picture, picture.pixelsPerPt);
    await before;
    const words = recognisePage(page, { picture, prepared }, engines.recogniser);
    // Its failure is met by whoever waits for it; until then nobody does.
    words.catch(() => undefined);
    before = words;
    read.push(words);
  }
  return Promise.all(read);
}

/** Whether there is a picture of text on the page, and no text. */
export function isPicture(page: ReadPage): page is ImagePage {
  return page.kind === 'image';
}

/** Lines that are asked which way up they are. */
const ASKED_LINES = 15;
/** Shorter lines say too little. */
const LEAST_LETTERS = 5;

/** Mean confidence of a page's words: of pages that are read well it is 0.92 to 0.96. */
const LEGIBLE_MEAN = 0.8;
/** And of its words with figures so many may be read with less confidence than this. */
const DOUBTFUL_FIGURES = { confidence: 0.5, part: 0.15 };

/** Whether so little of a recognised page is sure that somebody should look at all of it. */
export function isHardlyLegible(page: ReadPage | WordPage): boolean {
  if (!('words' in page) || page.words.length === 0) return false;
  const sum = page.words.reduce((total, { confidence }) => total + confidence, 0);
  const figures = page.words.filter(({ text }) => /\d/u.test(text));
  const doubtful = figures.filter(({ confidence }) => confidence < DOUBTFUL_FIGURES.confidence);
  return sum < LEGIBLE_MEAN * page.words.length || doubtful.length > DOUBTFUL_FIGURES.part * figures.length;
}

async function recognisePage(
  page: ImagePage,
  { picture, prepared }: { readonly picture: PagePicture; readonly prepared: PreparedPicture },
  recogniser: TextRecogniser,
): Promise<WordPage> {
  const upright = await feetDown(prepared, recogniser);
  const { width, height, pixelsPerPt, toSource } = upright;
  const letters = lettersOf(upright, pixelsPerPt);
  const lines = await readTwice(upright, letters, recogniser);
  // Points of the upright page, its pixels, pixels as drawn, points of the page as a viewer shows it, and what those are told in.
  const toShown = compose(scaling(1 / picture.pixelsPerPt), compose(toSource, scaling(pixelsPerPt)));
  return {
    number: page.number,
    widthPt: width / pixelsPerPt,
    heightPt: height / pixelsPerPt,
    uprightTurn: page.uprightTurn,
    toSubmitted: page.toSubmitted ? compose(page.toSubmitted, toShown) : toShown,
    words: withWeights(pageWords(lines, { letters, pixelsPerPt }), upright, pixelsPerPt),
  };
}

/** What one engine reads, with the machine readable zone and the doubtful places as another one reads them. */
async function readTwice(
  picture: PreparedPicture,
  letters: readonly Box[],
  recogniser: TextRecogniser,
): Promise<readonly RecognisedLine[]> {
  const stretches = stretchesOf([...letters, ...letterRuns(picture, picture.pixelsPerPt)]);
  const zone = zoneLines(stretches);
  const first = withoutEchoes(onInk(withoutSideways(await recogniser.readPage(picture)), letters));
  const readings = await recogniser.readLines(picture, zone);
  const lost = lostCells(zone, readings);
  const boxesOfLost = lost.map(({ box }) => box);
  const again = await recogniser.readLines(picture, boxesOfLost);
  const lines = withZone(first, zone, inPlaces(zone, readings, { lost, again }));
  const places = doubtfulPlaces(
    lines,
    stretches.filter((stretch) => !zone.includes(stretch)),
  ).filter(({ words }) => !words.some((word) => zone.some(({ x0, y0 }) => word.x0 === x0 && word.y0 === y0)));
  const boxes = places.map(({ box }) => box);
  const twice = withSecondReadings(lines, places, await recogniser.readLines(picture, boxes));
  return withoutEchoes(withoutEmptyEnds(twice, letters));
}

/** The picture turned upside down where its lines stand on their heads. */
async function feetDown(picture: PreparedPicture, recogniser: TextRecogniser): Promise<PreparedPicture> {
  const lines = stretchesOf(lettersOf(picture, picture.pixelsPerPt))
    .filter(({ letters }) => letters.length >= LEAST_LETTERS)
    .sort((a, b) => b.letters.length - a.letters.length)
    .slice(0, ASKED_LINES);
  const likelihoods = await recogniser.findUpsideDown(picture, lines);
  const sum = likelihoods.reduce((total, likelihood) => total + likelihood - 0.5, 0);
  return sum > 0 ? upsideDown(picture) : picture;
}
