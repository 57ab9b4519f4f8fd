// Makes compiled shapes ready to run: expressions and sets are made once, names become references, and a shape lists only the tests
// that it asks for.
import type { NamedShape, PropertyShape, Shape } from '../model/shape.ts';
import { VALUE_TESTS } from './constraints.ts';
import type { Component, ValueTest } from './constraints.ts';

/** A shape that can run. */
export interface PreparedShape {
  /** As compiled. */
  readonly shape: Shape;
  /** The value tests that the shape asks for. */
  readonly tests: readonly (readonly [Component, ValueTest])[];
  /** Shapes by name (sh:node). */
  readonly node: readonly PreparedShape[];
  readonly or: readonly PreparedShape[] | undefined;
  readonly not: PreparedShape | undefined;
  readonly closed: ReadonlySet<string> | undefined;
  readonly properties: readonly PreparedProperty[];
}

/** A property shape that can run. */
export interface PreparedProperty extends PreparedShape {
  readonly shape: PropertyShape;
  readonly qualified: PreparedShape | undefined;
}

class Preparation {
  readonly #shapes: Readonly<Record<string, NamedShape>>;
  readonly #made = new Map<string, PreparedShape>();

  constructor(shapes: Readonly<Record<string, NamedShape>>) {
    this.#shapes = shapes;
  }

  byName(name: string): PreparedShape {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const shape = this.#shapes[name];
    if (shape === undefined) throw new Error(`there is no shape ${name}`);
    const made = this.shape(shape);
    this.#made.set(name, made);
    return made;
  }

  shape(shape: Shape): PreparedShape {
    return {
      shape,
      tests: VALUE_TESTS.flatMap(([parameter, component, prepare]) =>
        shape[parameter] === undefined ? [] : [[component, prepare(shape)] as const],
      ),
      node: (shape.node ?? []).map((name) => this.byName(name)),
      or: shape.or?.map((each) => this.shape(each)),
      not: shape.not && this.shape(shape.not),
      closed: shape.closed && new Set([...shape.closed, 'id']),
      properties: (shape.properties ?? []).map((property) => this.#property(property)),
    };
  }

  #property(shape: PropertyShape): PreparedProperty {
    const { qualifiedValueShape } = shape;
    return {
      ...this.shape(shape),
      shape,
      qualified: qualifiedValueShape && this.shape(qualifiedValueShape),
    };
  }
}

/** All named shapes, ready to run. A shape that contains itself is a bug of the shapes and ends in a RangeError. */
export function prepareShapes(shapes: Readonly<Record<string, NamedShape>>): ReadonlyMap<string, PreparedShape> {
  const preparation = new Preparation(shapes);
  return new Map(Object.keys(shapes).map((name) => [name, preparation.byName(name)]));
}
