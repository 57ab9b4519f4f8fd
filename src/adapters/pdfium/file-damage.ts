// What a file's own bytes tell of damage that PDFium repairs in silence: a lost end, compressed content that fails its checksum (RFC 1950
// §2.2). A statement with a hole in it must not be read as a whole one.
import { inflateRawSync, inflateSync } from 'node:zlib';

/** The first damage found, in words for the sender, or undefined. */
export function findDamage(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!hasEnd(file)) return 'the end of the file is missing';
  if (isShorterThanDeclared(file)) return 'the file is shorter than it says';
  if (hasBrokenContent(file)) return 'content of the file fails its checksum';
  return undefined;
}

const END_MARK = '%%EOF';
/** `12 0 obj`, the start of an object. */
const OBJECT_START = /\d\s+\d+\s+obj\b/;

/** Every version of a file ends with a mark (ISO 32000-1 §7.5.5); objects behind the last one belong to an update cut short. */
function hasEnd(file: Buffer): boolean {
  const end = file.lastIndexOf(END_MARK, undefined, 'latin1');
  return end >= 0 && !OBJECT_START.test(file.toString('latin1', end));
}

/** A linearized file states its length in its first object (ISO 32000-1 annex F.3.3). */
function isShorterThanDeclared(file: Buffer): boolean {
  const head = file.toString('latin1', 0, 1024);
  const declared = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(head)?.[1];
  return declared !== undefined && Number(declared) > file.length;
}

/** Content of more than this is not checked but left to the reader's own limits. */
const MOST_CONTENT_BYTES = 64 * 1024 * 1024;
const LONGEST_DICTIONARY = 4096;
/** Pictures, colour profiles and descriptions are read by nobody here. Fonts are: a letter whose drawing is broken is left out. */
const NOT_READ = /\/Subtype\s*\/(?:Image|XML)\b|\/Alternate\b/;

function hasBrokenContent(file: Buffer): boolean {
  if (file.includes('/Encrypt', 0, 'latin1')) return false;
  let checkedBytes = 0;
  for (let at = file.indexOf('stream', 0, 'latin1'); at >= 0; at = file.indexOf('stream', at, 'latin1')) {
    const dictionary = dictionaryBefore(file, at);
    const start = dataStart(file, at + 'stream'.length);
    const end = file.indexOf('endstream', start, 'latin1');
    if (dictionary === undefined || end < 0) {
      at += 'stream'.length;
      continue;
    }
    at = end + 'endstream'.length;
    if (NOT_READ.test(dictionary) || !/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*\]?\s*[/>]/.test(dictionary)) continue;
    const { whole, bytes } = inflate(file.subarray(start, end), MOST_CONTENT_BYTES - checkedBytes);
    checkedBytes += bytes;
    if (!whole) return true;
    if (checkedBytes >= MOST_CONTENT_BYTES) return false;
  }
  return false;
}

/** The dictionary of the stream whose keyword stands at `keyword`; undefined when the word is no such keyword. */
function dictionaryBefore(file: Buffer, keyword: number): string | undefined {
  const text = file.toString('latin1', Math.max(0, keyword - LONGEST_DICTIONARY), keyword);
  if (!/>>\s*$/.test(text)) return undefined;
  return text.slice(text.lastIndexOf(' obj') + 1);
}

/** Data begins after the line end behind the keyword (ISO 32000-1 §7.3.8.1). */
function dataStart(file: Buffer, behindKeyword: number): number {
  const carriageReturn = file[behindKeyword] === 0x0d ? 1 : 0;
  const lineFeed = file[behindKeyword + carriageReturn] === 0x0a ? 1 : 0;
  return behindKeyword + carriageReturn + lineFeed;
}

function inflate(data: Buffer, mostBytes: number): { readonly whole: boolean; readonly bytes: number } {
  const options = { maxOutputLength: Math.max(1, mostBytes) };
  try {
    return { whole: true, bytes: inflateSync(data, options).length };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') return { whole: true, bytes: mostBytes };
    if (code !== 'Z_BUF_ERROR') return { whole: false, bytes: 0 };
  }
  // Some writers leave the checksum off: the data is whole when its last block is.
  try {
    return { whole: true, bytes: inflateRawSync(data.subarray(2), options).length };
  } catch {
    return { whole: false, bytes: 0 };
  }
}
