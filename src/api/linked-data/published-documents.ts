// What is published of the vocabulary: each document in its formats, under the path of its IRI, and each format under a path of its own.
import { createHash } from 'node:crypto';
import type { VocabularyFileName, VocabularyFiles } from '../../ports/vocabulary-files.ts';

/** One format of a document. */
export interface PublishedFormat {
  /** Without parameters. */
  readonly mediaType: string;
  /** The path under which this format alone can be had. */
  readonly path: string;
  readonly file: VocabularyFileName;
}

/** Something that can be had in one format or several. */
export interface PublishedDocument {
  readonly title: string;
  /** Paths under which a format is negotiated; the first is that of the IRI. */
  readonly paths: readonly [string, ...string[]];
  /** In the order in which we prefer them where the client does not care. */
  readonly formats: readonly [PublishedFormat, ...PublishedFormat[]];
}

const TURTLE = 'text/turtle';
const JSON_LD = 'application/ld+json';
const N_TRIPLES = 'application/n-triples';

/** All of them. IRIs of terms are these paths at w3id.org, with a fragment. */
export const PUBLISHED_DOCUMENTS: readonly PublishedDocument[] = [
  {
    title: 'The ontology: classes and properties, and what they mean',
    paths: ['/arkive/ontology', '/ontology'],
    formats: [
      { mediaType: TURTLE, path: '/arkive/ontology.ttl', file: 'ontology.ttl' },
      { mediaType: JSON_LD, path: '/arkive/ontology.jsonld', file: 'ontology.jsonld' },
      { mediaType: N_TRIPLES, path: '/arkive/ontology.nt', file: 'ontology.nt' },
      { mediaType: 'text/html', path: '/arkive/ontology.html', file: 'ontology.html' },
    ],
  },
  {
    title: 'The shapes (SHACL): how nodes and values look',
    paths: ['/arkive/shapes'],
    formats: [
      { mediaType: TURTLE, path: '/arkive/shapes.ttl', file: 'shapes.ttl' },
      { mediaType: JSON_LD, path: '/arkive/shapes.jsonld', file: 'shapes.jsonld' },
      { mediaType: N_TRIPLES, path: '/arkive/shapes.nt', file: 'shapes.nt' },
    ],
  },
  {
    title: 'The JSON-LD context by which the JSON of nodes is RDF',
    paths: ['/arkive/context'],
    formats: [{ mediaType: JSON_LD, path: '/arkive/context.jsonld', file: 'context.jsonld' }],
  },
  {
    title: 'The JSON Schema of nodes',
    paths: ['/arkive/schema'],
    formats: [{ mediaType: 'application/schema+json', path: '/arkive/schema.json', file: 'json-schema.json' }],
  },
];

/** A format, ready to be sent. */
export interface Representation {
  readonly bytes: Buffer;
  /** With its parameters. */
  readonly contentType: string;
  /** A strong entity tag (RFC 9110 §8.8.3). */
  readonly etag: string;
}

/** The representation of the format. Text types name their charset: text of HTTP may be taken for something else than UTF-8. */
export function representation({ mediaType, file }: PublishedFormat, files: VocabularyFiles): Representation {
  const bytes = Buffer.from(files[file], 'utf8');
  return {
    bytes,
    contentType: mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

/** The policy of a page (CSP 3): its own inline style and script by their hashes, and nothing else. */
export function pagePolicy(page: string): string {
  const hashes = (element: string): string =>
    [...page.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'gu'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  return [
    "default-src 'none'",
    `script-src ${hashes('script')}`,
    `style-src ${hashes('style')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
