// Whether a value is an event as CloudEvents 1.0 has them, in its JSON format
// (https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md). What is not is refused, never mended.
import { EVENT_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { CloudEvent } from '../../model/cloud-event.ts';
import { OWN_TYPES } from '../../model/event-types.ts';

/** What an attribute has to be, and how that is said. */
interface Rule {
  readonly required?: boolean;
  readonly holds: (text: string) => boolean;
  readonly says: string;
}

const anyText: Omit<Rule, 'required'> = { holds: (text) => text !== '', says: 'a text that is not empty' };

/** The context attributes (§3.1, §3.2 of the specification). */
const ATTRIBUTES: Readonly<Record<string, Rule>> = {
  specversion: { required: true, holds: (text) => text === '1.0', says: '`1.0`' },
  id: { required: true, ...anyText },
  source: { required: true, holds: isUriReference, says: 'a URI reference (RFC 3986 §4.1)' },
  type: { required: true, ...anyText },
  datacontenttype: { holds: (text) => MEDIA_TYPE.test(text), says: 'a media type (RFC 2046)' },
  dataschema: { holds: (text) => isUriReference(text) && URL.canParse(text), says: 'an absolute URI' },
  subject: anyText,
  time: { holds: isTimestamp, says: 'a time as in RFC 3339, with its offset' },
};

/** Strings of the type system (§2.4): no control characters, no halves of characters. */
const TEXT = /^[^\p{Cc}\p{Cs}\u{FDD0}-\u{FDEF}]*$/u;
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;\s*[\w!#$&^.+-]+=(?:[\w!#$&^.+-]+|"[^"]*"))*$/u;
const TIMESTAMP =
  /^(\d{4})-(\d\d)-(\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u;
/** What a URI reference is made of (RFC 3986 §2), and no broken escapes. */
const URI_CHARACTERS = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/u;

/** The event that the value is. Its bytes as JSON are counted against the limit. Throws Problem invalid-event. */
export function checkedEvent(value: unknown): CloudEvent {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('An event is a JSON object.');
  // An attribute that is null is one that is not there (§2.2 of the JSON format).
  const entries = Object.entries(value).filter(([name, member]) => member !== null || name === 'data');
  const members: ReadonlyMap<string, unknown> = new Map(entries);
  for (const [name, { required = false }] of Object.entries(ATTRIBUTES)) {
    if (required && !members.has(name)) throw invalid(`The attribute \`${name}\` is missing.`);
  }
  const attributes = entries.filter(([name]) => name !== 'data' && name !== 'data_base64');
  if (attributes.length > EVENT_LIMITS.attributes) {
    throw invalid(`An event has at most ${EVENT_LIMITS.attributes} attributes.`);
  }
  for (const [name, member] of attributes) checkAttribute(name, member);
  checkData(members);
  const json = JSON.stringify(Object.fromEntries(entries));
  if (Buffer.byteLength(json) > EVENT_LIMITS.eventBytes) {
    throw invalid(`An event has at most ${EVENT_LIMITS.eventBytes} bytes as JSON.`);
  }
  // As it will be read again, so that the same event sent twice is found the same. All of it was just checked.
  const event = JSON.parse(json) as CloudEvent;
  checkOwnership(event);
  return event;
}

function checkAttribute(name: string, value: unknown): void {
  if (!/^[a-z0-9]+$/u.test(name) || name.length > EVENT_LIMITS.attributeNameCharacters) {
    throw invalid(
      `The name of an attribute has 1 to ${EVENT_LIMITS.attributeNameCharacters} lower-case letters and digits.`,
    );
  }
  const rule = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
  const says = `The attribute \`${name}\` is ${rule?.says ?? 'a text, a whole number of 32 bits or a truth value'}`;
  if (typeof value === 'string') {
    if (value.length > EVENT_LIMITS.attributeCharacters || !TEXT.test(value)) {
      throw invalid(`${says}, of at most ${EVENT_LIMITS.attributeCharacters} characters without control characters.`);
    }
    if (rule === undefined || rule.holds(value)) return;
  } else if (rule === undefined && (typeof value === 'boolean' || value === toInt32(value))) return;
  throw invalid(`${says}.`);
}

function checkData(members: ReadonlyMap<string, unknown>): void {
  const encoded = members.get('data_base64');
  if (encoded !== undefined && members.has('data')) throw invalid('An event has `data` or `data_base64`, not both.');
  if (encoded !== undefined && !(typeof encoded === 'string' && BASE64.test(encoded))) {
    throw invalid('The member `data_base64` is a text in base64 (RFC 4648 §4).');
  }
  if (nesting(members.get('data')) > EVENT_LIMITS.nesting) {
    throw invalid(`Data has at most ${EVENT_LIMITS.nesting} objects and lists inside each other.`);
  }
}

/** Nobody tells in the name of the server. */
function checkOwnership({ type }: CloudEvent): void {
  if (type.startsWith(OWN_TYPES)) throw invalid(`Types that begin with \`${OWN_TYPES}\` are the server's own.`);
}

/** How deep the value goes, as far as it matters. */
function nesting(value: unknown): number {
  let level: readonly unknown[] = [value];
  for (let depth = 0; ; depth++) {
    const objects = level.filter((each): each is object => typeof each === 'object' && each !== null);
    if (objects.length === 0 || depth > EVENT_LIMITS.nesting) return depth;
    level = objects.flatMap((each) => Object.values(each) as readonly unknown[]);
  }
}

function toInt32(value: unknown): number | undefined {
  return typeof value === 'number' ? value | 0 : undefined;
}

function isUriReference(text: string): boolean {
  return URI_CHARACTERS.test(text) && URL.canParse(text, 'https://base.invalid');
}

function isTimestamp(text: string): boolean {
  const [, year, month, day] = TIMESTAMP.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

function invalid(detail: string): Problem {
  return new Problem('invalid-event', detail);
}
