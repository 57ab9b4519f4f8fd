// Reads the profiles and vocabulary that ship with the service: the YAML files under src/profiles/data, once, at start.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ProfileError } from '../../profiles/authored-profile.ts';
import { parseProfiles } from '../../profiles/parse-profiles.ts';
import type { Profile } from '../../profiles/profile.ts';

/** What the data folder holds. */
export interface ProfileFiles {
  /** Bases, generic profiles and issuer profiles, complete. */
  readonly profiles: readonly Profile[];
  /** Files under `vocabulary/` by name without extension, parsed as YAML and no further: each has a parser of its own. */
  readonly vocabulary: Readonly<Record<string, unknown>>;
}

/** Data stays under src when the code is compiled to dist: both are found from the folder that holds package.json. */
function packageRoot(from: string): string {
  const parent = dirname(from);
  if (existsSync(join(from, 'package.json'))) return from;
  if (parent === from) throw new Error('package.json not found above the profile reader');
  return packageRoot(parent);
}

/** The folder of the profiles that ship with the service. */
export function profileFolder(): string {
  return join(packageRoot(dirname(fileURLToPath(import.meta.url))), 'src', 'profiles', 'data');
}

const describe = ({ profile, path, message }: ProfileError): string =>
  `${profile}: ${path === '' ? 'the profile' : path} ${message}`;

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid YAML`, { cause: error });
  }
}

/** Reads every YAML file below `folder`. Throws one error that lists everything wrong: profiles are part of the program. */
export function readProfileFiles(folder: string = profileFolder()): ProfileFiles {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const documents = files.map((file): { readonly file: string; readonly data: unknown } => ({
    file,
    data: parseYaml(file, readFileSync(join(folder, file), 'utf8')),
  }));
  const isVocabulary = ({ file }: { readonly file: string }): boolean => file.startsWith(`vocabulary${sep}`);
  const parsed = parseProfiles(documents.filter((document) => !isVocabulary(document)));
  if (parsed.kind === 'errors') throw new Error(`profiles are not valid:\n${parsed.errors.map(describe).join('\n')}`);
  const vocabulary = documents.filter(isVocabulary).map(({ file, data }) => [basename(file, '.yaml'), data] as const);
  return { profiles: parsed.profiles, vocabulary: Object.fromEntries(vocabulary) };
}
