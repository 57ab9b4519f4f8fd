// The programs that write files, by what they are made for: parsed from the vocabulary that ships with the service.
import { Ajv } from 'ajv';
import type { ProducerVocabulary } from './file-signals.ts';

const names = { type: 'array', items: { type: 'string', minLength: 3 }, minItems: 1, uniqueItems: true };
const ajv = new Ajv({ allErrors: true });
const isVocabulary = ajv.compile<ProducerVocabulary>({
  type: 'object',
  properties: { editors: names, office: names },
  required: ['editors', 'office'],
  additionalProperties: false,
});

/** The vocabulary in a parsed YAML document. Throws an Error that lists everything wrong: the file is part of the program. */
export function parseProducers(data: unknown): ProducerVocabulary {
  if (isVocabulary(data)) return data;
  throw new Error(`producers is not valid: ${ajv.errorsText(isVocabulary.errors, { dataVar: '' })}`);
}
