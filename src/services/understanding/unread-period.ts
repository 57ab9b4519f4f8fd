// Whether a statement whose period was not read prints days that may be it: from one to another, around all entries.
import { readValue } from '../../extraction/fields/values.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { Finding } from '../../reconciliation/findings.ts';

const PERIOD = { value: 'period' } as const;

/** A doubt where the pages without their entries print such days, and no statement among the nodes has a first day. */
export function unreadPeriod({ pages }: DocumentLayout, nodes: readonly GraphNode[]): Finding[] {
  if (nodes.some(({ type, startDate }) => type === 'ark:Statement' && startDate !== undefined)) return [];
  const days = nodes.flatMap(({ type, date }) =>
    type === 'ark:Transaction' && typeof date === 'string' ? [date] : [],
  );
  if (days.length === 0) return [];
  const isPrinted = pages.some(({ lines }) =>
    lines.some(({ phrases }) =>
      phrases.some(({ text }) => {
        const value = /\d/.test(text) ? readValue(text, PERIOD, '') : undefined;
        return value?.kind === 'period' && days.every((day) => day >= value.start && day <= value.end);
      }),
    ),
  );
  return isPrinted
    ? [
        {
          severity: 'warnings',
          reason: 'Days from one to another are printed around all entries, and no period was read.',
        },
      ]
    : [];
}
