// Reads a form (any document that is no list of transactions): labelled values, lists and groups under headings.
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import type { Profile } from '../../profiles/profile.ts';
import { currencyOf } from '../document/currency.ts';
import { findFields, type FieldCandidates } from '../fields/find-fields.ts';
import { findBlocks, isInside, type Block } from './blocks.ts';
import { withCellsApart } from './cells-apart.ts';
import { CLASS_LAYOUTS, CLASS_READERS } from './class-readers.ts';
import type { FormReading, RuledForm } from './form-reading.ts';
import { inEnglish } from './in-english.ts';
import { withLikely, withoutLikely } from './likely-values.ts';
import { listRows, type FormRow } from './list-rows.ts';
import { lostFirstLines } from './lost-first-line.ts';
import { withTicks } from './ticked-boxes.ts';

/**
 * Reads a form by its profile. `likely`: what is missing is looked for under phrases that are likely to mean what its labels do,
 * and said to be in doubt.
 */
export function readForm(found: DocumentLayout, profile: Profile, likely = false): FormReading {
  const whole = withTicks(withCellsApart(inEnglish(found)));
  const layout = CLASS_LAYOUTS[profile.classIdentifier ?? '']?.(whole) ?? whole;
  const currency = currencyOf(layout);
  const blocks = findBlocks(layout, profile.blocks);
  const around = blocksAround(blocks);
  const fields = findFields(layout, profile.fields, {
    currency,
    skip: () => false,
    form: true,
    likely,
    admit: ({ within }, phrase, line) =>
      within
        ? around(phrase, line).some(({ name }) => within.includes(name))
        : !around(phrase, line).some(({ name }) => profile.blocks[name]?.closed === true),
  });
  const lists = Object.entries(profile.lists).map(([name, rule]) => [name, listRows(blocks, rule, currency)] as const);
  const groups = Object.keys(profile.groups).map(
    (name) => [name, groupRows(name, { layout, profile, blocks, currency })] as const,
  );
  const ruled = { currency, fields, lists: Object.fromEntries([...lists, ...groups]), findings: [] };
  const read = (reading: RuledForm['reading']): FormReading => {
    const own = CLASS_READERS[profile.classIdentifier ?? '']?.({ layout, profile, blocks, reading });
    return {
      currency,
      // A reader that leaves a field without candidates says that there is none.
      fields: withCandidates({ ...reading.fields, ...own?.fields }),
      lists: { ...reading.lists, ...own?.lists },
      findings: [...(own?.findings ?? []), ...lostFirstLines(layout, reading.fields)],
      proven: own?.proven ?? [],
    };
  };
  return likely ? withLikely(read(withoutLikely(ruled)), read(ruled), profile) : read(ruled);
}

/** The blocks that a phrase stands in, looked up once for each phrase: every field asks for every one. */
function blocksAround(blocks: readonly Block[]): (phrase: Phrase, line: Line) => readonly Block[] {
  const known = new Map<Phrase, readonly Block[]>();
  return (phrase, line) => {
    const before = known.get(phrase);
    if (before) return before;
    const around = blocks.filter((block) => isInside(block, phrase, line));
    known.set(phrase, around);
    return around;
  };
}

function withCandidates(fields: FieldCandidates): FieldCandidates {
  return Object.fromEntries(Object.entries(fields).filter(([, candidates]) => candidates.length > 0));
}

interface GroupContext {
  readonly layout: DocumentLayout;
  readonly profile: Profile;
  readonly blocks: readonly Block[];
  readonly currency: string;
}

/** One row for each kind of block that stands in the document; what several blocks of one kind say is put together. */
function groupRows(group: string, { layout, profile, blocks, currency }: GroupContext): FormRow[] {
  const rule = profile.groups[group];
  return Object.entries(rule?.blocks ?? {}).flatMap(([name, constants]) => {
    const own = blocks.filter((block) => block.name === name);
    const [first] = own;
    if (!rule || !first) return [];
    const around = blocksAround(own);
    const found = findFields(layout, rule.fields, {
      currency,
      skip: () => false,
      form: true,
      admit: (_field, phrase, line) => around(phrase, line).length > 0,
    });
    const heading = { text: first.heading.text, page: first.page.number, box: first.heading, confidence: 1 };
    const fixed = Object.entries(constants).map(([key, text]) => [
      key,
      { value: { kind: 'text', text } as const, printed: heading, confidence: 1 },
    ]);
    const cells = Object.entries(found).flatMap(([key, candidates]) => {
      const [best] = candidates;
      return best ? [[key, best] as const] : [];
    });
    return [Object.fromEntries([...fixed, ...cells]) as FormRow];
  });
}
