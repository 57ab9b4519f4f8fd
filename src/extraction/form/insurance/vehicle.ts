// The vehicles of a policy, from labelled values: put together, brought to the terms of the model, and held against each other.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { readRegistration } from '../../values/identifiers.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import type { People } from './holders.ts';
import { isCoverName } from './cover-names.ts';
import { sideAnswered } from './drive-side.ts';
import { holderBeside, KEEPER, OWNER, whoKeeps } from './keepers.ts';
import { ageFindings } from './registration-age.ts';
import { findMakeModel, yearInside } from './make-model.ts';
import { bareMark, listedMarks, regionsOf } from './vehicle-regions.ts';
import { columnsOfVehicles } from './vehicle-columns.ts';
import { tableRows } from './vehicle-table.ts';
import { isVin } from './vin.ts';
import { withSmallRest } from './wrapped.ts';

/** Vehicles as rows, with what contradicts itself. */
export interface Vehicles {
  readonly rows: readonly FormRow[];
  /** What a table says beside the first of several vehicles. */
  readonly told: FieldCandidates;
  readonly findings: readonly FormFinding[];
}

interface Source {
  readonly layout: DocumentLayout;
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly fields: FieldCandidates;
  readonly people: People;
  readonly currency: string;
}

/** Fields that stand in the row of a vehicle as they are read. */
const PLAIN = [
  'registrationYear',
  'manufactureYear',
  'engineSize',
  'fuelType',
  'transmission',
  'numberOfSeats',
  'colour',
  'imported',
  'driveSide',
  'purchaseDate',
  'mileage',
  'alarm',
  'immobiliser',
  'tracker',
  'overnight',
] as const;

/** Every vehicle that the paper describes. */
export function readVehicles(source: Source): Vehicles {
  const { fields } = source;
  const marks = distinct(fields['registration'] ?? []);
  const inRows = source.layout.pages.flatMap((page) => tableRows(page, source));
  const tabled = inRows.length > 1 ? inRows : source.layout.pages.flatMap((page) => columnsOfVehicles(page, source));
  const [first] = tabled.length > 1 ? tabled : [];
  const described: readonly FieldCandidates[] =
    tabled.length > 1 ? tabled : marks.length > 1 ? (regionsOf(marks, source) ?? [fields]) : [fields];
  const read = described.map((one) => vehicleOf({ ...source, fields: one }));
  const findings = read.flatMap((one) => one.findings);
  if (described.length === 1 && (marks.length > 1 || listedMarks(source.layout) > 1))
    findings.push({
      severity: 'warnings',
      reason: 'Several registration marks are printed, and only one vehicle was read.',
    });
  for (const [field, what] of OF_EACH) {
    const said = tabled.length > 1 ? tabled.flatMap((one) => one[field]?.[0] ?? []) : [];
    if (new Set(said.map(({ value }) => JSON.stringify(value))).size > 1)
      findings.push({
        severity: 'warnings',
        reason: `Each vehicle has its own ${what}, and that of the first is given.`,
      });
  }
  return { rows: read.flatMap(({ row }) => (row ? [row] : [])), told: first ?? {}, findings };
}

/** What the policy says once, and a table of vehicles perhaps of each. */
const OF_EACH: readonly (readonly [field: string, what: string])[] = [
  ['cover', 'level of cover'],
  ['noClaims', 'years without claims'],
];

const textIn = (candidate: FieldCandidate | undefined): string | undefined =>
  candidate?.value.kind === 'text' ? candidate.value.text : undefined;

/** Candidates with different marks, in reading order. */
function distinct(candidates: readonly FieldCandidate[]): FieldCandidate[] {
  const ordered = [...candidates].sort((a, b) => a.page - b.page || a.lineIndex - b.lineIndex);
  return ordered.filter(
    (one, at) => ordered.findIndex((other) => bareMark(textIn(other) ?? '') === bareMark(textIn(one) ?? '')) === at,
  );
}

