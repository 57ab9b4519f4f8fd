// Reads what rules cannot say of schedules and proposals of motor and home insurance: who holds and drives, what is insured for
// how much, what it costs; and holds dates, sums, marks and ages against each other.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { findIssuer } from '../../document/issuer.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { withContacts } from '../contacts.ts';
import { foundText, foundValue } from '../found-value.ts';
import type { ClassReader, RuledForm } from '../form-reading.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { amountCovers, isVehicleValue, takenCovers, type Cover } from './covers.ts';
import { coverFlags, motorFlags } from './cover-flags.ts';
import { classOfUse } from './class-of-use.ts';
import { coversAcross, isRead, withAcross } from './covers-across.ts';
import {
  addresseeFindings,
  driverFindings,
  holderFindings,
  missing,
  nextNameFindings,
  rivalFindings,
} from './contradictions.ts';
import { withTaken, withTold } from './all-covers.ts';
import { coversSaidTaken } from './covers-said.ts';
import { withAskedTitle } from './asked-title.ts';
import { withPostcodesApart } from './address-parts.ts';
import { allDrivers } from './all-drivers.ts';
import type { Driver } from './driver.ts';
import { readExcess } from './excess.ts';
import { findFigures, type Excess } from './figures.ts';
import { holderBirth } from './holder-birth.ts';
import { addressFields, findHome, gatherPeople, type Named, type People } from './holders.ts';
import { findInsurer } from './insurer.ts';
import { noClaimsYears } from './no-claims.ts';
import { withoutPast } from './past-figures.ts';
import { readPeriod } from './period.ts';
import { readPolicyNumber } from './policy-number.ts';
import { readPremium } from './premium.ts';
import { propertyFindings, readProperties } from './property.ts';
import { withSaid } from './said.ts';
import { partRows } from './part-rows.ts';
import { toldCovers } from './told-covers.ts';
import { unreadCoverFindings } from './unread-covers.ts';
import { unreadSumFindings } from './unread-sums.ts';
import { withRest } from './wrapped.ts';
import { findSections } from './sections.ts';
import { readVehicles } from './vehicle.ts';

