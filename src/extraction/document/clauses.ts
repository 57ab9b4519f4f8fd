// What is a part of a sentence and no name of anybody or anything: it says something in small words, ends as sentences do, or begins in
// the middle of one.

/** Verbs and what they are about, in the small letters of running text; `Pay as you go` is a name. */
const SAYS =
  /(?<=\S )(?:is|are|was|were|been|can|cannot|could|will|would|should|must|may|might|has|have|had|does|(?:ca|do|is|wo)n[’']t)(?=[ .,]|$)|(?<!\S)(?:we|they|(?<!as )you|your|our|us|this|that|which|whose|if|when|because|please)(?= |$)/u;
const ENDS = /(?<!\S)\p{Ll}{3,} \p{Ll}{4,}\.$/u;
const BEGINS = /^\p{Ll}{3,} (?:(?:and|of|to|for|in|with|the)(?= \p{Ll})|\p{Ll}{3,} \p{Ll}{3,}(?= ))/u;

/** Whether a text reads like a part of a sentence. */
export function isClause(text: string): boolean {
  return SAYS.test(text) || ENDS.test(text) || BEGINS.test(text);
}
