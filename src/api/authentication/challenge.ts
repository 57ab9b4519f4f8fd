// What a refused caller is told in `WWW-Authenticate` (RFC 6750 §3): the schemes, the scopes, and what was wrong.

/** The error codes of RFC 6750 §3.1 that apply; none when no credential was shown. */
export type ChallengeError = 'invalid_token' | 'insufficient_scope';

/** One challenge for each scheme, as separate header lines; API keys are refused in the same words as bearer tokens. */
export function challenges(scopes: readonly string[], error?: ChallengeError): string[] {
  const parameters = ['realm="arkive"'];
  if (error !== undefined) parameters.push(`error="${error}"`);
  if (scopes.length > 0) parameters.push(`scope="${scopes.join(' ')}"`);
  return ['Bearer', 'ApiKey'].map((scheme) => `${scheme} ${parameters.join(', ')}`);
}
