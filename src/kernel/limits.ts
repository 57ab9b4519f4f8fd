// Every limit of the service, in one place.

const MB = 1024 * 1024;

/** Limits on one document; exceeding one is a problem of the table in problem.ts. */
export const DOCUMENT_LIMITS = {
  /** 4.5 MB: the contract's limit for a file sent with the request. */
  fileBytes: Math.floor(4.5 * MB),
  pages: 200,
  /** Longest edge of a page in points (a roll of paper is no page); 14,400 is PDF's own limit. */
  pageEdgePt: 5_000,
  glyphsPerPage: 60_000,
  glyphs: 1_000_000,
  /** Wall time of reading and understanding one document. */
  readingMs: 20_000,
  /** Memory that the PDF engine may grow to for one document. */
  engineBytes: 512 * MB,
} as const;
