// Holds real answers against the published description, as a generated client would.
import { Ajv } from 'ajv';
import { expect } from 'vitest';

interface DescribedAnswer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly description?: string;
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

/** As much of OpenAPI 3.0.0 as the tests look at. */
export interface InterfaceDescription {
  readonly openapi: string;
  readonly info: { readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

/** Formats that the description uses, by what the tests can tell of them. */
const FORMATS = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  uri: (text: string) => URL.canParse(text),
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  binary: true,
  password: true,
} as const;

/** A function that fails unless `response` is one that the description gives for the operation. */
export function answerChecker(description: InterfaceDescription) {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: FORMATS, discriminator: true });
  ajv.addSchema(withoutMappings(description), 'interface');

  return async (method: string, path: string, response: Response): Promise<void> => {
    const answer = description.paths[path]?.[method]?.responses[String(response.status)];
    expect(answer, `${method} ${path} may answer ${response.status}`).toBeDefined();
    if (answer?.content === undefined) {
      expect(await response.text()).toBe('');
      return;
    }
    const mediaType = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
    expect(Object.keys(answer.content)).toContain(mediaType);
    // Of the refusals with 403 only those for want of a scope come with a challenge.
    const sent = ALWAYS_SENT.filter((name) => response.status !== 403 || name !== 'WWW-Authenticate');
    for (const name of Object.keys(answer.headers ?? {}).filter((n) => sent.includes(n))) {
      expect(response.headers.has(name), `${name} in the answer of ${method} ${path}`).toBe(true);
    }
    const body: unknown = mediaType.includes('json') ? await response.json() : await response.text();
    const steps = ['paths', path, method, 'responses', String(response.status), 'content', mediaType, 'schema'];
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.compile({ $ref: `interface#/${pointer}` });
    const faults = validate(body) ? [] : (validate.errors ?? []);
    expect(
      faults.map((fault) => `${fault.instancePath} ${fault.message ?? ''} ${JSON.stringify(fault.params)}`),
    ).toEqual([]);
  };
}

/** The other described header fields are sent only when they apply. */
const ALWAYS_SENT = ['X-Request-Id', 'Retry-After', 'WWW-Authenticate'];

/** Ajv tells by `discriminator` which schema is meant, but knows no `mapping`; each schema names its own type as well. */
function withoutMappings(description: InterfaceDescription): object {
  const isName = (value: unknown): boolean => typeof value === 'object' && value !== null && 'propertyName' in value;
  return JSON.parse(
    JSON.stringify(description, (key, value: { readonly propertyName: string }) =>
      key === 'discriminator' && isName(value) ? { propertyName: value.propertyName } : value,
    ),
  ) as object;
}
