// Signed addresses: whoever holds one may do what it names, until it expires, and needs no other credential. The signature is an HMAC
// (RFC 2104, SHA-256) over the action, the upload, the part and the time, under a key that lives as long as the server runs.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address is for: a part of an upload, or its end, well or badly. */
export type UploadAction = { readonly kind: 'part'; readonly partNumber: number } | { readonly kind: 'finish' };

/** What an address says of itself in its query. */
export interface ShownSignature {
  /** Seconds since 1970, in digits. */
  readonly expires: string;
  /** base64url. */
  readonly signature: string;
}

/** Makes and checks addresses. */
export interface UploadAddresses {
  /** The address of an action, valid before `expiresAt` (its fraction of a second is cut off). */
  sign(uploadId: string, action: UploadAction, expiresAt: Date): string;
  /** Whether the signature is that of this action, and its time not over. Takes the same time whatever differs. */
  allows(uploadId: string, action: UploadAction, shown: ShownSignature): boolean;
}

/** `baseUrl` has no slash at its end; `key` has 32 random bytes. */
export function uploadAddresses(options: {
  readonly baseUrl: string;
  readonly key: Uint8Array;
  readonly now: () => Date;
}): UploadAddresses {
  const { baseUrl, key, now } = options;

  /** JSON keeps the parts apart. */
  function signatureOf(uploadId: string, action: UploadAction, expires: string): Buffer {
    const part = action.kind === 'part' ? action.partNumber : null;
    return createHmac('sha256', key)
      .update(JSON.stringify(['arkive upload address', action.kind, uploadId, part, expires]))
      .digest();
  }

  return {
    sign(uploadId, action, expiresAt) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      const path = action.kind === 'part' ? `/uploads/${uploadId}/parts/${action.partNumber}` : `/uploads/${uploadId}`;
      const signature = signatureOf(uploadId, action, expires).toString('base64url');
      return `${baseUrl}${path}?expires=${expires}&signature=${signature}`;
    },

    allows(uploadId, action, { expires, signature }) {
      const right = signatureOf(uploadId, action, expires);
      const given = Buffer.from(signature, 'base64url');
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      return isRight && now().getTime() < Number(expires) * 1000;
    },
  };
}
