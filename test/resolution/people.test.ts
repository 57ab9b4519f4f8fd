import { describe, expect, it } from 'vitest';
import { Paper, Resolved } from './papers.ts';

const HOME = ['7 Orchard Rise, Otley', 'LS21 2AB'] as const;

/** A person on a paper of their own, with an address. */
function resident(paper: string, name: string, address: readonly [string, string] = HOME, more = {}) {
  const page = new Paper(paper);
  const person = page.person(name, more);
  page.livesAt(person, page.address(...address));
  return { page, person };
}

function compare(
  a: string,
  b: string,
  more: { readonly ofA?: object; readonly ofB?: object; readonly apart?: true } = {},
) {
  const first = resident('a', a, HOME, more.ofA);
  const second = resident('b', b, more.apart ? ['1 Other Street, York', 'YO1 7HH'] : HOME, more.ofB);
  const resolved = new Resolved([first.page, second.page]);
  return { areOne: resolved.areOne(first.person, second.person), doubt: resolved.doubt(first.person, second.person) };
}

describe('two mentions of a person', () => {
  it.each([
    ['Mr James Edward Whitlock', 'Mr James Edward Whitlock'],
    ['Mr James Edward Whitlock', 'MR JAMES EDWARD WHITLOCK'],
    ['Mr James Edward Whitlock', 'Mr J Whitlock'],
    ['Mr James Edward Whitlock', 'Mr J E Whitlock'],
    ['Mr James Edward Whitlock', 'James Whitlock'],
    ['Mr William Whitlock', 'Mr Bill Whitlock'],
    ['Miss Katherine Whitlock', 'Ms Kate Whitlock'],
    ['Mrs Sarah Louise Whitlock-Brown', 'Mrs Sarah Whitlock'],
    ['Mr Peter Whitlock', 'Mr Peter Whit1ock'],
    ['Dr Anne Whitlock', 'Mrs Anne Whitlock'],
    ['Mrs Anne Marie Louise Whitlock', 'Mrs Anne Louise Whitlock'],
    ['Mrs Anne Marie Whitlock', 'Mrs A M Whitlock'],
  ])('at one address are one: %s, %s', (a, b) => {
    expect(compare(a, b).areOne).toBe(true);
  });

  it.each([
    ['Mr James Whitlock', 'Mrs Sarah Whitlock'],
    ['Mr James Whitlock', 'Mr John Whitlock'],
    ['Mr James Whitlock', 'Mrs J Whitlock'],
    ['Mr Paul Whitlock', 'Mrs Paula Whitlock'],
    ['Daniel Whitlock', 'Danielle Whitlock'],
    ['Hayden Whitlock', 'Jayden Whitlock'],
    ['Mark Whitlock', 'Mary Whitlock'],
    ['Mr Thomas James Whitlock', 'Mr Thomas Peter Whitlock'],
    ['Mr John Whitlock Snr', 'Mr John Whitlock Jnr'],
    ['Mr James Whitlock', 'Mr James Okafor'],
  ])('at one address are two: %s, %s', (a, b) => {
    expect(compare(a, b).areOne).toBe(false);
  });

  it('by one common name at two addresses stay apart, and are listed', () => {
    const { areOne, doubt } = compare('Mr John Smith', 'Mr John Smith', { apart: true });
    expect(areOne).toBe(false);
    expect(doubt).toBe('addresses differ');
  });

  it('by one full name with a second given name are one who moved', () => {
    expect(compare('Mr John Aloysius Smith', 'Mr John Aloysius Smith', { apart: true }).areOne).toBe(true);
  });

  it('with one name and two dates of birth are two, like father and son', () => {
    const births = { ofA: { dateOfBirth: '1961-04-02' }, ofB: { dateOfBirth: '1991-09-12' } };
    expect(compare('Mr John Whitlock', 'Mr John Whitlock', births).areOne).toBe(false);
  });

  it('are one after a marriage when the date of birth says so', () => {
    const birth = { dateOfBirth: '1990-05-06' };
    expect(compare('Miss Sarah Louise Okafor', 'Mrs Sarah Louise Whitlock', { ofA: birth, ofB: birth }).areOne).toBe(
      true,
    );
  });

  it('are listed when only given names and address speak for a marriage', () => {
    const { areOne, doubt } = compare('Miss Sarah Louise Okafor', 'Mrs Sarah Louise Whitlock');
    expect(areOne).toBe(false);
    expect(doubt).toBe('surnames differ');
  });

  it('with different National Insurance numbers are two, with the same are one whatever the address', () => {
    const [one, two] = [{ nationalInsuranceNumber: 'QQ123456C' }, { nationalInsuranceNumber: 'QQ654321A' }];
    expect(compare('Mr John Whitlock', 'Mr John Whitlock', { ofA: one, ofB: two }).areOne).toBe(false);
    expect(
      compare('Mr J Whitlock', 'Mr John Whitlock', {
        ofA: one,
        ofB: { nationalInsuranceNumber: 'QQ 12 34 56 C' },
        apart: true,
      }).areOne,
    ).toBe(true);
  });

  it('are one when the surname stands first', () => {
    const page = new Paper('a');
    const person = page.add('Person', { name: 'WHITLOCK, Daniel' });
    page.livesAt(person, page.address(...HOME));
    const other = resident('b', 'Mr Daniel Peter Whitlock');
    expect(new Resolved([page, other.page]).areOne(person, other.person)).toBe(true);
  });
});

