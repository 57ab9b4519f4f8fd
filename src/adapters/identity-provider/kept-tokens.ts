// Access tokens are JWTs (RFC 9068), which the provider signs and forgets. Here each of them leaves a row as well, under its `jti`:
// so they can be introspected and revoked (RFC 7662, RFC 7009) like the others, and end with the consent that they rest on.
import { decodeJwt } from 'jose';
import type { Provider } from 'oidc-provider';
import type { ProviderRequest } from '../../ports/identity-provider.ts';
import type { AccessTokenClaims } from '../../ports/token-keys.ts';

/** The part of the provider's models that makes the value to hand out and the row to keep; its types leave it out. */
interface Keeping {
  getValueAndPayload(): Promise<{ readonly value: string; readonly payload?: object }>;
}

/** Makes the provider keep rows of its JWTs. */
export function keepTokens({ AccessToken, ClientCredentials }: Provider): void {
  for (const Token of [AccessToken, ClientCredentials]) {
    const model: unknown = Token.prototype;
    if (!isKeeping(model)) throw new Error('oidc-provider has changed: its models have another shape');
    const make = model.getValueAndPayload; // eslint-disable-line @typescript-eslint/unbound-method -- called on each token below
    model.getValueAndPayload = async function (this: Keeping & Readonly<Record<string, unknown>>) {
      const { value } = await make.call(this);
      const { iat, exp } = decodeJwt(value);
      const kept = Token.IN_PAYLOAD.map((name): [string, unknown] => [name, this[name]]).filter(
        ([, field]) => field !== undefined,
      );
      return { value, payload: { ...Object.fromEntries(kept), iat, exp } };
    };
  }
}

function isKeeping(model: unknown): model is Keeping {
  return typeof model === 'object' && model !== null && 'getValueAndPayload' in model;
}

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The form of an introspection or revocation with the `jti` of a JWT in its place; one that is not good gets a name that nothing has. */
export async function namedByRow(
  request: ProviderRequest,
  verify: (token: string) => Promise<AccessTokenClaims | undefined>,
): Promise<ProviderRequest> {
  const form = new URLSearchParams(request.body);
  const tokens = form.getAll('token');
  const [token = ''] = tokens;
  if (tokens.length !== 1 || !JWT.test(token)) return request;
  form.set('token', (await verify(token))?.jti ?? 'none');
  return { ...request, body: form.toString() };
}
