// A rule of fusion: a SPARQL CONSTRUCT in a file of its own, whose header says what it rests on and what follows.

/** What a rule is applied to: the drafts before they are resolved, or the fused nodes. */
export type RuleStage = 'drafts' | 'fused nodes';

/** A rule, read from its file. */
export interface FusionRule {
  /** The name of its file without number and extension: `pay-of-period`. */
  readonly name: string;
  /** Rules are applied in the order of their numbers. */
  readonly order: number;
  readonly premise: string;
  readonly conclusion: string;
  readonly example: string;
  readonly stage: RuleStage;
  /** The type of node that it makes; undefined when it adds to nodes that are there. */
  readonly generates: string | undefined;
  readonly construct: string;
}

const NAME = /^(\d+)-([a-z-]+)\.rq$/u;

/** Reads the text of a rule's file. Throws when the header lacks a line: the rules ship with the service. */
export function parseRule(file: string, text: string): FusionRule {
  const [, order, name] = NAME.exec(file) ?? [];
  if (order === undefined || name === undefined)
    throw new SyntaxError(`${file}: a rule is named like 20-what-follows.rq`);
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  const header = new Map<string, string>();
  let key = '';
  for (const line of lines.slice(0, end)) {
    const [, start, rest] = /^# ([A-Z][a-z]+): (.*)$/u.exec(line) ?? [];
    if (start !== undefined) key = start;
    header.set(key, [header.get(key), rest ?? line.replace(/^#\s*/u, '')].filter(Boolean).join(' '));
  }
  const say = (line: string): string => {
    const said = header.get(line);
    if (said === undefined) throw new SyntaxError(`${file}: the header has no line "${line}"`);
    return said;
  };
  const applied = say('Applied');
  const generates = say('Generates');
  if (applied !== 'to drafts' && applied !== 'to fused nodes') throw new SyntaxError(`${file}: applied to what?`);
  return {
    name,
    order: Number(order),
    premise: say('Premise'),
    conclusion: say('Conclusion'),
    example: say('Example'),
    stage: applied === 'to drafts' ? 'drafts' : 'fused nodes',
    generates: generates === 'nothing' ? undefined : generates,
    construct: text,
  };
}