/** The reader of motor and home schedules and of proposals. */
export const readInsurance: ClassReader = (form) => {
  const { layout, profile, reading } = form;
  const { currency } = reading;
  const said = withSaid(layout, reading.fields, { rules: profile.fields, currency });
  const fields = withPostcodesApart(layout, said, profile.fields);
  const sections = findSections(layout);
  const figures = withoutPast(findFigures(layout, sections, currency));
  const home = findHome(layout, fields, sections);
  const { holders } = home;
  const period = readPeriod(fields);
  const drivers = allDrivers(form, sections, holders);
  const birth = holderBirth(fields, sections, { holders, drivers });
  const everyone = [...holders, ...drivers].map(({ name }) => name);
  const people = gatherPeople({ holders, drivers, birth, start: period.start });
  const kind = kindOf(form, fields, layout);
  const vehicles =
    kind === 'motor'
      ? readVehicles({ layout, rules: profile.fields, fields, people, currency })
      : { rows: [], told: {}, findings: [] };
  const premium = readPremium(figures, fields, layout);
  // Under a heading of both the price is no excess.
  const others = figures.filter((figure) => !isRead(figure, premium.total ? [premium.total] : []));
  const { excess, findings: excessFindings } = readExcess(others, fields, {
    layout,
    isOfHome: kind === 'home',
    currency,
    everyone,
  });
  // The total of an excess may stand under words for a price: `Compulsory`, `Voluntary`, `You pay in total`.
  const isOfExcess =
    premium.total?.minor === excess?.minor &&
    !/\b(?:premium|price|cost|due|payable)\b/i.test(premium.total?.label ?? 'premium');
  const total = isOfExcess ? undefined : premium.total;
  const across = kind === 'home' ? coversAcross(layout, currency) : [];
  const worth = vehicles.rows.flatMap(({ value }) => (value ? [value] : []));
  const ofCovers = figures.filter((figure) => !isRead(figure, across) && !isRead(figure, worth));
  const amounts = amountCovers(ofCovers).filter(({ name }) => kind !== 'motor' || !isVehicleValue(name));
  const number = readPolicyNumber(form);
  const told = kind === 'home' ? toldCovers(layout, sections, currency) : [];
  const rows = withTaken(withTold(withAcross(amounts, across), told), takenCovers(layout, sections));
  const parts = [...rows, ...coversSaidTaken(layout, rows)];
  const covers = coverRows({ layout, kind, fields: { ...vehicles.told, ...fields }, excess, covers: parts });
  const { insurer, broker, findings: insurerFindings } = findInsurer(layout, fields, findIssuer(layout));
  const property = kind === 'home' ? readProperties(layout, fields, home) : [];
  return {
    fields: {
      // What was read by labels alone stands for nothing until it is settled.
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, []])),
      ...addressFields(fields, home),
      ...(insurer ? { issuerName: foundText(insurer.name, insurer.printed) } : {}),
      policyType: foundText(policyType(kind, covers), anyPrinted(figures[0]?.printed ?? holders[0]?.printed)),
      ...number.fields,
      ...period.fields,
      ...(total ? { premium: foundValue(money(total.minor), total.printed, 0.95) } : {}),
      ...(premium.tax ? { tax: foundValue(money(premium.tax.minor), premium.tax.printed, 0.95) } : {}),
      ...(excess ? { policyExcess: foundValue(money(excess.minor), excess.figure.printed) } : {}),
    },
    lists: {
      persons: withContacts(layout, withAskedTitle(people, holders, fields['nameTitle'])),
      organisations: people.companies.map(({ name, printed }) => ({ name: textCell(name, printed) })),
      holders: holderRows(people, noClaimsYears(layout, { ...vehicles.told, ...fields })),
      residents: people.holders.map((person) => numbers({ person }, holders[0])),
      vehicles: vehicles.rows.map((row, at) => ({
        ...row,
        ...usersCell(layout, { people, drivers, row, at, of: vehicles.rows.length }),
      })),
      valuations: partRows(vehicles.rows, ['value']),
      securities: partRows(vehicles.rows, [
        'securityDevices',
        'alarm',
        'immobiliser',
        'tracker',
        'overnight',
        'location',
      ]),
      properties: property,
      covers,
      brokers: broker ? [{ name: textCell(broker.name, broker.printed) }] : [],
    },
    findings: [
      ...vehicles.findings,
      ...premium.findings,
      ...excessFindings,
      ...period.findings,
      ...insurerFindings,
      ...number.findings,
      ...rivalFindings(layout, fields),
      ...driverFindings(drivers, period.start),
      ...holderFindings(layout, holders),
      ...addresseeFindings(home),
      ...propertyFindings(layout, fields, property),
      ...nextNameFindings(layout, everyone),
      ...(kind === 'motor'
        ? [
            ...missing(layout, { drivers, vehicles: vehicles.rows, sections, holders, everyone }),
            ...unreadSumFindings(
              figures.filter((figure) => !isRead(figure, worth)),
              {
                read: [total, premium.tax, premium.net].flatMap((one) => one?.minor ?? []),
                hasExcess: excess !== undefined || parts.some((one) => one.excess !== undefined),
                hasPremium: total !== undefined,
              },
            ),
          ]
        : unreadCoverFindings({ layout, figures, covers: parts, currency })),
    ],
  };
};

type Kind = 'motor' | 'home' | 'other';

const money = (minor: number): FieldValue => ({ kind: 'money', amount: { minor, hasFraction: true } });
const textCell = (text: string, printed: Named['printed']): FormCell => ({
  value: { kind: 'text', text },
  printed,
  confidence: 0.9,
});
const anyPrinted = (printed: Named['printed'] | undefined): Named['printed'] =>
  printed ?? { text: '', page: 1, box: { x0: 0, y0: 0, x1: 0, y1: 0 }, confidence: 1 };

/** What a proposal is for is told by what it asks about. */
function kindOf({ profile }: RuledForm, fields: FieldCandidates, { pages }: DocumentLayout): Kind {
  if (profile.classIdentifier === 'insurance-motor-schedule') return 'motor';
  if (profile.classIdentifier === 'insurance-home-schedule') return 'home';
  if (fields['registration'] || (fields['make'] && fields['model']) || fields['makeModel']) return 'motor';
  if (fields['bedrooms'] || fields['yearBuilt'] || fields['propertyType']) return 'home';
  // By what it speaks of most.
  const words = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
  const [motor, home] = [
    /\b(?:motor|cars?|vehicles?|vans?|drivers?|driving)\b/gi,
    /\b(?:home|buildings?|contents|property)\b/gi,
  ].map((is) => words.match(is)?.length ?? 0);
  if ((motor ?? 0) > MOST_BY_CHANCE + (home ?? 0)) return 'motor';
  return fields['riskAddress'] || (home ?? 0) > MOST_BY_CHANCE + (motor ?? 0) ? 'home' : 'other';
}

/** Words of either kind that a paper of the other may hold. */
const MOST_BY_CHANCE = 2;

