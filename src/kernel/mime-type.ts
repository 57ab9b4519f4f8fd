// The type of a file from its first bytes (ISO 32000-1 annex H, note 13; ISO 10918-1 SOI; PNG §5.2), never from its name or a request.

/** The file types that the service reads. */
export type DocumentMimeType = 'application/pdf' | 'image/jpeg' | 'image/png';

const READ: ReadonlySet<string> = new Set<DocumentMimeType>(['application/pdf', 'image/jpeg', 'image/png']);

/** Whether files of this type are read. */
export function isDocumentMimeType(name: string): name is DocumentMimeType {
  return READ.has(name);
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

/** A PDF may be preceded by other bytes, as readers have always allowed. */
const PDF_HEADER_WITHIN = 1024;

/** The type that the content says, or undefined when it is none of those that are read. */
export function sniffMimeType(file: Uint8Array): DocumentMimeType | undefined {
  if (standsAt(file, 0, JPEG)) return 'image/jpeg';
  if (standsAt(file, 0, PNG)) return 'image/png';
  for (let at = 0; at < PDF_HEADER_WITHIN; at++) if (standsAt(file, at, PDF)) return 'application/pdf';
  return undefined;
}

function standsAt(file: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => file[at + index] === byte);
}
