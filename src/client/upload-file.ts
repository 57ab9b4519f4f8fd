// Files that are too large for a request: sent in parts before it, by addresses that the server signs. The request then names the upload.
import { errorOf } from './arkive-error.ts';
import { documentForm } from './document-input.ts';
import type { DocumentFile } from './document-input.ts';
import type { ArkiveRest } from './rest.ts';

/** By what parts are sent: without credentials, for their addresses may lead to a storage of others. */
export interface UploadCalls {
  readonly rest: ArkiveRest;
  readonly fetch: typeof fetch;
}

/** What goes along with a file. */
export interface UploadOptions {
  readonly name?: string;
  /** The session in which alone the upload may be used. */
  readonly sessionId?: string;
  readonly signal?: AbortSignal;
}

/** 4.5 MB: larger files do not come with a request. */
const LARGEST_BYTES = 4.5 * 1024 * 1024;
/** How often a part is sent until it is given up. */
const TRIES = 3;

/** The body of a request that reads a document: the file, or where it is large, the upload that it now is. */
export async function documentBody(
  file: DocumentFile,
  calls: UploadCalls,
  options: UploadOptions,
): Promise<{ readonly body: { readonly document: Blob } | { readonly uploadId: string }; readonly form?: FormData }> {
  const blob = file instanceof Blob ? file : new Blob([file]);
  if (blob.size > LARGEST_BYTES) return { body: { uploadId: await uploadFile(file, calls, options) } };
  return { body: { document: blob }, form: documentForm(file, options.name) };
}

/** Uploads a file of up to 25 MB; gives the id under which it is there, to be used once. Rejects with ArkiveError; nothing of the file is then left at the server. */
async function uploadFile(file: DocumentFile, calls: UploadCalls, options: UploadOptions): Promise<string> {
  const { rest, fetch: send } = calls;
  const { sessionId, signal, name } = options;
  const blob = file instanceof Blob ? file : new Blob([file]);
  const given = 'name' in file && typeof file.name === 'string' ? file.name : 'document';
  const { data: begun } = await rest.POST('/uploads', {
    params: { header: sessionId === undefined ? {} : { 'Session-Id': sessionId } },
    body: { filename: name ?? given, mimeType: await typeOf(blob), sizeInBytes: blob.size },
    ...(signal && { signal }),
  });
  if (begun === undefined) throw new Error('a success without data');
  try {
    const parts: { partNumber: number; etag: string }[] = [];
    for (const { partNumber, uri } of begun.parts) {
      const bytes = blob.slice((partNumber - 1) * begun.partSize, partNumber * begun.partSize);
      parts.push({ partNumber, etag: await sendPart(send, uri, { bytes, signal }) });
    }
    const response = await send(begun.completeUri, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parts }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await errorOf(response);
    return begun.uploadId;
  } catch (error) {
    await send(begun.completeUri, { method: 'DELETE' }).catch(() => undefined); // if not now, it ends with its time
    throw error;
  }
}

/** Sends a part until it is there: again when the connection breaks, or the other side is busy. Gives its tag. */
async function sendPart(
  send: typeof fetch,
  uri: string,
  { bytes, signal }: { readonly bytes: Blob; readonly signal: AbortSignal | undefined },
): Promise<string> {
  for (let tries = 1; ; tries++) {
    // The type of a part is nothing: addresses of a storage are not signed for one.
    const body = await bytes.arrayBuffer();
    const sent = await send(uri, { method: 'PUT', body, ...(signal && { signal }) }).catch((error: unknown) => {
      if (tries === TRIES || signal?.aborted === true) throw error;
      return undefined;
    });
    const etag = sent?.ok === true ? sent.headers.get('etag') : null;
    if (etag !== null) return etag;
    if (sent !== undefined && (sent.status < 500 || tries === TRIES)) throw await errorOf(sent);
  }
}

/** What the file is, by its first bytes; the server looks again. */
async function typeOf(file: Blob): Promise<'application/pdf' | 'image/jpeg' | 'image/png'> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xd8) return 'image/jpeg';
  return first === 0x89 && second === 0x50 ? 'image/png' : 'application/pdf';
}