describe('a household', () => {
  it('of father and son whose names begin alike leaves an initial to neither', () => {
    const father = resident('a', 'Mr James Whitlock');
    const son = resident('b', 'Mr John Whitlock');
    const initial = resident('c', 'Mr J Whitlock');
    const resolved = new Resolved([father.page, son.page, initial.page]);
    expect(resolved.count('Person')).toBe(3);
    expect(resolved.doubt(father.person, initial.person)).toBe('more than one fits');
    expect(resolved.doubt(son.person, initial.person)).toBe('more than one fits');
  });

  it('of father and son gives the initial to the one whose account it is', () => {
    const father = resident('a', 'Mr James Whitlock');
    const account = father.page.account(father.page.organisation('Northgate Bank'), '11-22-33 12345678');
    father.page.holds(father.person, account);
    const son = resident('b', 'Mr John Whitlock');
    const initial = resident('c', 'Mr J Whitlock');
    initial.page.holds(
      initial.person,
      initial.page.account(initial.page.organisation('Northgate Bank'), '11-22-33 12345678'),
    );
    const resolved = new Resolved([father.page, son.page, initial.page]);
    expect(resolved.areOne(father.person, initial.person)).toBe(true);
    expect(resolved.areOne(son.person, initial.person)).toBe(false);
  });

  it('of twins keeps them apart, and an initial from both', () => {
    const born = { dateOfBirth: '2001-02-03' };
    const papers = ['Mr Thomas Whitlock', 'Mr Timothy Whitlock', 'Mr T Whitlock'].map((name, at) =>
      resident(`p${at}`, name, HOME, born),
    );
    expect(new Resolved(papers.map(({ page }) => page)).count('Person')).toBe(3);
  });

  it('of flatmates with different surnames keeps them apart', () => {
    const papers = ['Ms Ana Prior', 'Ms Anna Lopez', 'Mr Lee Prior'].map((name, at) => resident(`p${at}`, name));
    expect(new Resolved(papers.map(({ page }) => page)).count('Person')).toBe(3);
  });

  it('with joint accounts keeps holders named side by side apart, on every statement', () => {
    const pages = ['a', 'b', 'c'].map((name) => {
      const page = new Paper(name);
      const account = page.account(page.organisation('Northgate Bank'), '11-22-33 12345678');
      const [first, second] = [page.person('Mr J Whitlock'), page.person('Mr James Whitlock')];
      page.holds(first, account);
      page.holds(second, account, 'Secondary');
      return { page, first, second };
    });
    const resolved = new Resolved(pages.map(({ page }) => page));
    expect(resolved.count('Person')).toBe(2);
    expect(resolved.areOne(...pages.map(({ first }) => first))).toBe(true);
    expect(resolved.areOne(...pages.map(({ second }) => second))).toBe(true);
  });

  it('is the same whatever the order of its papers', () => {
    const papers = [
      'Mr James Whitlock',
      'Mr J Whitlock',
      'Mrs Clara Whitlock',
      'Mrs C Whitlock',
      'Mr Jim Whitlock',
    ].map((name, at) => resident(`p${at}`, name));
    const pages = papers.map(({ page }) => page);
    const ids = papers.map(({ person }) => person);
    const matrix = (resolved: Resolved): readonly boolean[] =>
      ids.flatMap((a) => ids.map((b) => resolved.areOne(a, b)));
    expect(matrix(new Resolved(pages.toReversed()))).toEqual(matrix(new Resolved(pages)));
    expect(new Resolved(pages).count('Person')).toBe(2);
  });
});
