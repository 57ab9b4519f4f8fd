// Hostile documents of all kinds, by seed: what the suite sends a few of through the pool, and the bench some thousands.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf } from '../../../fixtures/press/random.ts';
import { jpegOf, pngOf, withOrientation } from '../../../fixtures/scan/encode.ts';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { filledDocument, PAGE_WAYS } from './hostile-pages.ts';
import { hostileJpegs, hostilePngs, largestPictures, stripes } from './hostile-pictures.ts';
import { mutateBytes, mutateJpeg, mutatePdf, mutatePng } from './mutations.ts';
import type { Mutation } from './mutations.ts';

/** A document that is made when it is its turn. */
export interface HostileDocument {
  readonly kind: string;
  /** With the kind, what it takes to make it again. */
  readonly name: string;
  readonly make: () => Uint8Array;
}

/** Pictures, each made to break one thing. */
export function oddPictures(): HostileDocument[] {
  return [...named('made PNG', hostilePngs()), ...named('made JPEG', hostileJpegs())];
}

/** Pictures as large as they may be. */
export function hugePictures(): HostileDocument[] {
  return named('largest picture', largestPictures());
}

function named(kind: string, files: ReadonlyMap<string, Uint8Array>): HostileDocument[] {
  return [...files].map(([name, file]) => ({ kind, name, make: () => file }));
}

/** Pages of `glyphs` characters filled with the words of every profile, in every way. */
export function filledPages(glyphs: number): HostileDocument[] {
  const profiles = readProfileFiles().profiles.filter(({ kind }) => kind === 'generic');
  return profiles.flatMap((profile) =>
    PAGE_WAYS.map((way) => ({
      kind: 'filled page',
      name: `${profile.id}, ${way}`,
      make: () => filledDocument(profile, way, { chance: chanceOf(1, `${profile.id}/${way}`), glyphs }),
    })),
  );
}

/** `count` damaged copies of whole files: our own documents, and pictures of ours. */
export function damagedFiles(count: number, seed: number): HostileDocument[] {
  const picture = stripes(320, 240);
  const fixtures = join(import.meta.dirname, '..', '..', '..', 'fixtures');
  const pdfs = readdirSync(fixtures)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => readFileSync(join(fixtures, name)));
  const sources: readonly (readonly [kind: string, files: readonly Uint8Array[], mutations: readonly Mutation[]])[] = [
    ['damaged PNG', [pngOf(picture)], [mutatePng, mutatePng, mutateBytes]],
    ['damaged JPEG', [jpegOf(picture), withOrientation(jpegOf(picture), 6)], [mutateJpeg, mutateJpeg, mutateBytes]],
    ['damaged PDF', pdfs, [mutatePdf, mutatePdf, mutateBytes]],
  ];
  return Array.from({ length: count }, (_, index) => {
    const [kind, files, mutations] = chanceOf(seed, String(index)).pick(sources);
    const make = (): Uint8Array => {
      const chance = chanceOf(seed, `${String(index)}/file`);
      return chance.pick(mutations)(Buffer.from(chance.pick(files)), chance);
    };
    return { kind, name: `seed ${String(seed)}, ${String(index)}`, make };
  });
}
