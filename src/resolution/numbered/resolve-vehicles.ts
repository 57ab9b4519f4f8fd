// Vehicles: one registration number or one VIN is one vehicle.
import type { Clusters } from '../clusters.ts';
import type { DraftGraph } from '../draft-graph.ts';
import { weigh } from '../likelihood.ts';
import type { Comparison, Weight } from '../likelihood.ts';
import { linkRecords } from '../link-records.ts';
import type { Doubt } from '../link-records.ts';
import { textAt } from '../node-values.ts';
import { jaroWinkler, lookAlikes } from '../similarity.ts';

interface VehicleDescription {
  readonly registration: string | undefined;
  readonly vin: string | undefined;
  readonly makeModel: string | undefined;
}

const WEIGHTS = {
  registration: { equal: 12, slip: 4, differs: -9 },
  vin: { equal: 14, differs: -14 },
  makeModel: { alike: 3, differs: -3 },
} as const;

/** Joins the vehicles that are one. */
export function resolveVehicles(graph: DraftGraph, clusters: Clusters): readonly Doubt[] {
  const mentions = new Map<string, { drafts: string[]; description: VehicleDescription }>();
  for (const { id, node } of graph.ofType('Vehicle')) {
    const description: VehicleDescription = {
      registration: normalRegistration(textAt(node, 'registrationNumber')),
      vin: textAt(node, 'vin')?.toUpperCase(),
      makeModel: textAt(node, 'makeModel')?.toLowerCase(),
    };
    const { registration, vin, makeModel } = description;
    const key = registration === undefined && vin === undefined ? id : [registration, vin, makeModel].join('|');
    const known = mentions.get(key);
    if (known === undefined) mentions.set(key, { drafts: [id], description });
    else known.drafts.push(id);
  }
  return linkRecords(
    [...mentions.values()],
    { rule: 'vehicle', blockingKeys: vehicleBlocks, compare: compareVehicles },
    clusters,
  );
}

/** Without spaces; in the form of 2001 (two letters, two digits, three letters) O and I stand among letters only, 0 and 1 among digits. */
function normalRegistration(printed: string | undefined): string | undefined {
  const signs = printed?.toUpperCase().replace(/[^A-Z0-9]/gu, '');
  if (signs === undefined || signs === '') return undefined;
  if (!/^[A-Z01]{2}[0-9OI]{2}[A-Z01]{3}$/u.test(signs)) return signs;
  const letters = (text: string): string => text.replaceAll('0', 'O').replaceAll('1', 'I');
  const digits = signs.slice(2, 4).replaceAll('O', '0').replaceAll('I', '1');
  return `${letters(signs.slice(0, 2))}${digits}${letters(signs.slice(4))}`;
}

function vehicleBlocks({ registration, vin }: VehicleDescription): readonly string[] {
  return [
    ...(registration === undefined ? [] : [`registration:${lookAlikes(registration.toLowerCase())}`]),
    ...(vin === undefined ? [] : [`vin:${vin}`]),
  ];
}

function compareVehicles(a: VehicleDescription, b: VehicleDescription): Comparison {
  const weights: Weight[] = [];
  if (a.registration !== undefined && b.registration !== undefined) {
    const { equal, slip, differs } = WEIGHTS.registration;
    if (a.registration === b.registration) weights.push([equal, '']);
    else if (lookAlikes(a.registration.toLowerCase()) === lookAlikes(b.registration.toLowerCase())) {
      weights.push([slip, 'registrations differ by a sign']);
    } else weights.push([differs, 'registrations differ']);
  }
  if (a.vin !== undefined && b.vin !== undefined) {
    weights.push(a.vin === b.vin ? [WEIGHTS.vin.equal, ''] : [WEIGHTS.vin.differs, 'VINs differ']);
  }
  if (a.makeModel !== undefined && b.makeModel !== undefined) {
    const isAlike =
      a.makeModel.includes(b.makeModel) ||
      b.makeModel.includes(a.makeModel) ||
      jaroWinkler(a.makeModel, b.makeModel) > 0.85;
    weights.push(isAlike ? [WEIGHTS.makeModel.alike, ''] : [WEIGHTS.makeModel.differs, 'models differ']);
  }
  return weigh(weights, 'vehicles are alike');
}
