// N3's factory, as mapping asks for one: RDF/JS lets a literal have a language where we only ever give a datatype.
import { DataFactory } from 'n3';
import type { Quad } from 'n3';
import type { RdfFactory } from '../../src/model/rdf.ts';

export const n3Factory = DataFactory as unknown as RdfFactory<Quad>;
