// `extract FILE…`: reads documents in this process, by the same use case that answers POST /documents/single.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DOCUMENT_LIMITS } from '../kernel/limits.ts';
import { PROBLEMS, Problem } from '../kernel/problem.ts';
import { RECOGNITION_SCOPE } from '../kernel/scopes.ts';
import type { Caller } from '../model/caller.ts';
import type { DocumentProcessor } from '../ports/document-processor.ts';
import type { ExtractionResponse } from '../services/extraction-response.ts';
import { ingest } from '../services/ingest.ts';
import { UsageError } from './command.ts';
import type { Command, CommandContext, CommandInput, ExitCode } from './command.ts';
import { extractionTable, reportOfFailure, reportOfResult } from './extraction-table.ts';
import type { FileReport } from './extraction-table.ts';
import { inParallel } from './in-parallel.ts';
import { progressLine } from './progress.ts';
import { printable } from './text-columns.ts';

/** Reads files and shows what they say. */
export const EXTRACT_COMMAND: Command = {
  words: ['extract'],
  operands: 'FILE…',
  summary: 'Read documents on this machine and show what they say.',
  notes: [
    'The table goes to standard output, progress and failures to standard error.',
    'With --json a file that fails has no line; the exit code is 1 when any did.',
    'RECONCILES says whether opening balance and transactions make the closing balance.',
  ],
  options: {
    json: {
      text: 'Write the `result` of each file as one line of JSON, in the order of the files, instead of the table.',
    },
    out: { value: 'DIR', text: 'Write the `result` of each FILE to DIR/FILE.json, readable by you alone.' },
    provenance: { text: 'Add to the JSON where each value stands: page, box, text, rule, confidence.' },
    jobs: { value: 'N', text: 'Files read at once, 1 to 64; as many as there are cores unless told.' },
  },
  run: extract,
};

type Result = ExtractionResponse['result'];

type Outcome =
  | { readonly kind: 'read'; readonly file: string; readonly result: Result }
  | { readonly kind: 'failed'; readonly file: string; readonly failure: string };

async function extract(context: CommandContext, input: CommandInput): Promise<ExitCode> {
  const { stdout, stderr } = context;
  const files = input.operands;
  if (files.length === 0) throw new UsageError('Give at least one FILE.');
  const out = await outputFolder(input);
  const jobs = Math.min(jobsOf(context, input), files.length);
  const label = labels(files);
  const reports: FileReport[] = [];
  let failures = 0;
  const progress = progressLine(stderr, files.length);

  const take = (outcome: Outcome) => {
    if (outcome.kind === 'failed') {
      failures++;
      progress.clear();
      stderr.write(printable(`${outcome.file}: ${outcome.failure}`) + '\n');
      reports.push(reportOfFailure(label(outcome.file)));
    } else {
      if (input.switches.has('json')) stdout.write(`${JSON.stringify(outcome.result)}\n`);
      else reports.push(reportOfResult(label(outcome.file), outcome.result));
    }
  };

  const processor = context.openProcessor(jobs);
  try {
    const reader = { processor, graphBase: context.graphBase, includeProvenance: input.switches.has('provenance') };
    const work = async (file: string) => {
      const outcome = await read(file, out, reader);
      progress.advance(file);
      return outcome;
    };
    await inParallel(files, jobs, { work, take });
  } finally {
    progress.clear();
    await processor.close();
  }
  if (!input.switches.has('json')) stdout.write(extractionTable(reports, stdout.isTTY ? stdout.columns : undefined));
  if (files.length > 1) stderr.write(`${files.length} files: ${files.length - failures} read, ${failures} failed.\n`);
  return failures === 0 ? 0 : 1;
}

/** How a file is called in the table: by its name alone, unless two share theirs. */
function labels(files: readonly string[]): (file: string) => string {
  const names = new Set(files.map((file) => basename(file)));
  return names.size === new Set(files).size ? (file) => basename(file) : (file) => file;
}

interface Reader {
  readonly processor: DocumentProcessor;
  readonly graphBase: string;
  readonly includeProvenance: boolean;
}

/** Whoever runs the command reads their own files: nobody is asked who they are. */
const LOCAL_CALLER: Caller = {
  clientId: 'local',
  tenantId: 'local',
  subjectId: null,
  scopes: new Set([RECOGNITION_SCOPE]),
  environment: 'development',
};

async function read(path: string, out: string | undefined, reader: Reader): Promise<Outcome> {
  try {
    const { response } = await ingest(reader, {
      requestId: randomUUID(),
      caller: LOCAL_CALLER,
      file: await bytesOf(path),
      filename: basename(path),
      preference: { classes: [], contexts: [], strict: false },
      includeProvenance: reader.includeProvenance,
    });
    const { result } = response;
    if (out !== undefined)
      await writeFile(outputFile(out, path), `${JSON.stringify(result, null, 2)}\n`, { mode: 0o600 });
    return { kind: 'read', file: path, result };
  } catch (error) {
    return { kind: 'failed', file: path, failure: failureOf(error) };
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > DOCUMENT_LIMITS.fileBytes) throw new Problem('document-too-large'); // before it is held in memory
  return readFile(path);
}

/** What may be told of a failure: the problem, or the code of the file system; the message of a bug may quote the document. */
function failureOf(error: unknown): string {
  if (error instanceof Problem) {
    const { title, remedy } = PROBLEMS[error.code];
    return `${error.code}: ${error.detail ?? `${title}.`} ${remedy}`;
  }
  if (error instanceof Error && 'syscall' in error && 'code' in error) {
    return `The file cannot be read or written (${String(error.code)}).`;
  }
  return `internal-error: The program failed (${error instanceof Error ? error.name : typeof error}).`;
}

function jobsOf({ threads }: CommandContext, { values }: CommandInput): number {
  const text = values['jobs'];
  if (text === undefined) return threads;
  const jobs = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (jobs < 1 || jobs > 64) throw new UsageError('--jobs takes a number from 1 to 64.');
  return jobs;
}

async function outputFolder({ values, operands }: CommandInput): Promise<string | undefined> {
  const out = values['out'];
  if (out === undefined) return undefined;
  if (out === '') throw new UsageError('--out takes a folder.');
  const targets = new Set<string>();
  for (const file of operands) {
    const target = outputFile(out, file);
    if (targets.has(target)) throw new UsageError(`Two files would be written to ${target}.`);
    targets.add(target);
  }
  await mkdir(out, { recursive: true, mode: 0o700 });
  return out;
}

function outputFile(out: string, file: string): string {
  return join(out, `${basename(file)}.json`);
}
