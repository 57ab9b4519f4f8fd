// Signs of how a PDF was made: its information dictionary, and the updates behind its first end.
import type { FileSigns } from '../../model/file-signs.ts';
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';

/** No entry of the dictionary is read beyond this, in bytes of UTF-16. */
const LONGEST_BYTES = 512;
/** More ends than this are not counted. */
const MOST_ENDS = 1024;

/** The signs of an open document. */
export function readFileSigns(engine: Engine, document: Pointer, file: Uint8Array): FileSigns {
  const { call } = engine;
  const texts = {
    producer: metaText(engine, document, 'Producer'),
    creator: metaText(engine, document, 'Creator'),
    createdOn: dateOf(metaText(engine, document, 'CreationDate')),
    modifiedOn: dateOf(metaText(engine, document, 'ModDate')),
  };
  const ends = Math.min(MOST_ENDS, call.FPDF_GetTrailerEnds(document, 0, 0));
  // A linearized file has one more end, behind its first page (annex F).
  const first = /\/Linearized\b/.test(Buffer.from(file.subarray(0, 1024)).toString('latin1')) ? 2 : 1;
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    updates: Math.max(0, ends - first),
    signatures: Math.max(0, call.FPDF_GetSignatureCount(document)),
  };
}

function metaText(engine: Engine, document: Pointer, tag: string): string | undefined {
  const { call } = engine;
  const name = engine.place(Buffer.from(`${tag}\0`, 'latin1'));
  const buffer = name === 0 ? 0 : call.malloc(LONGEST_BYTES);
  try {
    if (buffer === 0) return undefined;
    const length = call.FPDF_GetMetaText(document, name, buffer, LONGEST_BYTES);
    if (length <= 2 || length > LONGEST_BYTES) return undefined;
    return Buffer.from(call.memory.buffer, buffer, length - 2).toString('utf16le');
  } finally {
    if (buffer !== 0) call.free(buffer);
    if (name !== 0) call.free(name);
  }
}

/** `D:20250131120000Z` as a calendar date. */
function dateOf(text: string | undefined): string | undefined {
  const [, year, month = '01', day = '01'] = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}
