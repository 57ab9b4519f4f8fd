// The authorization server's face: the token endpoint (RFC 6749 §3.2), its keys and its metadata (RFC 8414).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CREDENTIAL_LIMITS } from '../../kernel/limits.ts';
import { scopesInUse } from '../../kernel/scopes.ts';
import type { Credentials } from '../../services/credentials.ts';
import { clientSecretOf } from './client-authentication.ts';
import { OAuthError } from './oauth-error.ts';
import { formParameters, jsonParameters } from './token-parameters.ts';
import type { TokenParameters } from './token-parameters.ts';

interface OAuthDependencies {
  readonly credentials: Credentials;
}

/** Adds `POST /oauth/token`, `GET /.well-known/jwks.json` and `GET /.well-known/oauth-authorization-server`. */
export async function registerOAuth(app: FastifyInstance, { credentials }: OAuthDependencies): Promise<void> {
  app.get('/.well-known/jwks.json', () => credentials.publicKeys());
  app.get('/.well-known/oauth-authorization-server', () => metadata(credentials.issuer));
  // A context of its own: this endpoint's body parsers and error bodies are those of RFC 6749, not the service's.
  await app.register((endpoint, _options, done) => {
    endpoint.removeAllContentTypeParsers();
    addParser(endpoint, 'application/x-www-form-urlencoded', formParameters);
    addParser(endpoint, 'application/json', jsonParameters);
    endpoint.setErrorHandler(answerError);
    endpoint.post<{ Body: TokenParameters | undefined }>(
      '/oauth/token',
      { bodyLimit: CREDENTIAL_LIMITS.tokenRequestBytes, onRequest: forbidStoring },
      (request, reply) => answerToken(credentials, request, reply),
    );
    done();
  });
}

async function answerToken(
  credentials: Credentials,
  request: FastifyRequest<{ Body: TokenParameters | undefined }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parameters = request.body ?? new Map<string, string>();
  const grantType = parameters.get('grant_type');
  if (grantType === undefined) throw new OAuthError('invalid_request', 'The parameter grant_type is missing.');
  if (grantType !== 'client_credentials') throw new OAuthError('unsupported_grant_type');
  const client = clientSecretOf(request.headers.authorization, parameters);
  const { attempts, requestQuotas } = request.server;
  const attempt = { address: requestQuotas.addressOf(request.raw), id: `client:${client.clientId}` };
  const answer = await attempts.guarded(attempt, async () => {
    const given = await credentials.issueToken({ ...client, scope: parameters.get('scope') });
    return given.kind === 'refused' && given.error === 'invalid_client' ? undefined : given;
  });
  if (answer === undefined) throw new OAuthError('invalid_client');
  requestQuotas.demand(reply, 'client', client.clientId);
  if (answer.kind === 'refused') throw new OAuthError(answer.error);
  return reply.send({
    access_token: answer.accessToken,
    token_type: 'Bearer',
    expires_in: answer.expiresInSeconds,
    scope: answer.scope,
  });
}

function addParser(endpoint: FastifyInstance, type: string, parse: (body: string) => TokenParameters): void {
  endpoint.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parse(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error('the body could not be parsed'));
    }
  });
}

/** RFC 6749 §5.1: tokens and what surrounds them are never cached. */
function forbidStoring(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
  done();
}

/** What is no matter of the token request itself (closing down, a bug) goes on to the handler of the whole server. */
function answerError(error: FastifyError | OAuthError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof OAuthError ? error : malformed(error);
  if (refusal === undefined) throw error;
  // RFC 6749 §5.2 asks for the challenge when the client tried the header; HTTP (RFC 9110 §15.5.2) asks for it always.
  if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="arkive", charset="UTF-8"');
  return reply.status(refusal.status).send(refusal.body);
}

/** Fastify's own refusals of a body: of another type, too long, cut off. */
function malformed({ code, statusCode = 500 }: FastifyError): OAuthError | undefined {
  if (statusCode >= 500 || !code.startsWith('FST_ERR_CTP_')) return undefined;
  return new OAuthError('invalid_request', 'Send a short body, form-encoded or as JSON, with its Content-Type.');
}

function metadata(issuer: string) {
  return {
    issuer,
    token_endpoint: `${issuer}/oauth/token`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    scopes_supported: scopesInUse(),
    response_types_supported: [],
    grant_types_supported: ['client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  };
}