function vehicleOf({ layout, fields, people }: Source): {
  readonly row?: FormRow;
  readonly findings: readonly FormFinding[];
} {
  const findings: FormFinding[] = [];
  const cells: Record<string, FormCell> = {};
  for (const name of PLAIN) {
    const [first] = fields[name] ?? [];
    if (first) cells[name] = first;
    if (disagree(fields[name]))
      findings.push({ severity: 'warnings', reason: `The paper gives different values for the vehicle: ${name}.` });
  }
  const model = findMakeModel(layout, fields);
  const mark = fields['registration']?.[0] ?? markInside(fields['vehicle']) ?? markInside(fields['makeModel']);
  if (mark) cells['registration'] = mark;
  if (model) cells['makeModel'] = model;
  // A paper that tells of no vehicle may still print a colour or a year.
  if (!mark && !model) return { findings: [] };
  const told = (cells['registrationYear'] ?? cells['manufactureYear']) ? undefined : yearInside(fields, textIn(mark));
  if (told?.cell) cells['registrationYear'] = told.cell;
  else if (told)
    findings.push({
      severity: 'warnings',
      reason: 'The year in the description of the vehicle does not fit its mark.',
    });
  const vin = fields['vin']?.[0];
  const number = textIn(vin)?.replace(/\s/g, '').toUpperCase();
  if (vin && number !== undefined && isVin(number)) cells['vin'] = { ...vin, value: { kind: 'text', text: number } };
  else if (vin)
    findings.push({ severity: 'warnings', reason: 'The vehicle identification number breaks its grammar.' });
  for (const [name, field] of [
    ['modifications', 'modifications'],
    ['securityDevices', 'securityDevices'],
  ] as const) {
    const cell = flagOrText(withSmallRest(layout, fields[field]?.[0]));
    if (cell) cells[name] = cell;
  }
  const side = cells['driveSide'] ?? sideAnswered(layout);
  if (side) cells['driveSide'] = side;
  const body = fields['bodyType']?.[0];
  if (body) cells['bodyType'] = body;
  const bare = fields['vehicleValueBare']?.find((one) => !isOther(one, cells));
  const valued = fields['vehicleValue']?.filter((one) => isWorth(one) && !isOfCover(layout, one));
  const value = valued?.[0] ?? inPounds(bare);
  if (value) cells['value'] = value;
  if (disagree(valued))
    findings.push({ severity: 'warnings', reason: 'The paper gives different values for the vehicle: value.' });
  Object.assign(
    cells,
    whoKeeps('keeper', fields['keeper']?.[0] ?? holderBeside(layout, KEEPER), people),
    whoKeeps('owner', fields['owner']?.[0] ?? holderBeside(layout, OWNER), people),
  );
  const place = fields['overnightAddress']?.[0] ?? fields['overnight']?.[0];
  if (place && /\b(?:home|policyholders?|same|your address|above)\b/.test(foldText(place.printed.text)))
    cells['location'] = { ...place, value: { kind: 'text', text: "Policyholder's address" } };
  Object.assign(cells, devicesIn(cells['securityDevices'], cells));
  findings.push(...ageFindings(textIn(mark), yearIn(fields['registrationYear']), yearIn(fields['manufactureYear'])));
  return { row: cells, findings };
}

/** Whether a whole number is what is printed as the engine's capacity or a year: no value of a vehicle. */
function isOther({ printed: { page, box } }: FieldCandidate, cells: Readonly<Record<string, FormCell>>): boolean {
  return ['engineSize', 'registrationYear', 'manufactureYear'].some((name) => {
    const other = cells[name]?.printed;
    return other?.page === page && Math.abs(other.box.x0 - box.x0) < 1 && Math.abs(other.box.y0 - box.y0) < 1;
  });
}

/** No vehicle is insured that is worth less, in minor units: what stands beside `Market value` is an excess. */
const LEAST_WORTH = 25_000;

const isWorth = ({ value }: FieldCandidate): boolean =>
  value.kind !== 'money' || Math.abs(value.amount.minor) >= LEAST_WORTH;

