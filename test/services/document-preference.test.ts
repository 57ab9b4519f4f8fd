import { describe, expect, it } from 'vitest';
import { parsePrefer } from '../../src/kernel/prefer.ts';
import type { DocumentSummary } from '../../src/model/reading.ts';
import {
  documentPreference,
  meetsPreference,
  preferenceApplied,
  preferenceWarning,
} from '../../src/services/document-preference.ts';

const statement: DocumentSummary = {
  classIdentifier: 'banking-statement',
  className: 'Banking: Current account statement',
  classConfidence: 0.9,
  profilesMatched: [],
};
const preference = (...lines: readonly string[]) => documentPreference(parsePrefer(lines));
const meets = (...lines: readonly string[]) => meetsPreference(statement, preference(...lines));

describe('the preference for documents', () => {
  it('is met when the class is one of those named', () => {
    expect(meets('document-class="earnings-payslip, banking-statement"')).toBe(true);
    expect(meets('document-class=banking-statement')).toBe(true);
    expect(meets('document-class="earnings-payslip"')).toBe(false);
    expect(meets('document-class="banking"')).toBe(false);
  });

  it('is met when the context is one of those named, without case', () => {
    expect(meets('document-context="Banking"')).toBe(true);
    expect(meets('document-context="EARNINGS,banking"')).toBe(true);
    expect(meets('document-context="Earnings"')).toBe(false);
    expect(meets('document-context="Current account statement"')).toBe(false);
  });

  it('is met when either of class and context matches', () => {
    expect(meets('document-class="earnings-payslip"', 'document-context="Banking"')).toBe(true);
    expect(meets('document-class="banking-statement"', 'document-context="Earnings"')).toBe(true);
    expect(meets('document-class="earnings-payslip"', 'document-context="Earnings"')).toBe(false);
  });

  it('is met by every document when it names none', () => {
    expect(meets()).toBe(true);
    expect(meets('handling=strict')).toBe(true);
    expect(meets('document-class="", handling=strict')).toBe(true);
    expect(meets('document-class=" , ", respond-async')).toBe(true);
  });

  it('is strict only by handling=strict', () => {
    expect(preference('document-class=a, handling=STRICT').strict).toBe(true);
    expect(preference('document-class=a, handling=lenient').strict).toBe(false);
    expect(preference('document-class=a, strict').strict).toBe(false);
  });

  it('is one warning when it is not met', () => {
    expect(preferenceWarning(statement, preference('document-context=Banking'))).toBeUndefined();
    expect(preferenceWarning(statement, preference('document-context=Earnings'))?.reason).toContain(
      'classified as banking-statement (Banking: Current account statement)',
    );
  });
});

describe('Preference-Applied (RFC 7240 §3)', () => {
  it('names what was evaluated and nothing else', () => {
    expect(preferenceApplied(preference('wait=10, handling=strict, document-class="a, b", document-context=C'))).toBe(
      'document-class="a,b", document-context="C", handling=strict',
    );
    expect(preferenceApplied(preference('document-context="C"'))).toBe('document-context="C"');
  });

  it('is absent when no class and no context was named', () => {
    expect(preferenceApplied(preference('handling=strict, wait=10'))).toBeUndefined();
    expect(preferenceApplied(preference('document-class=""'))).toBeUndefined();
  });

  it('can be read back as the same preference', () => {
    const stated = preference(String.raw`document-class="a\"b,c\\d", handling=strict`);
    expect(documentPreference(parsePrefer([preferenceApplied(stated) ?? '']))).toEqual(stated);
  });
});
