// GET /problems/{code}: what the `type` of a problem dereferences to (RFC 9457 §3.1.1), for people and for programs.
import type { FastifyInstance } from 'fastify';
import { PROBLEMS, Problem, isProblemCode } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import { problemType } from './problem-answer.ts';

/** Adds the explanation of every row of the table. */
export function registerProblemPages(app: FastifyInstance, baseUrl: string): void {
  app.get<{ Params: { code: string } }>('/problems/:code', (request, reply) => {
    const { code } = request.params;
    if (!isProblemCode(code)) throw new Problem('not-found', 'There is no problem of this name.');
    reply.header('vary', 'Accept').header('cache-control', 'public, max-age=3600');
    if (request.headers.accept?.includes('text/html') !== true) return reply.send(explanation(baseUrl, code));
    return reply.type('text/html; charset=utf-8').send(page(code));
  });
}

function explanation(baseUrl: string, code: ProblemCode): Readonly<Record<string, unknown>> {
  const { title, status, remedy } = PROBLEMS[code];
  return { type: problemType(baseUrl, code), title, status, code, remedy };
}

/** The table holds our own text only: letters, digits, spaces, back-quotes and stops, none of which HTML reads as markup. */
function page(code: ProblemCode): string {
  const { title, status, remedy } = PROBLEMS[code];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<h1>${title}</h1>
<p>HTTP status ${status}, code <code>${code}</code>.</p>
<p>${remedy.replace(/`([^`]*)`/g, '<code>$1</code>')}</p>
</html>
`;
}
