// Extractions as a table for people: one row for each account, or a block for each on a terminal that is too narrow.
import type { ExtractionResponse } from '../services/extraction-response.ts';
import { accountSummaries } from './statement-summary.ts';
import { printable, textColumns } from './text-columns.ts';

type Result = ExtractionResponse['result'];

/** What a table says of one file: its rows, and sentences for below. It is kept until the last file is read, the result is not. */
export interface FileReport {
  readonly rows: readonly (readonly string[])[];
  readonly remarks: readonly string[];
}

const HEADINGS = [
  'FILE',
  'CLASS',
  'CONFIDENCE',
  'ISSUER',
  'ACCOUNT',
  'PERIOD',
  'TRANSACTIONS',
  'OPENING',
  'CLOSING',
  'RECONCILES',
  'REVIEW',
  'ISSUES',
];

const NUMBERS = new Set(['CONFIDENCE', 'TRANSACTIONS', 'OPENING', 'CLOSING'].map((name) => HEADINGS.indexOf(name)));

/** How many issues of one document are spelt out below the table; all of them are in the JSON. */
const ISSUES_SHOWN = 5;

/** The report on a file that was read. */
export function reportOfResult(file: string, result: Result): FileReport {
  const { document, status } = result;
  const rows = accountSummaries(result).map((account) =>
    [
      file,
      document.classIdentifier,
      document.classConfidence.toFixed(2),
      account.issuer ?? '-',
      account.account ?? '-',
      account.period ?? '-',
      String(account.transactions ?? '-'),
      account.opening ?? '-',
      account.closing ?? '-',
      account.reconciles === undefined ? '-' : account.reconciles ? 'yes' : 'NO',
      status.review === 'REVIEW_PENDING' ? 'pending' : 'not required',
      issueCounts(status.expectations),
    ].map(printable),
  );
  return { rows, remarks: issueRemarks(file, status.expectations) };
}

/** The report on a file that could not be read; why is told elsewhere. */
export function reportOfFailure(file: string): FileReport {
  return { rows: [[printable(file), 'failed', ...HEADINGS.slice(2).map(() => '-')]], remarks: [] };
}

/** The whole report; `columns` is the width of the terminal, undefined when there is none to fill. */
export function extractionTable(reports: readonly FileReport[], columns: number | undefined): string {
  const rows = reports.flatMap((report) => report.rows);
  const table = textColumns([HEADINGS, ...rows], NUMBERS);
  const fits = columns === undefined || table.split('\n').every((line) => line.length <= columns);
  const remarks = reports.flatMap((report) => report.remarks).map((line) => `${line}\n`);
  return [fits ? table : blocks(rows), ...(remarks.length > 0 ? ['\n', ...remarks] : [])].join('');
}

function blocks(rows: readonly (readonly string[])[]): string {
  return rows
    .map(([file = '', ...cells]) => {
      const lines = cells.map((cell, index) => [`  ${(HEADINGS[index + 1] ?? '').toLowerCase()}`, cell]);
      return `${file}\n${textColumns(lines)}`;
    })
    .join('\n');
}

function issueCounts({ errors, warnings, info }: Result['status']['expectations']): string {
  const counts = [
    counted(errors.length, 'error', 'errors'),
    counted(warnings.length, 'warning', 'warnings'),
    counted(info.length, 'info', 'info'),
  ];
  return counts.filter((text) => text !== '').join(', ') || 'none';
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

function issueRemarks(file: string, { errors, warnings }: Result['status']['expectations']): readonly string[] {
  const issues = [
    ...errors.map((issue) => ({ ...issue, severity: 'error' })),
    ...warnings.map((issue) => ({ ...issue, severity: 'warning' })),
  ];
  const remarks = issues
    .slice(0, ISSUES_SHOWN)
    .map(({ severity, nodeType, reason }) => `${file}: ${severity}: ${nodeType}: ${reason}`);
  const hidden = issues.length - remarks.length;
  return [...remarks, ...(hidden > 0 ? [`${file}: and ${hidden} more; --json shows all`] : [])].map(printable);
}
