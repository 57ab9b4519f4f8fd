// What of a bill does not fit together, and what is in doubt (docs/reading-forms.md explains each).
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { LABELLED } from '../../fields/labelled.ts';
import type { FormFinding } from '../form-reading.ts';
import { hasUnreadNumber } from '../unread-number.ts';
import { isBank, isRivalled } from './account-number.ts';
import type { Supply } from './bill-lists.ts';
import type { Charges } from './charge-rows.ts';
import type { Package } from './packages.ts';
import { UNSURE } from './provider.ts';
import { standingDoubts } from './standing-doubts.ts';

/** Figures that are recognised with this confidence are what is printed: two engines read them alike. */
const SURELY_READ = 0.9;

/** A supplier that only the place of its name tells. */
export function doubtOf(provider: FieldCandidate | undefined): FormFinding[] {
  return provider && provider.confidence <= UNSURE
    ? [{ severity: 'warnings', reason: 'Who supplies is told by the head of the bill alone.' }]
    : [];
}

/** Suppliers number their accounts with at least so many characters. */
const SHORTEST_NUMBER = 6;

/** The number of an account that may be the first part of one, or that of a bank account. */
export function doubtOfNumber(found: readonly FieldCandidate[] | undefined, layout: DocumentLayout): FormFinding[] {
  const [first] = found ?? [];
  if (first && isBank(first, layout))
    return [{ severity: 'warnings', reason: 'The number of the account may be that of a bank account.' }];
  const number = first?.value.kind === 'text' ? first.value.text : '';
  const isUnsure = first !== undefined && first.confidence < LABELLED;
  if (isRivalled(found ?? []) || (isUnsure && hasUnreadNumber(layout, number)))
    return [{ severity: 'warnings', reason: 'More than one number may be that of the account.' }];
  const isShort = first?.value.kind === 'text' && number.replace(/\s/g, '').length < SHORTEST_NUMBER;
  return isShort
    ? [{ severity: 'warnings', reason: 'The number of the account is shorter than suppliers give them.' }]
    : [];
}

/** A day that none comes after. */
const LAST = '9999-12-31';

/** What does not fit together. */
export function findingsOf(supplies: readonly Supply[], charges: Charges): FormFinding[] {
  const findings: FormFinding[] = [];
  for (const { utility, rates, pairs, points } of supplies) {
    const name = utility.toLowerCase();
    if (rates.contradictions > 0)
      findings.push({ severity: 'warnings', reason: `A quantity and its rate do not give their charge: ${name}.` });
    if (rates.unitRate?.isDoubtful === true || rates.standingCharge?.isDoubtful === true)
      findings.push({ severity: 'warnings', reason: `A price gives no charge that is printed: ${name}.` });
    findings.push(...standingDoubts(utility, rates.standingCharge));
    if (pairs.some(({ differenceHolds }) => differenceHolds === false))
      findings.push({
        severity: 'warnings',
        reason: `The meter readings differ by other units than were charged: ${name}.`,
      });
    if (pairs.some(({ previous, current }) => (previous.date ?? '') > (current.date ?? LAST)))
      findings.push({ severity: 'warnings', reason: `The days of the meter readings run backwards: ${name}.` });
    for (const { checked, isApart, printed } of points) {
      // Digits that were recognised may be wrong ones, and those apart from their label other ones; those of a text layer, or read alike by two engines, are what the supplier printed.
      const severity = isApart === true || printed.confidence < SURELY_READ ? 'warnings' : 'info';
      if (!checked) findings.push({ severity, reason: `The check digits of a meter point do not hold: ${name}.` });
    }
  }
  if (supplies.length === 0) findings.push({ severity: 'warnings', reason: 'What the bill supplies was not found.' });
  if (charges.addUp === false)
    findings.push({ severity: 'warnings', reason: 'The charges that were read add up to no total that is printed.' });
  return findings;
}

/** Packages whose names say no more than whose service it is, and of what kind: the bill may tell the plan elsewhere. */
export function packageDoubts(packages: readonly Package[], isKind: (name: string) => boolean): FormFinding[] {
  const isNamed = packages.some(({ name }) => !isKind(name));
  return packages
    .filter(({ name }) => isKind(name) && !(isNamed && HOME_PHONE.test(name)))
    .map(({ utility }) => ({
      severity: 'warnings',
      reason: `A package is named by its kind alone: ${utility.toLowerCase()}.`,
    }));
}

/** Beside a package that is named, a phone at home is sold without one. */
const HOME_PHONE = /^(?:home )?(?:tele)?phone(?: service)?$|^landline$|^digital voice$/iu;
