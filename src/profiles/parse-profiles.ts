// From parsed YAML documents to profiles ready for use, or every error in them at once.
import { readAuthoredProfile, type AuthoredProfile, type ProfileError } from './authored-profile.ts';
import { completeProfile } from './complete-profile.ts';
import { mergeProfile } from './merge-profile.ts';
import type { Profile } from './profile.ts';

/** A parsed YAML document and the name of its file. */
export interface ProfileSource {
  readonly file: string;
  readonly data: unknown;
}

/** All profiles, or everything that is wrong with them. */
export type ParsedProfiles =
  | { readonly kind: 'profiles'; readonly profiles: readonly Profile[] }
  | { readonly kind: 'errors'; readonly errors: readonly ProfileError[] };

const isErrors = (result: object): result is readonly ProfileError[] => Array.isArray(result);

/** `profile` with the whole chain of what it extends merged in, or what is wrong with that chain. */
function resolve(
  profile: AuthoredProfile,
  byId: ReadonlyMap<string, AuthoredProfile>,
  below: readonly string[] = [],
): AuthoredProfile | readonly ProfileError[] {
  if (profile.extends === undefined) return profile;
  const error = (message: string): readonly ProfileError[] => [{ profile: profile.id, path: 'extends', message }];
  if ([...below, profile.id].includes(profile.extends)) return error(`goes in a circle through '${profile.extends}'`);
  const base = byId.get(profile.extends);
  if (base === undefined) return error(`names an unknown profile '${profile.extends}'`);
  const resolved = resolve(base, byId, [...below, profile.id]);
  return isErrors(resolved) ? resolved : mergeProfile(profile, resolved);
}

function repeatedIds(written: readonly AuthoredProfile[]): readonly ProfileError[] {
  const ids = written.map(({ id }) => id);
  const classes = written.flatMap(({ kind, classIdentifier }) =>
    kind === 'generic' && classIdentifier ? [classIdentifier] : [],
  );
  const repeated = (names: readonly string[]): readonly string[] =>
    names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...repeated(ids).map((id) => ({ profile: id, path: 'id', message: 'is the id of two profiles' })),
    ...repeated(classes).map((name) => ({
      profile: name,
      path: 'classIdentifier',
      message: 'has two generic profiles',
    })),
  ];
}

/** Parses all profiles together, since they extend each other. `base` profiles are among the result, in the order of `sources`. */
export function parseProfiles(sources: readonly ProfileSource[]): ParsedProfiles {
  const read = sources.map(({ file, data }) => readAuthoredProfile(file, data));
  const written = read.filter((result): result is AuthoredProfile => !isErrors(result));
  const malformed = [...read.filter(isErrors).flat(), ...repeatedIds(written)];
  if (malformed.length > 0) return { kind: 'errors', errors: malformed };
  const byId = new Map(written.map((profile) => [profile.id, profile]));
  const completed = written.map((profile) => {
    const resolved = resolve(profile, byId);
    return isErrors(resolved) ? resolved : completeProfile(resolved);
  });
  const errors = completed.filter(isErrors).flat();
  if (errors.length > 0) return { kind: 'errors', errors };
  return { kind: 'profiles', profiles: completed.filter((result): result is Profile => !isErrors(result)) };
}
