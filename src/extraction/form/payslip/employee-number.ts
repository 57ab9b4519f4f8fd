// The number of an employee where no label of its own names it: printed with the name, `Ref` or `No.` beside the label of the name, that
// of an assignment, or one that is worn.
import { foldText } from '../../../kernel/text.ts';
import { printedWords } from '../../../model/printed.ts';
import type { Profile } from '../../../profiles/profile.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { readNationalInsuranceNumber } from '../../values/identifiers.ts';
import { candidateOf, foundText } from '../found-value.ts';
import type { Row } from './cells.ts';
import type { Employee } from './employee.ts';

const NUMBER_LABEL = /^(?:ref(?:erence)?|no|num(?:ber)?|id|code)[.:]?$/i;
const NUMBER = /^(?=\S*\d)[A-Z\d][A-Z\d/.-]{0,13}$/i;
/** What is told of nobody but an employee: in a strip of it, `Ref: 104 | Dept: Workshop | NI No: …`, the number is theirs. */
const OF_EMPLOYEE =
  /^(?:dep(?:artmen)?t|n\.?i\.? (?:no|number|letter|cat(?:egory)?|table)|nino|national insurance (?:no|number)|tax code|job(?: title)?|position|paid by)[.:]? .*[\p{L}\d]/iu;
/** It begins within this of its label, in points. */
const SAME_EDGE_PT = 4;

/** A number without a label of its own, best first; none where one has it. */
export function employeeNumber(fields: FieldCandidates, { employee, rows, profile }: Found): FieldCandidates {
  const { employeeNumber: all = [] } = fields;
  // That of National Insurance stands beside it, and is never it.
  const own = all.filter(({ printed }) => readNationalInsuranceNumber(printed.text) === undefined);
  if (own.length > 0) return { employeeNumber: own };
  const { assignmentNumber = [], wornNumber = [] } = fields;
  const withName = employee?.reference === undefined ? [] : foundText(employee.reference, employee.printed, 0.92);
  const found = [assignmentNumber, withName, numberBesideName(rows, profile, employee), wornNumber].find(
    (some) => some.length > 0,
  );
  return found ? { employeeNumber: found } : all.length > 0 ? { employeeNumber: [] } : {};
}

interface Found {
  readonly employee: Employee | undefined;
  readonly rows: readonly Row[];
  readonly profile: Profile;
}

/** The number of such a label, which stands next to one of the employee's name: beneath in a row of labels, or behind its colon. */
function numberBesideName(rows: readonly Row[], profile: Profile, employee: Employee | undefined): FieldCandidate[] {
  const names = new Set((profile.fields['employee']?.labels ?? []).map(foldText));
  return [...numbersBehind(rows, names, employee), ...numbersBeneath(rows, names), ...numbersUnderName(rows, names)];
}

/** `Employee: Jane Doe | Ref: 7`: label and value in one cell each; beside the name itself without their colon. */
function numbersBehind(
  rows: readonly Row[],
  names: ReadonlySet<string>,
  employee: Employee | undefined,
): FieldCandidate[] {
  return rows.flatMap(({ cells, page }, at) =>
    cells.flatMap((cell, i): FieldCandidate[] => {
      const [label, ...value] = cell.words;
      const besides = [cells[i - 1], cells[i + 1]];
      const isBesideName = besides.some((one) => one !== undefined && one.text === employee?.printed.text);
      const isBeside = besides.some(
        (one) => one?.text.includes(':') === true && names.has(foldText(one.text.split(':')[0] ?? '')),
      );
      const text = value.map((word) => word.text).join(' ');
      const isOfStrip = cells.filter((one) => OF_EMPLOYEE.test(one.text)).length > 1;
      if (!isBesideName && !((isBeside || isOfStrip) && label?.text.endsWith(':') === true)) return [];
      if (!label || !NUMBER_LABEL.test(label.text) || !NUMBER.test(text)) return [];
      return [candidateOf({ kind: 'text', text }, printedWords(value, page), 0.85, at)];
    }),
  );
}

function numbersBeneath(rows: readonly Row[], names: ReadonlySet<string>): FieldCandidate[] {
  return rows.flatMap(({ cells }, at) =>
    cells.flatMap((cell, i): FieldCandidate[] => {
      const besides = [cells[i - 1], cells[i + 1]].some((one) => one !== undefined && names.has(foldText(one.text)));
      const below = rows[at + 1]?.cells.find(
        ({ x0, page }) => page === cell.page && Math.abs(x0 - cell.x0) < SAME_EDGE_PT,
      );
      if (!NUMBER_LABEL.test(cell.text) || !besides || !below || !NUMBER.test(below.text)) return [];
      return [candidateOf({ kind: 'text', text: below.text }, printedWords(below.words, below.page), 0.85, at + 1)];
    }),
  );
}

/** `Employee | Jane Doe` over `Ref | CW204`: right beneath the name, with its label beneath that of the name. */
function numbersUnderName(rows: readonly Row[], names: ReadonlySet<string>): FieldCandidate[] {
  return rows.flatMap(({ cells, page }, at) =>
    cells.flatMap((cell, i): FieldCandidate[] => {
      const value = cells[i + 1];
      const over = rows[at - 1];
      const isUnder =
        over?.page === page &&
        over.cells.some((one) => Math.abs(one.x0 - cell.x0) < SAME_EDGE_PT && names.has(foldText(one.text)));
      if (!NUMBER_LABEL.test(cell.text) || !isUnder || !value || !NUMBER.test(value.text)) return [];
      return [candidateOf({ kind: 'text', text: value.text }, printedWords(value.words, page), 0.85, at)];
    }),
  );
}
