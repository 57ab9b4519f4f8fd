// The one flow: read → recognise → layout → classify → extract → reconcile → map → validate. A file in, a reading out.
import { CLASS_CONFIDENCE_FOR_REVIEW } from './classification/calibration.ts';
import type { Classification } from './classification/classify.ts';
import { layoutDocument } from './layout/layout-document.ts';
import { withoutLeaders } from './layout/leaders.ts';
import { withSignsJoined } from './layout/signs-apart.ts';
import { withoutTypedFrames } from './layout/typed-frames.ts';
import { madeOnce } from './kernel/made-once.ts';
import { Problem } from './kernel/problem.ts';
import { RECOGNITION_SCOPE } from './kernel/scopes.ts';
import { fileSignals, type ProducerVocabulary } from './inspection/file-signals.ts';
import { pageSignals } from './inspection/page-signals.ts';
import type { Signal } from './inspection/signal.ts';
import type { DocumentLayout } from './model/layout.ts';
import type { GlyphPage, ReadPage, WordPage } from './model/page.ts';
import type {
  ClassifiedOnly,
  DocumentReading,
  DocumentSummary,
  ExpectationIssue,
  Expectations,
  GraphNode,
  TextSource,
} from './model/reading.ts';
import type { DocumentInput } from './ports/document-processor.ts';
import type { FileInspector } from './ports/file-inspector.ts';
import type { PageReader } from './ports/page-reader.ts';
import type { ShapeValidator } from './ports/shape-validator.ts';
import type { Profile } from './profiles/profile.ts';
import { mendWords } from './repair/mend-words.ts';
import { meetsPreference } from './services/document-preference.ts';
import { isHardlyLegible, isPicture, recognisePages } from './services/recognise-pages.ts';
import type { RecognitionEngines } from './services/recognise-pages.ts';
import { documentParts, type LaidOutPart } from './services/understanding/document-parts.ts';
import { fullerReading } from './services/understanding/fuller-reading.ts';
import { repairNotes } from './services/understanding/repairs.ts';
import { secondLook } from './services/understanding/second-look.ts';
import { understandForm, type FormEngines } from './services/understanding/understand-form.ts';
import {
  accountTypeOf,
  understandStatement,
  type StatementEngines,
} from './services/understanding/understand-statement.ts';
import type { Understanding } from './services/understanding/understanding.ts';

/** What the flow works with: engines and data, made once for each worker. */
export interface Engines extends Omit<StatementEngines, 'newNodeId'>, RecognitionEngines {
  readonly reader: PageReader;
  readonly inspector: FileInspector;
  readonly producers: ProducerVocabulary;
  readonly profiles: readonly Profile[];
  readonly validator: ShapeValidator;
  /** Unguessable, and without meaning: the last part of a node's IRI. */
  readonly newNodeId: () => string;
}

/** Takes one file through the flow. Throws Problem: those of PageReader and recognisePages, and insufficient-scope. */
export async function readDocument(input: DocumentInput, engines: Engines): Promise<DocumentReading | ClassifiedOnly> {
  const found = engines.reader.read(input.file);
  if (!input.mayRecognise) requireText(found);
  const pages = mendWords(await recognisePages(input.file, found, engines));
  const layout = layoutDocument(pages);
  const newNodeId = (): string => input.draftNodeBase + engines.newNodeId();
  // What the second look read is not read again: a class that it proves comes with the same profiles.
  const read = madeOnce(
    (part: LaidOutPart): Understanding => understand(part, { ...engines, newNodeId }),
    ({ classification }) => classification.profilesMatched,
  );
  const validate = madeOnce((nodes: readonly GraphNode[]) => engines.validator.validate(nodes));
  const parts = await Promise.all(
    documentParts(layout, engines.profiles).map((part) => secondLook(part, { understand: read, validate })),
  );
  const document = summaryOf(longest(parts).classification);
  const preferred = parts.some(({ classification }) => meetsPreference(summaryOf(classification), input.preference));
  if (input.preference.strict && !preferred) return { kind: 'classified-only', document, pageCount: pages.length };
  const understood = await Promise.all(
    parts.map(async (part) => ({
      part,
      ...(await fullerReading({
        understand: (likely) => (likely ? understand(part, { ...engines, newNodeId, likely }) : read(part)),
        validate,
      })),
    })),
  );
  const nodes = understood.flatMap((one) => one.nodes);
  const hidden = found.filter(isOcrLayer);
  const illegible = pages.filter(isHardlyLegible).map(({ number }) => number);
  const expectations = joinAll([
    ...understood.map((one) => one.expectations),
    { ...NO_EXPECTATIONS, info: understood.flatMap((one) => repairNotes(one.evidence)) },
    ...(await Promise.all(understood.map((one) => validate(one.nodes)))),
    ocrLayerExpectations(hidden),
    legibilityExpectations(illegible),
    partsExpectations(parts),
    signalExpectations([
      ...fileSignals(engines.inspector.inspect(input.file), nodes, engines.producers),
      ...pageSignals(found, layout),
    ]),
  ]);
  return {
    kind: 'reading',
    document,
    parts: understood.map(({ part, nodes: own }) => ({
      document: summaryOf(part.classification),
      firstPage: part.pages.first,
      lastPage: part.pages.last,
      nodeIds: own.map(({ id }) => id),
    })),
    text: { source: sourceOf(pages), content: textOf(layout) },
    nodes,
    expectations,
    review:
      hidden.length + illegible.length > 0 || needsReview(parts, expectations)
        ? 'REVIEW_PENDING'
        : 'REVIEW_NOT_REQUIRED',
    evidence: understood.flatMap((one) => one.evidence),
    pageCount: pages.length,
  };
}

