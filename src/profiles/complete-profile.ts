// The last step of parsing: defaults filled in, and what no schema of a single file can see checked on the merged whole.
import { withDates } from '../kernel/date-pattern.ts';
import type { AuthoredProfile, ProfileError } from './authored-profile.ts';
import { checkModel } from './check-model.ts';
import { checkReferences } from './check-references.ts';
import type {
  BlockRule,
  CheckRule,
  ColumnRule,
  ExpectedRule,
  HallmarkRule,
  MentionRule,
  NodeTemplate,
  Profile,
  TableRule,
} from './profile.ts';
import { completeField, completeGroups, completeLists, mapValues, type Report } from './complete-rules.ts';

function completeColumn(written: Partial<ColumnRule>, path: string, report: Report): ColumnRule {
  const { value = 'text', headers = [] } = written;
  if (written.value === undefined) report(path, "must have a 'value', here or in the profile extended");
  if (headers.length === 0) report(path, "must have 'headers'");
  return { value, headers };
}

function completeNode(
  written: Partial<NodeTemplate> & Pick<NodeTemplate, 'key'>,
  path: string,
  report: Report,
): NodeTemplate {
  const { key, type = '', each, when = [], set = {} } = written;
  if (type === '') report(path, "must have a 'type', here or in the profile extended");
  return { key, type, when, set, ...(each === undefined ? {} : { each }) };
}

function checkIdentity(profile: AuthoredProfile, report: Report): void {
  const { kind, classIdentifier, className, issuer } = profile;
  if (kind === 'base') {
    if (classIdentifier !== undefined) report('classIdentifier', 'is not for a base: a base is no class');
  } else {
    if (classIdentifier === undefined) report('classIdentifier', 'must be given, here or in the profile extended');
    if (className === undefined) report('className', 'must be given, here or in the profile extended');
  }
  if (kind === 'issuer' && issuer === undefined) report('issuer', 'must be given for an issuer profile');
  if (kind === 'issuer' && profile.extends === undefined) report('extends', 'must name the generic profile it refines');
  if (kind !== 'issuer' && issuer !== undefined) report('issuer', 'is for issuer profiles only');
}

/** The profile with every default filled in, or what is wrong with it. `written` has what it extends merged in. */
export function completeProfile(written: AuthoredProfile): Profile | readonly ProfileError[] {
  const errors: ProfileError[] = [];
  const report: Report = (path, message) => errors.push({ profile: written.id, path, message });
  checkIdentity(written, report);
  const tables = mapValues(written.tables ?? {}, (table, name): TableRule => {
    const path = `tables.${name}`;
    const columns = table.columns ?? {};
    if (Object.keys(columns).length === 0) report(path, "must have 'columns'");
    return {
      columns: mapValues(columns, (column, key) => completeColumn(column, `${path}.columns.${key}`, report)),
      rowKinds: table.rowKinds ?? {},
      sections: table.sections ?? {},
    };
  });
  const profile: Profile = {
    ...written,
    recognise: (written.recognise ?? []).map((anchor) => ({ any: [], place: 'anywhere', ...anchor })),
    fields: mapValues(written.fields ?? {}, (field, name) => completeField(field, `fields.${name}`, report)),
    tables,
    blocks: mapValues(written.blocks ?? {}, ({ headings = [], closed = false }, name): BlockRule => {
      if (headings.length === 0) report(`blocks.${name}`, "must have 'headings'");
      return { headings, closed };
    }),
    lists: completeLists(written.lists ?? {}, report),
    groups: completeGroups(written, report),
    checks: (written.checks ?? []).map((check): CheckRule => ({ toleranceMinor: 0, severity: 'errors', ...check })),
    mentions: (written.mentions ?? []).map((mention): MentionRule => ({
      each: false,
      ...mention,
      printed: mention.printed.map(withDates),
    })),
    expected: (written.expected ?? []).map((expected): ExpectedRule => ({ each: false, ...expected })),
    hallmarks: (written.hallmarks ?? []).map((hallmark): HallmarkRule => ({ weight: 2, ...hallmark })),
    derived: { fields: written.derived?.fields ?? [], lists: written.derived?.lists ?? {} },
    nodes: (written.nodes ?? []).map((node, index) => completeNode(node, `nodes.${String(index)}`, report)),
  };
  for (const { path, message } of [...checkReferences(profile), ...checkModel(profile)]) report(path, message);
  return errors.length > 0 ? errors : profile;
}
