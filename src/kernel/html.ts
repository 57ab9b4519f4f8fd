// HTML from values: what is put into the template is escaped, unless it is HTML already.

/** A piece of HTML. */
export interface Html {
  readonly html: string;
}

type Insert = Html | readonly Html[] | string | number;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text so that it is no markup: as content, and as the value of an attribute between quotes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
}

function inserted(value: Insert): string {
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(({ html: text }) => text).join('');
  return escaped(String(value));
}

/** A template whose values are text (escaped) or HTML (as it is). */
export function html(strings: TemplateStringsArray, ...values: readonly Insert[]): Html {
  return { html: strings.reduce((text, part, index) => text + inserted(values[index - 1] ?? '') + part) };
}

/** Nothing. */
export const NOTHING: Html = { html: '' };

/** The pieces with a separator between them. */
export function joined(pieces: readonly Html[], separator: string): Html {
  return { html: pieces.map((piece) => piece.html).join(separator) };
}
