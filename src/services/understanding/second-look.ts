// Of which class a document is, told by reading it: what terse papers and papers in letters say of themselves is little, but a paper of no
// class does not have every value that one of a class must have, and the sums of a paper do not hold where it is read as of another.
import { CALIBRATION, UNKNOWN_CLASS } from '../../classification/calibration.ts';
import type { ClassGuess } from '../../classification/classify.ts';
import type { ExpectationIssue, Expectations, GraphNode } from '../../model/reading.ts';
import type { HallmarkRule } from '../../profiles/profile.ts';
import type { LaidOutPart } from './document-parts.ts';
import { NOT_FOUND } from './missing-values.ts';
import { isSaid } from './node-facts.ts';
import type { Understanding } from './understanding.ts';

/** What a part is read and validated with. */
export interface SecondLook {
  readonly understand: (part: LaidOutPart) => Understanding;
  readonly validate: (nodes: readonly GraphNode[]) => Promise<Expectations>;
}

/** The part, of the class that its contents prove where its words leave a doubt; of none where they speak against it. */
export async function secondLook(part: LaidOutPart, engines: SecondLook): Promise<LaidOutPart> {
  return withoutClass(await ofLikeliest(part, engines), engines);
}

/**
 * Letters, reminders and quotations have the words of the papers that they speak of, and not their contents: what every paper of the class
 * says and this one does not is evidence against it. Where the words speak for the class by more than that they decide, less surely.
 */
function withoutClass(part: LaidOutPart, { understand }: Pick<SecondLook, 'understand'>): LaidOutPart {
  const { ahead, confidence, fallback, profilesMatched } = part.classification;
  const hallmarks = profilesMatched.at(-1)?.hallmarks ?? [];
  if (fallback || ahead === undefined || ahead > weightOf(hallmarks)) return part;
  const { nodes } = understand(part);
  const lacking = weightOf(hallmarks.filter((one) => !isSaid(one, nodes)));
  if (lacking <= CALIBRATION.bearable) return part;
  const likely = 1 / (1 + Math.exp((lacking - ahead) / CALIBRATION.temperature));
  const classification =
    likely > EVEN
      ? { ...part.classification, confidence: Math.min(confidence, likely) }
      : { ...UNKNOWN_CLASS, confidence: 1 - likely, profilesMatched: [], fallback: true };
  return { ...part, classification };
}

const EVEN = 0.5;

const weightOf = (hallmarks: readonly HallmarkRule[]): number => hallmarks.reduce((sum, { weight }) => sum + weight, 0);

async function ofLikeliest(part: LaidOutPart, { understand, validate }: SecondLook): Promise<LaidOutPart> {
  const { ifKnown, rival, fallback } = part.classification;
  if (rival) return ofRivals(part, rival, { understand, validate });
  if (!ifKnown) return part;
  const { evidence, most } = CALIBRATION.secondLook;
  const known: LaidOutPart = { ...part, classification: ifKnown };
  const read = understand(known);
  if (read.evidence.length < evidence || hasDoubt(read.expectations)) return part;
  if (hasDoubt(await validate(read.nodes))) return part;
  return fallback
    ? { ...known, classification: { ...ifKnown, confidence: Math.min(ifKnown.confidence, most) } }
    : known;
}

/** Of two classes that are about as likely, the other one where only the reading as the first contradicts itself. */
async function ofRivals(
  part: LaidOutPart,
  rival: ClassGuess,
  { understand, validate }: SecondLook,
): Promise<LaidOutPart> {
  const hasErrors = async ({ nodes, expectations }: Understanding): Promise<boolean> =>
    expectations.errors.length > 0 || (await validate(nodes)).errors.length > 0;
  if (!(await hasErrors(understand(part)))) return part;
  const { evidence, most } = CALIBRATION.secondLook;
  const other: LaidOutPart = { ...part, classification: { ...rival, confidence: most } };
  const read = understand(other);
  return read.evidence.length < evidence || (await hasErrors(read)) ? part : other;
}

/** Whether anything read is doubted; that a paper seems to lack something says little of its kind. */
function hasDoubt({ errors, warnings }: Readonly<Record<'errors' | 'warnings', readonly ExpectationIssue[]>>): boolean {
  return [...errors, ...warnings].some(({ reason }) => !reason.startsWith(NOT_FOUND));
}
