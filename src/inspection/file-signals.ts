// What a file's making tells: programs that change documents, updates behind its end, dates that contradict the pages.
import { addDays, type CalendarDate } from '../kernel/calendar-date.ts';
import { foldText } from '../kernel/text.ts';
import type { FileSigns } from '../model/file-signs.ts';
import type { GraphNode } from '../model/reading.ts';
import type { Signal } from './signal.ts';

/** Programs by what they are made for, as they name themselves: beginnings of names, folded. */
export interface ProducerVocabulary {
  /** They change the text or pictures of finished documents. */
  readonly editors: readonly string[];
  /** People write documents with them. */
  readonly office: readonly string[];
}

/** Issuers date documents a few days ahead. Beyond that, clocks are wrong more often than documents: it is told, no more. */
const AHEAD_DAYS = 3;

/** Dates that a document cannot know before they came: the end of what it reports, the day it was issued. */
const KNOWN_DATES: Readonly<Record<string, readonly string[]>> = {
  'ark:Statement': ['endDate', 'date'],
  'ark:Bill': ['issuedOn'],
  'ark:MortgageIllustration': ['issuedOn'],
  'ark:Transaction': ['date'],
};

/** Signals of the file around the document that `nodes` were read from. */
export function fileSignals(
  signs: FileSigns,
  nodes: readonly GraphNode[],
  producers: ProducerVocabulary,
): readonly Signal[] {
  return [...programSignals(signs, producers), ...updateSignals(signs), ...dateSignals(signs, nodes)];
}

function programSignals({ producer = '', creator = '' }: FileSigns, { editors, office }: ProducerVocabulary): Signal[] {
  const written = [producer, creator].map((name) => ` ${foldText(name)} `);
  const names = (programs: readonly string[]): boolean =>
    programs.some((program) => written.some((name) => name.includes(` ${foldText(program)} `)));
  if (names(editors)) {
    return [{ severity: 'warnings', reason: 'The file was written by a program that changes finished documents.' }];
  }
  return names(office) ? [{ severity: 'info', reason: 'The file was written by an office program.' }] : [];
}

function updateSignals({ updates, signatures, createdOn, modifiedOn }: FileSigns): Signal[] {
  if (updates > signatures) {
    return [{ severity: 'info', reason: 'Something was added to the file after it was first written.' }];
  }
  const isLater = createdOn !== undefined && modifiedOn !== undefined && modifiedOn > createdOn;
  return isLater && signatures === 0
    ? [{ severity: 'info', reason: 'The file says that it was modified on a later day than it was made.' }]
    : [];
}

function dateSignals({ createdOn }: FileSigns, nodes: readonly GraphNode[]): Signal[] {
  if (createdOn === undefined) return [];
  const latest = nodes
    .flatMap((node) => (KNOWN_DATES[node.type] ?? []).map((property) => node[property]))
    .filter((date): date is CalendarDate => typeof date === 'string')
    .sort()
    .at(-1);
  return latest !== undefined && addDays(latest, -AHEAD_DAYS) > createdOn
    ? [{ severity: 'info', reason: 'The file was made before the dates that the document reports.' }]
    : [];
}
