// What the server says when it is ready: where it is, and at the first start the client for trying things out.
import type { Config } from '../config.ts';
import type { NewClient } from '../services/clients.ts';

/** Lines for the terminal; with a secret in them when there is a new client. */
export function greeting({ baseUrl }: Config, first: NewClient | undefined): string {
  const places = `Arkive listens at ${baseUrl}
  interface    ${baseUrl}/docs
  description  ${baseUrl}/openapi.json`;
  if (first === undefined) return places;
  return `${places}

A client for trying things out. Its secret is shown this once and kept nowhere:

ARKIVE_CLIENT_ID=${first.client.clientId}
ARKIVE_CLIENT_SECRET=${first.clientSecret}

With these two lines in a shell, the first document:

  TOKEN=$(curl -s ${baseUrl}/oauth/token -u "$ARKIVE_CLIENT_ID:$ARKIVE_CLIENT_SECRET" -d grant_type=client_credentials | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl ${baseUrl}/documents/single -H "Authorization: Bearer $TOKEN" -F document=@statement.pdf
`;
}
