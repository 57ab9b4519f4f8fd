// What goes along with a document: the file as the server takes it, and the preferences of RFC 7240 in their header field.

/** A file: a File (which has a name), a Blob or bytes. PDF, JPEG or PNG. */
export type DocumentFile = Blob | Uint8Array<ArrayBuffer>;

/** What a document is expected to be, and what the answer is to hold. */
export interface DocumentOptions {
  /** How the file is called; the name of a File when absent. */
  readonly name?: string;
  /** Class identifiers (`banking-statement`), of which one is expected. */
  readonly documentClass?: readonly string[];
  /** Contexts (`Banking`), of which one is expected. */
  readonly documentContext?: readonly string[];
  /** Whether a document that is something else is refused, with ArkiveError preference-failed. */
  readonly strict?: boolean;
  /** Whether the answer says where every value was read. */
  readonly provenance?: boolean;
  readonly signal?: AbortSignal;
}

/** The multipart body with the file. */
export function documentForm(file: DocumentFile, name?: string): FormData {
  const form = new FormData();
  const given = 'name' in file && typeof file.name === 'string' ? file.name : 'document';
  form.append('document', file instanceof Blob ? file : new Blob([file]), name ?? given);
  return form;
}

/** The header field `Prefer`; nothing when nothing is preferred. */
export function preferHeader(options: DocumentOptions): { readonly Prefer?: string } {
  const { documentClass = [], documentContext = [], strict = false } = options;
  const preferences = [
    ...(documentClass.length > 0 ? [`document-class=${quoted(documentClass)}`] : []),
    ...(documentContext.length > 0 ? [`document-context=${quoted(documentContext)}`] : []),
    ...(strict ? ['handling=strict'] : []),
  ];
  return preferences.length === 0 ? {} : { Prefer: preferences.join(', ') };
}

function quoted(names: readonly string[]): string {
  return `"${names.join(',').replaceAll(/["\\]/gu, '\\$&')}"`;
}
