// Which scopes a request can have. The provider leaves unknown ones out without a word; here each of them is an error
// (RFC 6749 §5.2, §4.1.2.1): a client that was given less than it asked for would find out too late.

/** Scopes of OpenID Connect: about the person, and not about what a client may do here. */
export const PERSON_SCOPES: readonly string[] = ['openid', 'profile', 'offline_access'];

/** What is wrong with the scopes of an authorization request; undefined when nothing is. `kept` is what the provider left of it. */
export function faultOfAuthorization(
  asked: string | undefined,
  kept: string | undefined,
  held: readonly string[],
): string | undefined {
  const names = words(asked);
  if (names.length === 0) return 'ask for at least one scope';
  if (names.includes('offline_access') && !words(kept).includes('offline_access')) {
    return 'offline_access needs the consent of the person, which prompt=none does not ask for';
  }
  return names.every((name) => held.includes(name) || PERSON_SCOPES.includes(name)) ? undefined : NOT_HELD;
}

/** The same for a client that acts for itself. */
export function faultOfClientCredentials(asked: string | undefined, held: readonly string[]): string | undefined {
  return words(asked).every((name) => held.includes(name)) ? undefined : NOT_HELD;
}

const NOT_HELD = 'a scope is unknown, or not held by the client';

/** The query of an authorization request with the prompt for consent that `offline_access` takes (OpenID Connect Core §11). */
export function withConsentPrompt(path: string): string {
  const [address = '', query = ''] = path.split(/\?(.*)/su);
  const parameters = new URLSearchParams(query);
  const prompt = words(parameters.get('prompt') ?? undefined);
  if (!words(parameters.get('scope') ?? undefined).includes('offline_access')) return path;
  if (prompt.includes('none') || prompt.includes('consent')) return path;
  if (parameters.getAll('prompt').length > 1) return path; // an error, which the provider tells
  parameters.set('prompt', [...prompt, 'consent'].join(' '));
  return `${address}?${parameters.toString()}`;
}

function words(text: string | undefined): readonly string[] {
  return (text ?? '').split(' ').filter((word) => word !== '');
}