interface Covered {
  readonly layout: DocumentLayout;
  readonly kind: Kind;
  readonly fields: FieldCandidates;
  readonly excess: Excess | undefined;
  readonly covers: readonly Cover[];
}

/** The level of cover of a motor policy first, with its use and excess; then sections and options. */
function coverRows({ layout, kind, fields, excess, covers }: Covered): FormRow[] {
  const cover = withRest(layout, fields['cover']?.[0], /(?:&|,|\band|\bfire)$/i);
  const use = classOfUse(layout, fields);
  const rows = covers.map(({ name, printed, amount, excess: own }): FormRow => ({
    name: textCell(name, printed),
    ...(amount === undefined ? {} : { amount: { value: money(amount), printed, confidence: 0.9 } }),
    ...(own === undefined ? {} : { excess: { value: money(own), printed, confidence: 0.9 } }),
    ...Object.fromEntries(coverFlags(name).map((flag) => [flag, flagCell(true, printed)])),
  }));
  if (cover?.value.kind !== 'text') return rows;
  const text = cover.value.text.replace(/[.,;]$/, '');
  if (kind === 'home') {
    const hasAmounts = rows.some((row) => row['amount']);
    return hasAmounts
      ? rows
      : [
          {
            name: textCell(text, cover.printed),
            ...Object.fromEntries(coverFlags(text).map((flag) => [flag, flagCell(true, cover.printed)])),
          },
          ...rows,
        ];
  }
  const main: FormRow = {
    name: textCell(text, cover.printed),
    ...(excess ? { excess: { value: money(excess.minor), printed: excess.figure.printed, confidence: 0.9 } } : {}),
    ...(use ? { use } : {}),
    ...Object.fromEntries(Object.entries(motorFlags(text)).map(([flag, is]) => [flag, flagCell(is, cover.printed)])),
  };
  return [main, ...rows];
}

const flagCell = (boolean: boolean, printed: Named['printed']): FormCell => ({
  value: { kind: 'boolean', boolean },
  printed,
  confidence: 0.85,
});

function policyType(kind: Kind, covers: readonly FormRow[]): string {
  if (kind === 'motor') return 'Motor';
  if (kind === 'other') return 'Other';
  const has = (flag: string): boolean => covers.some((row) => row[flag] !== undefined);
  if (has('buildings') === has('contents')) return 'Home';
  return has('buildings') ? 'Buildings' : 'Contents';
}

function numbers(values: Readonly<Record<string, number>>, named: Named | undefined): FormRow {
  const printed = anyPrinted(named?.printed);
  return Object.fromEntries(
    Object.entries(values).map(([key, number]) => [
      key,
      { value: { kind: 'number', number } as const, printed, confidence: 0.9 },
    ]),
  );
}

function holderRows(people: People, noClaims: FieldCandidate | undefined): FormRow[] {
  const all = [
    ...people.holders.map((person) => ({ person })),
    ...people.companies.map((_company, organisation) => ({ organisation })),
  ];
  return all.map((pointer, at): FormRow => {
    const row = numbers(pointer, people.companies[0]);
    return {
      ...row,
      priority: textCell(at === 0 ? 'Primary' : 'Secondary', anyPrinted(undefined)),
      ...(at === 0 && noClaims ? { years: noClaims } : {}),
    };
  });
}

interface Use {
  readonly people: People;
  readonly drivers: readonly Driver[];
  readonly row: FormRow;
  /** Index of the vehicle, and how many there are. */
  readonly at: number;
  readonly of: number;
}

/** Who drives a vehicle: all drivers, or of several vehicles those whose row names this one, or none. */
function usersCell(layout: DocumentLayout, { people, drivers, row, at, of }: Use): FormRow {
  const mark = row['registration']?.value.kind === 'text' ? foldText(row['registration'].value.text) : '-';
  const own = drivers.filter(({ printed: { page, box } }) => {
    const line = layout.pages[page - 1]?.lines.find(({ y0, y1 }) => y0 <= box.y0 + 1 && y1 >= box.y1 - 1);
    const words = foldText(line?.text ?? '');
    const named = [...words.matchAll(/\b(?:vehicle|car) (\d)\b/g)].map(([, number]) => Number(number));
    return of === 1 || named.length === 0 || named.includes(at + 1) || words.includes(mark);
  });
  const users = [...new Set(own.flatMap(({ name }) => people.indexOf(name) ?? []))];
  if (users.length === 0) return {};
  return {
    users: {
      value: { kind: 'texts', texts: users.map(String) },
      printed: anyPrinted(own[0]?.printed),
      confidence: 0.9,
    },
  };
}
