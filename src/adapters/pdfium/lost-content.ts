// A page on which nothing is drawn: is it blank, or is its content gone? PDFium shows both alike.
import { inflateSync } from 'node:zlib';

const MOST_OBJECTS_BYTES = 16 * 1024 * 1024;

/** True when the page, the object of that number, refers to content that the file does not hold (ISO 32000-1 §7.8.2). */
export function hasLostContent(bytes: Uint8Array, pageObjectNumber: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const page = bodyOf(file, pageObjectNumber);
  const contents = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(page ?? '')?.[1];
  return contents !== undefined && streamNumbers(file, contents).some((number) => !isStream(bodyOf(file, number)));
}

/** The streams that a /Contents entry names, itself or through an array of its own. */
function streamNumbers(file: string, contents: string): readonly number[] {
  const numbers = references(contents);
  const [only] = numbers;
  const array = numbers.length === 1 && only !== undefined ? bodyOf(file, only)?.trimStart() : undefined;
  return array?.startsWith('[') === true ? references(array) : numbers;
}

function references(text: string): readonly number[] {
  return [...text.matchAll(/(\d+)\s+\d+\s+R\b/g)].map((match) => Number(match[1]));
}

function isStream(body: string | undefined): boolean {
  return body !== undefined && /\bstream\r?\n/.test(body);
}

/** The newest body of an object, from the file itself or from one of its object streams. */
function bodyOf(file: string, number: number): string | undefined {
  const starts = [...file.matchAll(new RegExp(`(?<![0-9])${String(number)}\\s+\\d+\\s+obj\\b`, 'g'))];
  const start = starts.at(-1);
  if (start === undefined) return packedBodyOf(file, number);
  const from = start.index + start[0].length;
  const end = file.indexOf('endobj', from);
  return file.slice(from, end < 0 ? undefined : end);
}

/** An object stream holds pairs of number and offset, then bodies from its /First byte on (ISO 32000-1 §7.5.7). */
function packedBodyOf(file: string, number: number): string | undefined {
  for (const match of file.matchAll(/<<(?:[^>]|>(?!>))*\/Type\s*\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g)) {
    const first = Number(/\/First\s+(\d+)/.exec(match[0])?.[1]);
    const start = match.index + match[0].length;
    const packed = unpack(file.slice(start, file.indexOf('endstream', start)));
    const header = packed.slice(0, first).trim().split(/\s+/).map(Number);
    for (let pair = 0; pair + 1 < header.length; pair += 2) {
      if (header[pair] !== number) continue;
      const offset = first + (header[pair + 1] ?? 0);
      const next = header[pair + 3];
      return packed.slice(offset, next === undefined ? undefined : first + next);
    }
  }
  return undefined;
}

function unpack(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: MOST_OBJECTS_BYTES }).toString('latin1');
  } catch {
    // Not compressed, or not readable: then the object is not found in it, which is the answer.
    return data;
  }
}
