// The register of institutions that issue papers: parsed from the vocabulary that ships with the service.
import { Ajv } from 'ajv';
import { ISSUER_KINDS, type IssuerKind, type IssuerRegister, type RegisteredIssuer } from '../model/institutions.ts';

const name = { type: 'string', minLength: 2 };
const names = { anyOf: [name, { type: 'array', items: name, minItems: 1, uniqueItems: true }] };
const ajv = new Ajv({ allErrors: true });
const isRegister = ajv.compile<Readonly<Record<IssuerKind, readonly (string | readonly string[])[]>>>({
  type: 'object',
  properties: Object.fromEntries(ISSUER_KINDS.map((kind) => [kind, { type: 'array', items: names, minItems: 1 }])),
  required: ISSUER_KINDS,
  additionalProperties: false,
});

/** The register in a parsed YAML document. Throws an Error that lists everything wrong: the file is part of the program. */
export function parseIssuers(data: unknown): IssuerRegister {
  if (!isRegister(data)) throw new Error(`issuers is not valid: ${ajv.errorsText(isRegister.errors, { dataVar: '' })}`);
  return ISSUER_KINDS.flatMap((kind) =>
    data[kind].map((entry): RegisteredIssuer => ({ kind, names: typeof entry === 'string' ? [entry] : entry })),
  );
}
