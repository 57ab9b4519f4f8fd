// A flat whose thin letter was lost, before its number: `Fat 3`.
import type { Word } from '../model/page.ts';

/** The word that such a one must be, or undefined. */
export const flatBefore = (text: string, next: Word | undefined): string | undefined =>
  /^\d{1,3}[A-Za-z]?,?$/u.test(next?.text ?? '') ? FLATS.get(text) : undefined;

const FLATS: ReadonlyMap<string, string> = new Map([
  ['Fat', 'Flat'],
  ['FAT', 'FLAT'],
  ['Flal', 'Flat'],
]);
