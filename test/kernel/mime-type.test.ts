// File types come from content: names and request headers are the sender's claim.
import { describe, expect, test } from 'vitest';
import { sniffMimeType } from '../../src/kernel/mime-type.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

describe('the type of a file', () => {
  test('is PDF when the header stands at its start', () => {
    expect(sniffMimeType(text('%PDF-1.7\n'))).toBe('application/pdf');
  });

  test('is PDF when the header begins within the first 1,024 bytes', () => {
    expect(sniffMimeType(text(`${' '.repeat(1023)}%PDF-1.4`))).toBe('application/pdf');
    expect(sniffMimeType(text(`${' '.repeat(1024)}%PDF-1.4`))).toBeUndefined();
  });

  test('is JPEG or PNG by its signature', () => {
    expect(sniffMimeType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(sniffMimeType(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png');
  });

  test('is unknown for anything else, and for nothing', () => {
    expect(sniffMimeType(text('PK\u0003\u0004'))).toBeUndefined();
    expect(sniffMimeType(text('<html>'))).toBeUndefined();
    expect(sniffMimeType(Uint8Array.of(0xff, 0xd8))).toBeUndefined();
    expect(sniffMimeType(new Uint8Array())).toBeUndefined();
  });
});
