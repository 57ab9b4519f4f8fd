// Papers of the presses as scanners and telephones give them, taken through the whole flow and scored against their truth.
import { chanceOf } from '../../fixtures/press/random.ts';
import type { Chance } from '../../fixtures/press/random.ts';
import { printInsurance } from '../../fixtures/press/forms/insurance/paper.ts';
import { scoreInsurance } from '../../fixtures/press/forms/insurance/score.ts';
import { printPayslip } from '../../fixtures/press/forms/payslip/print.ts';
import { printCouncilTax } from '../../fixtures/press/forms/property/council-tax.ts';
import type { PrintedForm } from '../../fixtures/press/forms/property/kit.ts';
import { printMortgageIllustration } from '../../fixtures/press/forms/property/mortgage-illustration.ts';
import { printMortgageStatement } from '../../fixtures/press/forms/property/mortgage-statement.ts';
import { scoreForm } from '../../fixtures/press/forms/property/score.ts';
import type { AnswerNode, FormField } from '../../fixtures/press/forms/property/score.ts';
import { printTenancyDeposit } from '../../fixtures/press/forms/property/tenancy-deposit.ts';
import type { PrintedBill } from '../../fixtures/press/forms/utility/bill.ts';
import { printBroadbandBill } from '../../fixtures/press/forms/utility/broadband.ts';
import { printEnergyBill } from '../../fixtures/press/forms/utility/energy.ts';
import { scoreBill } from '../../fixtures/press/forms/utility/score.ts';
import { printWaterBill } from '../../fixtures/press/forms/utility/water.ts';
import { printStatement } from '../../fixtures/press/press.ts';
import { scoreStatement } from '../../fixtures/press/score.ts';
import { degrade } from '../../fixtures/scan/degrade.ts';
import type { Degradation } from '../../fixtures/scan/degrade.ts';
import { jpegOf, scanPdf } from '../../fixtures/scan/encode.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import type { OpenFlow } from './open-flow.ts';

/** A printed paper, and what an answer to it says of each of its values. */
export interface Paper {
  readonly pdf: Uint8Array;
  readonly score: (nodes: readonly AnswerNode[]) => PaperScore;
}

/** Every value of the truth; entries of statements are values too. */
export interface PaperScore {
  readonly fields: readonly FormField[];
  readonly entries: { readonly truth: number; readonly found: number; readonly right: number };
}

const NO_ENTRIES: PaperScore['entries'] = { truth: 0, found: 0, right: 0 };

/** What papers are printed of each kind. */
export const PRINTERS: Readonly<Record<string, (seed: number) => Promise<Paper>>> = {
  statement: async (seed) => {
    // Documents of many pages cost minutes and tell what those of two do.
    const { pdf, truth } = await printStatement(seed, { volume: 'few', rotate: 'none' });
    const score: Paper['score'] = (nodes) => {
      const { fields, truth: wanted, found, right } = scoreStatement(truth, nodes);
      return { fields, entries: { truth: wanted, found, right } };
    };
    return { pdf, score };
  },
  payslip: async (seed) => asPaper(await printPayslip(seed)),
  energy: async (seed) => asBill(await printEnergyBill(seed)),
  water: async (seed) => asBill(await printWaterBill(seed)),
  broadband: async (seed) => asBill(await printBroadbandBill(seed)),
  'council tax': async (seed) => asPaper(await printCouncilTax(seed)),
  'mortgage statement': async (seed) => asPaper(await printMortgageStatement(seed)),
  illustration: async (seed) => asPaper(await printMortgageIllustration(seed)),
  deposit: async (seed) => asPaper(await printTenancyDeposit(seed)),
  motor: (seed) => insurance(seed, 'insurance-motor-schedule'),
  home: (seed) => insurance(seed, 'insurance-home-schedule'),
  proposal: (seed) => insurance(seed, 'insurance-proposal'),
};

function asPaper({ pdf, truth }: PrintedForm): Paper {
  return { pdf, score: (nodes) => ({ fields: scoreForm(truth, nodes), entries: NO_ENTRIES }) };
}

function asBill({ pdf, truth }: PrintedBill): Paper {
  return { pdf, score: (nodes) => ({ fields: scoreBill(truth, nodes), entries: NO_ENTRIES }) };
}

async function insurance(seed: number, kind: Parameters<typeof printInsurance>[1]): Promise<Paper> {
  const { pdf, truth } = await printInsurance(seed, kind);
  return { pdf, score: (nodes) => ({ fields: scoreInsurance(truth, nodes), entries: NO_ENTRIES }) };
}

/** How hard a scan is to read. */
export type Hardness = 'light' | 'hard';

/** A way of scanning, drawn by chance: light from office scanners, hard from worn ones and from telephones. */
function wayOf(hardness: Hardness, chance: Chance): Degradation & { readonly quality: number } {
  const between = (least: number, most: number): number => least + (most - least) * chance.next();
  const skew = (most: number): number => between(0.3, most) * (chance.yes(0.5) ? 1 : -1);
  if (hardness === 'light') {
    return { skew: skew(1.4), blur: between(0.2, 0.5), noise: between(2, 5), paper: chance.int(238, 252), quality: 80 };
  }
  const worn = { skew: skew(5), blur: between(0.5, 0.9), noise: between(5, 10), paper: chance.int(215, 240) };
  return chance.yes(0.5)
    ? { ...worn, quality: 65, shadow: between(0.1, 0.3) }
    : { ...worn, quality: 60, shadow: between(0.25, 0.45), perspective: between(0.04, 0.12) };
}

/** The paper scanned at 200 dpi: a PDF of pictures, or a JPEG where it is one page and seen from the side. */
async function scanOf(
  pdf: Uint8Array,
  { hardness, seed }: { readonly hardness: Hardness; readonly seed: number },
  engines: OpenFlow['pdfium'],
): Promise<Uint8Array> {
  const { quality, ...how } = wayOf(hardness, chanceOf(seed, hardness));
  const pictures = engines.read(pdf).map(({ number }) => {
    const picture = engines.render(pdf, number);
    return degrade(picture, how, chanceOf(seed + number, 'grain'));
  });
  const [only, other] = pictures;
  return only && !other && how.perspective !== undefined ? jpegOf(only, quality) : scanPdf(pictures, { quality });
}

/** A scan that was read. */
export interface ReadScan extends PaperScore {
  readonly kind: string;
  readonly seed: number;
  readonly hardness: Hardness;
  readonly reading: DocumentReading;
  readonly ms: number;
}

/** Prints, scans and reads one paper. */
export async function readScan(
  flow: OpenFlow,
  { kind, seed, hardness }: { readonly kind: string; readonly seed: number; readonly hardness: Hardness },
): Promise<ReadScan> {
  const print = PRINTERS[kind];
  if (!print) throw new RangeError(`no press prints ${kind}`);
  const paper = await print(seed);
  const scan = await scanOf(paper.pdf, { hardness, seed }, flow.pdfium);
  const start = performance.now();
  const reading = await flow.read(scan);
  return { kind, seed, hardness, reading, ms: performance.now() - start, ...paper.score(reading.nodes) };
}

/** Whether every value of a scan came out right. */
export function isRightScan({ fields, entries }: PaperScore): boolean {
  return fields.every(({ ok }) => ok) && entries.right === entries.truth && entries.found === entries.truth;
}
