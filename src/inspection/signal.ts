// A sign that a document may not be as its issuer made it. Never a verdict: each has innocent explanations.

export interface Signal {
  /** What asks for a look is a warning; what merely is so, info. */
  readonly severity: 'warnings' | 'info';
  /** Says what was seen and where, without text of the document. */
  readonly reason: string;
}
