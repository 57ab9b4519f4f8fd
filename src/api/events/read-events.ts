// The events of a request, in each of the three ways in which CloudEvents go over HTTP: one as JSON, several as JSON, or one whose
// attributes are header fields (https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md).
import type { IncomingHttpHeaders } from 'node:http';
import { EVENT_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { CloudEvent } from '../../model/cloud-event.ts';
import { checkedEvent } from '../../services/session-events/checked-event.ts';
import { exactJson } from '../../services/session-events/exact-json.ts';

const EVENT = 'application/cloudevents+json';
const BATCH = 'application/cloudevents-batch+json';
const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json$/u;
const PREFIX = 'ce-';

/** The events, all of them valid, at least one. Throws Problem unsupported-media-type, invalid-event. */
export function eventsOf(headers: IncomingHttpHeaders, body: Uint8Array): readonly CloudEvent[] {
  const contentType = headers['content-type'];
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === BATCH) return batchOf(body);
  if (mediaType === EVENT) return [checkedEvent(jsonOf(body))];
  if (headers[`${PREFIX}specversion`] !== undefined) return [binaryEvent(headers, body)];
  if (mediaType === 'application/json') return [checkedEvent(jsonOf(body))];
  throw new Problem(
    'unsupported-media-type',
    `Send an event as ${EVENT}, several as ${BATCH}, or one with its attributes in header fields that begin with ${PREFIX}.`,
  );
}

function batchOf(body: Uint8Array): readonly CloudEvent[] {
  const values = jsonOf(body);
  if (!Array.isArray(values) || values.length === 0 || values.length > EVENT_LIMITS.eventsOfRequest) {
    throw new Problem('invalid-event', `A batch is a list of 1 to ${EVENT_LIMITS.eventsOfRequest} events.`);
  }
  return values.map((value: unknown, index) => {
    try {
      return checkedEvent(value);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new Problem(error.code, `Event ${index + 1} of the batch: ${error.detail ?? ''}`);
    }
  });
}

function jsonOf(body: Uint8Array): unknown {
  const text = textOf(body);
  try {
    const { value, inexact } = exactJson(text);
    if (inexact === undefined) return value;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem('invalid-event', 'The body is no JSON.');
    throw error;
  }
  throw new Problem(
    'invalid-event',
    'A number has more digits than can be kept (IEEE 754 binary64): write it as text.',
  );
}

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new Problem('invalid-event', 'The body is no text in UTF-8.');
  }
}

/** §3.1: attributes are header fields, data is the body, and its media type that of the request. */
function binaryEvent(headers: IncomingHttpHeaders, body: Uint8Array): CloudEvent {
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => [name.slice(PREFIX.length), decoded(String(value))] as const);
  const contentType = headers['content-type'];
  const attributesOfData = contentType === undefined ? {} : { datacontenttype: contentType };
  return checkedEvent({ ...Object.fromEntries(attributes), ...attributesOfData, ...dataOf(contentType, body) });
}

function dataOf(contentType: string | undefined, body: Uint8Array): Pick<CloudEvent, 'data' | 'data_base64'> {
  if (body.length === 0) return {};
  const [mediaType = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  if (JSON_TYPE.test(mediaType.trim())) return { data: jsonOf(body) };
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  const isUtf8 = charset === undefined || /=\s*"?(?:utf-8|us-ascii)"?\s*$/u.test(charset);
  if (mediaType.startsWith('text/') && isUtf8) return { data: textOf(body) };
  return { data_base64: Buffer.from(body).toString('base64') };
}

/** §3.1.3.2: what is no printable ASCII stands in percent escapes of UTF-8; old senders wrote values as quoted strings. */
function decoded(value: string): string {
  const unquoted = /^"(.*)"$/su.exec(value)?.[1]?.replace(/\\(.)/gsu, '$1') ?? value;
  try {
    return unquoted.replace(/(?:%[0-9A-Fa-f]{2})+/gu, (escapes) => decodeURIComponent(escapes));
  } catch {
    throw new Problem('invalid-event', 'A header field holds percent escapes that are no UTF-8.');
  }
}
