// What the provider keeps, as rows that are of no use to whoever reads the disk: a row is found by the hash of the value that was
// handed out, and sealed under a key that is made of that value (HKDF, RFC 5869). Who does not hold the value opens nothing.
import { hkdfSync, randomBytes } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { NONCE_BYTES, SEALING_KEY_BYTES, open, seal } from '../../kernel/sealing.ts';
import { secretHash } from '../../kernel/secrets.ts';
import type { IssuedPlace, IssuedStore, IssuedThing } from '../../ports/issued-store.ts';

/** The storage of one kind of thing, as oidc-provider wants it. `usedTwice` makes the error for what was already used. */
export function issuedAdapter(issued: IssuedStore, place: IssuedPlace, usedTwice: () => Error): Adapter {
  const opened = (thing: IssuedThing | undefined, id: string): AdapterPayload | undefined => {
    if (thing === undefined) return undefined;
    const payload = JSON.parse(text(open(thing.sealed, { key: keyOf(place, id), place: within(place) }))) as object;
    return { ...payload, ...(thing.consumedAt !== null && { consumed: seconds(thing.consumedAt) }) };
  };
  const sealed = (content: string, secret: string): Uint8Array =>
    seal(Buffer.from(content, 'utf8'), {
      key: keyOf(place, secret),
      nonce: randomBytes(NONCE_BYTES),
      place: within(place),
    });

  return {
    async upsert(id, { consumed, ...payload }, expiresIn) {
      const { uid, grantId, accountId } = payload;
      const life = expiresIn ?? 0;
      await issued.put(place, {
        idHash: secretHash(id),
        sealed: sealed(JSON.stringify(payload), id),
        expiresAt: new Date(Date.now() + life * 1000),
        consumedAt: typeof consumed === 'number' ? new Date(consumed * 1000) : null,
        alias: uid === undefined ? null : { hash: secretHash(uid), sealedId: sealed(id, uid) },
        grantHash: grantId === undefined ? null : secretHash(grantId),
        subjectHash: accountId === undefined ? null : secretHash(accountId),
      });
    },
    find: async (id) => opened(await issued.find(place, secretHash(id)), id),
    async findByUid(uid) {
      const thing = await issued.findByAlias(place, secretHash(uid));
      if (thing?.alias === undefined || thing.alias === null) return undefined;
      return opened(thing, text(open(thing.alias.sealedId, { key: keyOf(place, uid), place: within(place) })));
    },
    findByUserCode: () => Promise.resolve(undefined), // there are no codes to be typed in
    async consume(id) {
      // Of two who use it at the same moment, one is refused here; who comes later is found out by the provider.
      if (!(await issued.consume(place, secretHash(id), new Date()))) throw usedTwice();
    },
    destroy: (id) => issued.remove(place, secretHash(id)),
    revokeByGrantId: (grantId) => issued.removeOfGrant(place, secretHash(grantId)),
  };
}

function keyOf(place: IssuedPlace, secret: string): Uint8Array {
  const info = ['arkive issued', ...within(place)].join('\n');
  return new Uint8Array(hkdfSync('sha256', secret, '', info, SEALING_KEY_BYTES));
}

function within({ population, kind }: IssuedPlace): readonly string[] {
  return [population, kind];
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
