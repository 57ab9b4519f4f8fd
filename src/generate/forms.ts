// The forms: named shapes of printed values, such as an amount or a word of a closed list.
import type { NamedShape, Shape } from '../model/shape.ts';
import type { Ontology } from './ontology.ts';

/** What a value is in JSON and RDF. */
export type FormKind = 'string' | 'date' | 'integer' | 'double' | 'boolean' | 'booleanOrString';

/** A named form with everything a schema can say about it. */
export interface Form {
  readonly name: string;
  readonly comment: string;
  readonly kind: FormKind;
  /** The words of a closed list. */
  readonly words?: readonly string[];
  /** Other forms, of which any will do. */
  readonly anyOf?: readonly string[];
  readonly shape: NamedShape;
}

const KINDS: Readonly<Record<string, FormKind>> = {
  string: 'string',
  date: 'date',
  integer: 'integer',
  double: 'double',
  boolean: 'boolean',
};

/** The text of a string literal's key. */
function wordOf(key: string): string {
  const literal = /^"(.*)"\^\^string$/u.exec(key)?.[1];
  if (literal === undefined) throw new Error(`${key} stands in a list of words and is no text`);
  return literal;
}

function anyOf(shape: Shape): readonly string[] | undefined {
  return shape.or?.map(({ node }) => {
    const [name] = node ?? [];
    if (name === undefined) throw new Error('a form is one of several without a name');
    return name;
  });
}

function kindOf(name: string, shapes: ReadonlyMap<string, NamedShape>): FormKind {
  const shape = shapes.get(name);
  if (shape === undefined) throw new Error(`there is no shape:${name}`);
  if (shape.in !== undefined) return 'string';
  const parts = anyOf(shape);
  if (parts !== undefined) {
    const kinds = [...new Set(parts.map((part) => kindOf(part, shapes)))].sort();
    if (kinds.join() === 'boolean,string') return 'booleanOrString';
    const [only, ...others] = kinds;
    if (only !== undefined && others.length === 0) return only;
  }
  const kind = KINDS[shape.datatype ?? ''];
  if (kind === undefined) throw new Error(`shape:${name} says of no datatype that we know`);
  return kind;
}

function wordsOf(name: string, shapes: ReadonlyMap<string, NamedShape>): readonly string[] | undefined {
  const shape = shapes.get(name);
  if (shape?.in !== undefined) return shape.in.map(wordOf);
  const parts = shape === undefined ? undefined : anyOf(shape);
  const words = parts?.map((part) => wordsOf(part, shapes));
  return words?.every((each) => each !== undefined) ? [...new Set(words.flat())] : undefined;
}

/** Named shapes that say what literals are. Those that only say what they look like are for `sh:not`, and make no type. */
export function readForms(shapes: ReadonlyMap<string, NamedShape>, ontology: Ontology): ReadonlyMap<string, Form> {
  const forms = [...shapes].filter(
    ([, shape]) =>
      shape.targetClass === undefined &&
      shape.properties === undefined &&
      (shape.datatype ?? shape.in ?? shape.or) !== undefined,
  );
  return new Map(
    forms.map(([name, shape]): [string, Form] => {
      const words = wordsOf(name, shapes);
      const parts = anyOf(shape);
      const comment = ontology.datatypes.get(name) ?? shape.message;
      if (comment === undefined) throw new Error(`shape:${name} is not explained: neither ontology nor message`);
      return [
        name,
        { name, comment, kind: kindOf(name, shapes), shape, ...(words && { words }), ...(parts && { anyOf: parts }) },
      ];
    }),
  );
}