/** Whether an amount stands in the row of a cover: what `Market value` over it limits is another one. */
function isOfCover({ pages }: DocumentLayout, { printed: { page, box } }: FieldCandidate): boolean {
  const line = pages[page - 1]?.lines.find(({ phrases }) =>
    phrases.some(({ y0, x1 }) => y0 === box.y0 && x1 >= box.x1),
  );
  const left = line?.phrases.filter(({ x1 }) => x1 < box.x0) ?? [];
  // Where the car is kept has the words of a cover, too.
  return (
    left.some(({ text }) => isCoverName(text) && !/\bgarage\b/i.test(text)) &&
    !left.some(({ text }) => VALUE.test(text))
  );
}

/** What says itself that an amount beside it is a value. */
const VALUE = /\b(?:value|valuation|valued|worth|estimate)\b/i;

/** A whole number beside the label of a value is one of pounds. */
function inPounds(candidate: FieldCandidate | undefined): FormCell | undefined {
  const pounds = Number(textIn(candidate)?.replace(',', ''));
  return candidate && pounds > 0
    ? { ...candidate, value: { kind: 'money', amount: { minor: pounds * 100, hasFraction: false } } }
    : undefined;
}

function yearIn(candidates: readonly FieldCandidate[] | undefined): number | undefined {
  const text = textIn(candidates?.[0]);
  return text === undefined ? undefined : Number(text);
}

/** Whether candidates that are as sure say different things. */
function disagree(candidates: readonly FieldCandidate[] = []): boolean {
  const sure = candidates.filter(({ confidence }) => confidence > (candidates[0]?.confidence ?? 1) - 0.06);
  return new Set(sure.map(({ value }) => JSON.stringify(value.kind === 'money' ? value.amount.minor : value))).size > 1;
}

/** A mark inside a description of the vehicle. */
function markInside(candidates: readonly FieldCandidate[] | undefined): FieldCandidate | undefined {
  for (const one of candidates ?? []) {
    const found = /\b[A-Z]{2}\d{2} ?[A-Z]{3}\b/.exec(textIn(one) ?? '')?.[0];
    const mark = found && readRegistration(found);
    if (mark) return { ...one, value: { kind: 'text', text: mark } };
  }
  return undefined;
}

const NO =
  /^(?:no|none|nil|n|not? (?:modified|applicable|fitted|known)|standard|none (?:declared|fitted|disclosed|known|notified)|n\/a|unmodified|false|not been modified|has(?:n['’]?t| not) been \w+)\b\.?(?! .*\bbut\b)/i;
const YES = /^(?:yes|y|true)\.?$/i;

/** `None` is false, `Yes` is true, anything else says what there is. */
function flagOrText(candidate: FieldCandidate | undefined): FormCell | undefined {
  const text = textIn(candidate);
  if (!candidate || text === undefined) return undefined;
  const value: FieldValue = NO.test(text)
    ? { kind: 'boolean', boolean: false }
    : YES.test(text)
      ? { kind: 'boolean', boolean: true }
      : { kind: 'text', text: text.replace(/^yes\s*[-–,:]\s*/i, '') };
  return { value, printed: candidate.printed, confidence: candidate.confidence };
}

/** What a description of the devices says there is. Thatcham category 1 is an alarm with an immobiliser, 2 an immobiliser. */
function devicesIn(devices: FormCell | undefined, known: Readonly<Record<string, FormCell>>): Record<string, FormCell> {
  if (devices?.value.kind !== 'text') return {};
  const words = foldText(devices.value.text);
  const found = {
    alarm: /\balarm\b(?<!\bno alarm)|\bthatcham (?:cat(?:egory)? )?1\b/.test(words),
    immobiliser: /\bimmobili[sz]er\b(?<!\bno immobili[sz]er)|\bthatcham (?:cat(?:egory)? )?[12]\b/.test(words),
    tracker: /\btrack(?:er|ing)\b(?<!\bno tracker)|\bthatcham (?:cat(?:egory)? )?(?:s5|s7|5|6|7)\b/.test(words),
  };
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name, is]) => is && known[name] === undefined)
      .map(([name]) => [name, { ...devices, value: { kind: 'boolean', boolean: true } as const }]),
  );
}
