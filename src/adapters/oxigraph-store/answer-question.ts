// A question in SPARQL put to a store, and what its failures mean. The results are written by the engine itself, here in its
// thread, so that nothing of them is touched again on their way out.
import type { ProblemCode } from '../../kernel/problem.ts';
import type { GraphQuestion } from '../../ports/graph-store.ts';
import type { Dataset } from './dataset.ts';
import { isTrap } from './engine.ts';
import type { GraphAnswer } from './messages.ts';

/** How a question ended; after `spent` the engine must not be used again. */
type AnswerOutcome = Exclude<GraphAnswer['outcome'], { readonly kind: 'failure' }>;

/** Answers the question with at most `resultBytes` bytes. */
export function answerQuestion(
  dataset: Dataset,
  question: Omit<GraphQuestion, 'signal'>,
  resultBytes: number,
): AnswerOutcome {
  try {
    const text = dataset.answer(question);
    if (text.length > resultBytes) return { kind: 'refused', code: 'result-too-large' };
    const answer = new TextEncoder().encode(text);
    return answer.length > resultBytes
      ? { kind: 'refused', code: 'result-too-large' }
      : { kind: 'done', result: { answer } };
  } catch (error) {
    if (isOutOfStack(error)) return { kind: 'spent', code: 'query-too-complex' };
    if (isTrap(error)) return { kind: 'spent', code: 'graph-memory' };
    if (!(error instanceof Error)) throw error;
    return { kind: 'refused', ...refusalOf(error.message) };
  }
}

/** The engine has a stack of its own inside its memory, and works on that of JavaScript besides; a deep query runs over either. */
function isOutOfStack(error: unknown): boolean {
  if (error instanceof RangeError) return error.message.includes('call stack');
  return isTrap(error) && error instanceof Error && error.message.includes('out of bounds');
}

const POSITION = /^error at (\d+):(\d+): expected (.*)$/su;
const BEYOND_SPARQL_1_1: ReadonlySet<string> = new Set(['LATERAL', '"{|"', '"~"']);
const UNKNOWN_FUNCTION = /^The custom (?:aggregate )?function <[^>]*> is not supported$/u;

/**
 * What the engine's message says of the query. Its first line is not the asker's (prefixes stand there): lines are counted without it.
 * Of what was expected only words and signs of SPARQL 1.1 are passed on, not the ranges of characters.
 */
function refusalOf(message: string): { readonly code: ProblemCode; readonly detail: string } {
  const [, line, column, expected = ''] = POSITION.exec(message) ?? [];
  if (line !== undefined && column !== undefined) {
    const place = `The query breaks the grammar at line ${Math.max(Number(line) - 1, 1)}, column ${column}`;
    if (expected.includes('Prefix not found')) {
      return { code: 'query-invalid', detail: `${place}: the prefix is not declared.` };
    }
    const wanted = [...expected.matchAll(/"(?:\\.|[^"\\])+"|(?<!\{)\b[A-Z][A-Z_ ]+[A-Z]\b/gu)]
      .map(([word]) => word)
      .filter((word) => !BEYOND_SPARQL_1_1.has(word));
    // Where a term is missing, the engine names a few odd keywords alone: they would lead astray.
    const helps = wanted.length <= 12 && wanted.some((word) => word.startsWith('"'));
    return { code: 'query-invalid', detail: `${place}${helps ? `; expected there: ${wanted.join(' ')}` : ''}.` };
  }
  if (UNKNOWN_FUNCTION.test(message)) return { code: 'query-invalid', detail: `${message}.` };
  return { code: 'query-invalid', detail: 'The query asks for what the engine does not do.' };
}