function longest(parts: readonly LaidOutPart[]): LaidOutPart {
  const length = ({ pages }: LaidOutPart): number => pages.last - pages.first;
  return parts.reduce((best, part) => (length(part) > length(best) ? part : best));
}

/** Signs that the document may have been changed. They ask for a look, and decide nothing. */
function signalExpectations(signals: readonly Signal[]): Expectations {
  const of = (severity: Signal['severity']): ExpectationIssue[] =>
    signals
      .filter((signal) => signal.severity === severity)
      .map(({ reason }) => ({ nodeType: 'ark:Document', reason }));
  return { ...NO_EXPECTATIONS, warnings: of('warnings'), info: of('info') };
}

function partsExpectations(parts: readonly LaidOutPart[]): Expectations {
  if (parts.length === 1) return NO_EXPECTATIONS;
  const reason = `The file holds ${parts.length} documents; each was read by itself.`;
  return { ...NO_EXPECTATIONS, info: [{ nodeType: 'ark:Document', reason }] };
}

function requireText(pages: readonly ReadPage[]): void {
  const pictures = pages.filter(isPicture).map((page) => page.number);
  if (pictures.length === 0) return;
  throw new Problem(
    'insufficient-scope',
    `${pageList(pictures)} of ${pages.length}: a picture of text, which takes the scope ${RECOGNITION_SCOPE}.`,
  );
}

function sourceOf(pages: readonly (ReadPage | WordPage)[]): TextSource {
  const recognised = pages.some((page) => 'words' in page);
  const embedded = pages.some((page) => 'glyphs' in page);
  if (recognised && embedded) return 'Mixed';
  return recognised ? 'OCR' : 'Embedded';
}

/** A page whose text some other program read off a picture: it may say other things than the picture shows. */
function isOcrLayer(page: ReadPage): page is GlyphPage {
  return page.kind === 'glyphs' && page.ocrLayer === true;
}

function ocrLayerExpectations(pages: readonly GlyphPage[]): Expectations {
  if (pages.length === 0) return NO_EXPECTATIONS;
  const where = pageList(pages.map((page) => page.number));
  const reason = `${where}: the text is a hidden layer that a scanner put over a picture; it was not compared with what the picture shows.`;
  return { ...NO_EXPECTATIONS, info: [{ nodeType: 'ark:Document', reason }] };
}

function legibilityExpectations(numbers: readonly number[]): Expectations {
  if (numbers.length === 0) return NO_EXPECTATIONS;
  const reason = `${pageList(numbers)}: hardly legible; what was recognised there may be wrong.`;
  return { ...NO_EXPECTATIONS, warnings: [{ nodeType: 'ark:Document', reason }] };
}

function pageList(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'Page' : 'Pages'} ${numbers.join(', ')}`;
}

function summaryOf({ classIdentifier, className, confidence, profilesMatched }: Classification): DocumentSummary {
  return {
    classIdentifier,
    className,
    classConfidence: Math.round(confidence * 1000) / 1000,
    profilesMatched: profilesMatched.map(({ id, title, version }) => ({ id, title, version })),
  };
}

const NO_EXPECTATIONS: Expectations = { errors: [], warnings: [], info: [] };
const NOTHING: Understanding = { nodes: [], evidence: [], expectations: NO_EXPECTATIONS };

type ReadingEngines = StatementEngines & FormEngines;

/** One document's nodes; the pages of their evidence are those of the file. */
function understand({ layout: whole, classification, pages }: LaidOutPart, engines: ReadingEngines): Understanding {
  const layout = withSignsJoined(withoutLeaders(withoutTypedFrames(whole)));
  const profile = classification.profilesMatched.at(-1);
  const accountType = accountTypeOf(classification.classIdentifier);
  if (!profile || (!accountType && profile.nodes.length === 0)) return NOTHING;
  const understanding = accountType
    ? understandStatement(layout, profile, { ...engines, accountType })
    : understandForm(layout, profile, engines);
  if (pages.first === 1) return understanding;
  const before = pages.first - 1;
  return { ...understanding, evidence: understanding.evidence.map((one) => ({ ...one, page: one.page + before })) };
}

function textOf(layout: DocumentLayout): string {
  return layout.pages.map((page) => page.lines.map((line) => line.text).join('\n')).join('\n\f');
}

function joinAll(all: readonly Expectations[]): Expectations {
  const of = (severity: keyof Expectations): ExpectationIssue[] => all.flatMap((one) => one[severity]);
  return { errors: of('errors'), warnings: of('warnings'), info: of('info') };
}

/** Review is pending when the class is unsure, nothing but a fallback understood it, or a required expectation is unmet. */
function needsReview(parts: readonly LaidOutPart[], { errors }: Expectations): boolean {
  return (
    errors.length > 0 ||
    parts.some(
      ({ classification: { confidence, fallback, profilesMatched } }) =>
        fallback ||
        confidence < CLASS_CONFIDENCE_FOR_REVIEW ||
        profilesMatched.every((profile) => profile.nodes.length === 0),
    )
  );
}
