// What `Prefer: document-class, document-context, handling` asks for, and whether a document meets it (RFC 7240).
import { formatPreference } from '../kernel/prefer.ts';
import type { Preference } from '../kernel/prefer.ts';
import type { DocumentPreference, DocumentSummary, ExpectationIssue } from '../model/reading.ts';

/** The preference about documents among all preferences of a request. Lists are separated by commas; unknown names are ignored. */
export function documentPreference(preferences: ReadonlyMap<string, Preference>): DocumentPreference {
  return {
    classes: listed(preferences.get('document-class')),
    contexts: listed(preferences.get('document-context')),
    strict: preferences.get('handling')?.value.toLowerCase() === 'strict',
  };
}

/** Whether the preference names any class or context: only then is there something to evaluate. */
export function namesDocuments(preference: DocumentPreference): boolean {
  return preference.classes.length > 0 || preference.contexts.length > 0;
}

/**
 * Whether a document is what the preference names. Either of class and context is enough; naming nothing is met by
 * everything. A class is compared with the class identifier, a context with the part of the class name before the
 * colon, without case.
 */
export function meetsPreference(document: DocumentSummary, preference: DocumentPreference): boolean {
  if (!namesDocuments(preference)) return true;
  const context = contextOf(document).toLowerCase();
  return (
    preference.classes.includes(document.classIdentifier) ||
    preference.contexts.some((name) => name.toLowerCase() === context)
  );
}

/** The entry for `expectations.warnings` when a preference without `handling=strict` is not met; undefined when it is met. */
export function preferenceWarning(
  document: DocumentSummary,
  preference: DocumentPreference,
): ExpectationIssue | undefined {
  if (meetsPreference(document, preference)) return undefined;
  return { nodeType: 'ark:Document', reason: `${describeClass(document)}, which the preference does not name.` };
}

/** One clause that says how a document is classified. */
export function describeClass(document: DocumentSummary): string {
  return `The document is classified as ${document.classIdentifier} (${document.className})`;
}

/** The value of Preference-Applied (RFC 7240 §3) for preferences that were evaluated; undefined when there were none. */
export function preferenceApplied(preference: DocumentPreference): string | undefined {
  if (!namesDocuments(preference)) return undefined;
  const applied = [
    preference.classes.length > 0 && formatPreference('document-class', preference.classes.join(',')),
    preference.contexts.length > 0 && formatPreference('document-context', preference.contexts.join(',')),
    preference.strict && 'handling=strict',
  ];
  return applied.filter((text) => text !== false).join(', ');
}

function contextOf(document: DocumentSummary): string {
  return document.className.split(':', 1)[0]?.trim() ?? '';
}

function listed(preference: Preference | undefined): readonly string[] {
  const names = preference?.value.split(',').map((name) => name.trim()) ?? [];
  return [...new Set(names)].filter((name) => name !== '');
}
