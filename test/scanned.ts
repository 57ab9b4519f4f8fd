// Pages as a scanner gives them, made of PDFs of our own: drawn by the product's renderer, then degraded.
import { degrade } from '../fixtures/scan/degrade.ts';
import type { Degradation } from '../fixtures/scan/degrade.ts';
import { chanceOf } from '../fixtures/press/random.ts';
import type { PagePicture } from '../src/model/picture.ts';
import type { PageReader } from '../src/ports/page-reader.ts';
import type { PageRenderer } from '../src/ports/page-renderer.ts';

/** Every page of `pdf` as a picture of 200 dpi, degraded in the same way. */
export function scanned(pdf: Uint8Array, engines: PageReader & PageRenderer, how: Degradation = {}): PagePicture[] {
  return engines.read(pdf).map(({ number }) => {
    const picture = engines.render(pdf, number);
    return { ...picture, ...degrade(picture, how, chanceOf(number, 'scan')) };
  });
}
