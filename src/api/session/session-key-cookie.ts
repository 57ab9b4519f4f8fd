// The session key as a cookie (RFC 6265) in a partition of its own for each site that embeds the client (CHIPS,
// https://www.ietf.org/archive/id/draft-cutler-httpbis-partitioned-cookies-01.html). Its value names the session too, so
// that the cookie of another session is not taken for a wrong key of this one.

/** The cookie of this server. */
export interface SessionKeyCookie {
  /** The session key in a `Cookie` header, when it is one for this session. */
  read(header: string | undefined, sessionId: string): string | undefined;
  /** The session that a `Cookie` header holds the key of. */
  sessionIdIn(header: string | undefined): string | undefined;
  /** A `Set-Cookie` value that lasts as long as the session. */
  write(cookie: { readonly sessionId: string; readonly sessionKey: string; readonly seconds: number }): string;
  /** A `Set-Cookie` value that takes the cookie away. */
  readonly removal: string;
}

/** `Secure` works on http://localhost as well (Secure Contexts §3.1); `SameSite=None` is what partitioned cookies are for. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned';

/** The prefix keeps neighbouring domains from setting the cookie; browsers refuse it where there is no https. */
export function cookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-arkive-session-key' : 'arkive-session-key';
}

/** `baseUrl` is the address of the server as clients see it. */
export function sessionKeyCookie(baseUrl: string): SessionKeyCookie {
  const name = cookieName(baseUrl);
  const valuesIn = (header: string | undefined): readonly string[] =>
    (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1));
  return {
    read(header, sessionId) {
      const start = `${sessionId.toLowerCase()}.`;
      return valuesIn(header)
        .find((value) => value.startsWith(start))
        ?.slice(start.length);
    },
    sessionIdIn: (header) => valuesIn(header)[0]?.split('.', 1)[0],
    write: ({ sessionId, sessionKey, seconds }) =>
      `${name}=${sessionId}.${sessionKey}; Max-Age=${seconds}; ${ATTRIBUTES}`,
    removal: `${name}=; Max-Age=0; ${ATTRIBUTES}`,
  };
}
