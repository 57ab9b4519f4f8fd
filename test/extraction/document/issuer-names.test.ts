// Names of issuers as the paper spells them.
import { describe, expect, it } from 'vitest';
import { namedOnce, spacedName, tidy } from '../../../src/extraction/document/issuer-names.ts';
import { pageOf } from '../../services/understanding/page-of.ts';

describe('the name of an issuer', () => {
  it('has the spaces that the text of the paper gives it, and none that tear a word apart', () => {
    expect(spacedName('harrowwater', pageOf(['Call Harrow Water today']))).toBe('Harrow Water');
    expect(spacedName('harrowwater', pageOf(['Call Harro wwater today']))).toBe('harrowwater');
  });

  it('has a letter for a sign of its logo, where the text of the paper has one', () => {
    const lines = ['W<LLOW HOME', 'What you told Willow Home about you'];
    expect(spacedName('W<LLOW HOME', pageOf(lines))).toBe('Willow Home');
    for (const name of ['QV=', 'Oak & Elm', 'Tarn-Rigg']) expect(spacedName(name, pageOf(['QVA', name]))).toBe(name);
  });

  it('keeps the sign where only the prose of the paper has a letter for it', () => {
    expect(spacedName('ONE R>AD', pageOf(['ONE R>AD', 'worth no more on one road than another']))).toBe('ONE R>AD');
  });

  it('has a letter for the gap that one of its logo left, where the text of the paper has one', () => {
    const lines = ['HARB UR', 'Harbour is a trading name of Tarn Bank plc'];
    expect(spacedName('HARB UR', pageOf(lines))).toBe('Harbour');
    for (const name of ['Tarn Bank', 'T RN'])
      expect(spacedName(name, pageOf(['Harbour and Tarn, a bank', name]))).toBe(name);
  });

  it('has no motto that its logo sets behind it, where its site is called by the rest', () => {
    const lines = ['tarnwater clear as day', 'www.tarnwater.co.uk', 'Tarn Water Services Limited'];
    expect(spacedName('tarnwater clear as day', pageOf(lines))).toBe('Tarn Water');
    expect(spacedName('tarnwater clear as day', pageOf(lines.slice(0, 1)))).toBe('tarnwater clear as day');
    expect(spacedName('Tarnwater Clear Day', pageOf(lines))).toBe('Tarnwater Clear Day');
  });

  it('has no sign that is drawn beside it', () => {
    for (const name of ['TARNRIGG ✕', '◆ TARNRIGG', 'TARNRIGG ®']) expect(tidy(name)).toBe('TARNRIGG');
  });

  it('begins once, where the brand of the logo stands before it', () => {
    expect(namedOnce('The Otter Otter Building Society')).toBe('Otter Building Society');
    expect(namedOnce('Otter Vale OTTER VALE Mutual')).toBe('OTTER VALE Mutual');
    for (const name of ['The Otter', 'Otter Otter', 'Otters Otter Bank']) expect(namedOnce(name)).toBe(name);
  });

  it('is whole where the logo sets its letters apart, and has nothing of whose brand it is', () => {
    const lines = ['q uillon partof The Harrow Bank', 'Quillon, PO Box 12', 'Quillon is a trading name'];
    expect(tidy('q uillon partof The Harrow Bank')).toBe('q uillon');
    expect(tidy('quillon, a division of Harrow Bank')).toBe('quillon');
    expect(tidy('Bank of Harrow')).toBe('Bank of Harrow');
    for (const name of ['q uillon', 'Quillon']) expect(spacedName(name, pageOf(lines))).toBe('Quillon');
  });

  it('is spelled as most of a recognised paper does', () => {
    const lines = ['WI Itshaw Council', 'The charge of Wiltshaw Council', 'and what Wiltshaw Council spends'];
    expect(spacedName('WI Itshaw Council', pageOf(lines))).toBe('Wiltshaw Council');
    expect(spacedName('WI Itshaw Council', pageOf(lines, 1))).toBe('WI Itshaw Council');
  });
});
