// The issuer that the rules of a class read, and what the register of institutions makes of it.
import { describe, expect, it } from 'vitest';
import type { IssuerName } from '../../../src/extraction/document/issuer.ts';
import type { IssuerRegister } from '../../../src/model/institutions.ts';
import { settleIssuer, type SettledIssuer } from '../../../src/services/understanding/settle-issuer.ts';
import { at, layOut, recognised } from '../../extraction/statement/placed-pages.ts';
import type { PlacedText } from '../../extraction/statement/placed-pages.ts';

const REGISTER: IssuerRegister = [{ kind: 'bank', names: ['Quay Harbour', 'QHB', 'Hafan Cei'] }];
const HEAD = at(50, 40, 'Quay Harbour', 18);
const SMALL = [at(50, 790, 'Quay Harbour plc. Registered in England', 6), at(50, 800, 'www.quayharbour.co.uk', 6)];
const TEXT = [at(50, 120, 'Statement'), at(50, 300, 'Balance £1.00'), at(50, 320, 'Paid in £1.00')];

const read = (name: string): IssuerName => ({
  name,
  confidence: 0.9,
  printed: { text: name, page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, confidence: 1 },
});

const settled = (own: IssuerName | undefined, ...texts: readonly PlacedText[]): SettledIssuer =>
  settleIssuer(layOut([...texts, ...TEXT]), own, { register: REGISTER, kinds: ['bank'] });

describe('whom a paper is from', () => {
  it('is what was read, where nothing is known', () => {
    expect(settled(read('Elm Bank'))).toEqual({ issuer: read('Elm Bank') });
    expect(settled(undefined)).toEqual({ issuer: undefined });
  });

  it('is what is known, where nothing was read', () => {
    expect(settled(undefined, HEAD).issuer?.name).toBe('Quay Harbour');
  });

  it('is without what a picture made of its logo', () => {
    for (const mark of ['a)', '®', '»', 'N]x'])
      expect(settled(read(`${mark} Quay Harbour Business`), HEAD, ...SMALL).issuer?.name).toBe('Quay Harbour');
  });

  it('keeps the words that were read, where they are a name of the known one', () => {
    expect(settled(read('QHB plc'), HEAD)).toEqual({ issuer: read('QHB plc') });
  });

  it('is no department, where the paper or the register knows the name by itself', () => {
    expect(settled(read('Quay Harbour Mortgage Operations'), HEAD).issuer?.name).toBe('Quay Harbour');
    expect(settled(read('Quay Harbour Mortgages'), HEAD).issuer?.name).toBe('Quay Harbour');
    expect(settled(read('Elm Mortgages')).issuer?.name).toBe('Elm Mortgages');
    expect(settled(read('Elm Bank Customer Services')).issuer?.name).toBe('Elm Bank');
    const own = read('Elm Grove Service Centre');
    expect(settled(own, at(50, 790, 'Elm Grove Limited is registered in England', 6)).issuer?.name).toBe('Elm Grove');
    expect(settled(read('Elm Grove Mortgage Services')).issuer?.name).toBe('Elm Grove Mortgage Services');
  });

  it('may be the department of a company that is named nowhere: that is doubted', () => {
    const { issuer, doubt } = settled(read('Elm Grove Mortgage Operations'));
    expect(issuer?.name).toBe('Elm Grove Mortgage Operations');
    expect(doubt).toBeDefined();
  });

  it('is for a supplier its brand, where the small print alone tells the company that owns it', () => {
    const own = read('QHB Limited');
    const small = { ...own, printed: { ...own.printed, box: { x0: 50, y0: 790, x1: 120, y1: 797 } } };
    const register: IssuerRegister = [{ kind: 'water', names: ['Quay Harbour', 'QHB'] }];
    const supplier = (...texts: readonly PlacedText[]): string | undefined =>
      settleIssuer(layOut([...texts, ...TEXT]), small, { register, kinds: ['water'] }).issuer?.name;
    expect(supplier(HEAD)).toBe('Quay Harbour');
    expect(supplier(...SMALL)).toBe('Quay Harbour');
    const longer = { ...small, name: 'Quay Harbour Holdings Limited' };
    expect(settleIssuer(layOut([HEAD, ...TEXT]), longer, { register, kinds: ['water'] }).issuer?.name).toBe(
      'Quay Harbour',
    );
  });

  it('is for an account the brand in its head, where the small print names its company or its product by it', () => {
    const small = (name: string): IssuerName => {
      const own = read(name);
      return { ...own, printed: { ...own.printed, box: { x0: 50, y0: 790, x1: 120, y1: 797 } } };
    };
    for (const name of ['Quay Harbour Services Europe Limited', 'The Quay Harbour Rewards Card', 'QHB Limited'])
      expect(settled(small(name), HEAD).issuer?.name).toBe('Quay Harbour');
  });

  it('is what the small print says that its company trades as, where the mark cannot be read', () => {
    const own = {
      ...read('Tarn Bank plc'),
      printed: { ...read('').printed, box: { x0: 50, y0: 790, x1: 120, y1: 797 } },
    };
    const legal = at(50, 790, 'Tarn Bank plc (which also trades as Quay Harbour) is authorised', 6);
    const site = at(50, 800, 'www.quayharbour.co.uk and Quay Harbour plc', 6);
    expect(settled(own, legal, site)).toMatchObject({ issuer: { name: 'Quay Harbour' } });
    expect(settled(own, site).issuer?.name).toBe('Tarn Bank plc');
  });

  it('is the known one where a recognised head has a mark before it, and nothing else names it', () => {
    const head = at(50, 40, '4 Quay Harbour', 18);
    const own = { ...read('4 Quay Harbour'), printed: { ...read('').printed, confidence: 0.7 } };
    expect(
      settleIssuer(recognised(layOut([head, ...TEXT])), own, { register: REGISTER, kinds: ['bank'] }).issuer?.name,
    ).toBe('Quay Harbour');
  });

  it('is the known one where a recognised name has a mark before it or in it, or a letter too many', () => {
    const recognised = (name: string): IssuerName => {
      const own = read(name);
      return { ...own, printed: { ...own.printed, confidence: 0.9 } };
    };
    for (const slip of ['A Quay Harbour', 'Quay & Harbour', 'Quay Harbourr', 'Qay Harbour'])
      expect(settled(recognised(slip), HEAD)).toMatchObject({ issuer: { name: 'Quay Harbour' } });
    expect(settled(read('A Quay Harbour'), HEAD).issuer?.name).toBe('A Quay Harbour');
  });

  it('is the known one where a picture lost a letter at the edge of its short logo, and small print and site name it', () => {
    const register: IssuerRegister = [{ kind: 'energy', names: ['QHB', 'QHB Energy'] }];
    const small = [
      at(50, 790, 'QHB Energy Customers Ltd, registered in England', 6),
      at(50, 800, 'www.qhbenergy.com', 6),
    ];
    const named = (name: string, confidence: number): string | undefined => {
      const own = { ...read(name), printed: { ...read(name).printed, confidence } };
      return settleIssuer(layOut([...small, ...TEXT]), own, { register, kinds: ['energy'] }).issuer?.name;
    };
    expect(named('QH', 0.9)).toBe('QHB');
    expect(named('HB', 0.9)).toBe('QHB');
    expect(named('QH', 1)).toBe('QH');
  });

  it('is the known one where a recognised name was torn apart, with what its logo adds behind it', () => {
    const head = at(50, 40, 'Quay Harb our ever clear', 18);
    const own = { ...read('Quay Harb our ever clear'), printed: { ...read('').printed, confidence: 0.9 } };
    const legal = at(50, 790, 'Quay Harbour plc is authorised by the PRA.', 6);
    expect(
      settleIssuer(recognised(layOut([head, legal, ...TEXT])), own, { register: REGISTER, kinds: ['bank'] }).issuer
        ?.name,
    ).toBe('Quay Harbour');
    expect(settled(read('Quay Harb our ever clear'), legal).issuer?.name).not.toBe('Quay Harbour');
  });

  it('is so where the name is a short one', () => {
    const own = { ...read('QUAY FAX creditcard'), printed: { ...read('').printed, confidence: 0.9 } };
    const legal = at(50, 790, 'Quayfax plc is authorised by the PRA.', 6);
    const known: IssuerRegister = [{ kind: 'bank', names: ['Quayfax'] }];
    const pages = recognised(
      layOut([at(50, 40, 'QUAY FAX creditcard', 18), legal, at(50, 800, 'www.quayfax.co.uk', 6), ...TEXT]),
    );
    expect(settleIssuer(pages, own, { register: known, kinds: ['bank'] }).issuer?.name).toBe('Quayfax');
  });

  it('is doubted where a logo was recognised in pieces', () => {
    const pieces = { ...read('RB So ufl(0) n S'), printed: { ...read('').printed, confidence: 0.7 } };
    const reason = 'The name of the issuer was recognised in pieces.';
    expect(settleIssuer(layOut(TEXT), pieces, { register: REGISTER, kinds: ['bank'] }).doubt).toBe(reason);
    const whole = { ...pieces, name: 'RB Solutions' };
    expect(settleIssuer(layOut(TEXT), whole, { register: REGISTER, kinds: ['bank'] }).doubt).toBeUndefined();
  });

  it('is named in full where a short form was read, and the paper prints both', () => {
    for (const short of ['Quay', 'QH']) expect(settled(read(short), HEAD, ...SMALL).issuer?.name).toBe('Quay Harbour');
  });

  it('goes by its first name where the head of the paper sets another one too', () => {
    const other = at(50, 60, 'Hafan Cei', 18);
    expect(settled(read('Hafan Cei'), HEAD, other).issuer?.name).toBe('Quay Harbour');
    expect(settled(read('Hafan Cei'), other, ...SMALL).issuer?.name).toBe('Hafan Cei');
  });

  it('goes by both parts of a mark that are set alike, and by one that the other explains in small type', () => {
    const register: IssuerRegister = [{ kind: 'bank', names: ['Quay Harbour', 'Hafan Cei Quay Harbour', 'Hafan Cei'] }];
    const named = (size: number): string | undefined => {
      const layout = layOut([at(50, 40, 'Hafan Cei', 18), at(50, 60, 'Quay Harbour', size), ...TEXT]);
      return settleIssuer(layout, read('Quay Harbour'), { register, kinds: ['bank'] }).issuer?.name;
    };
    expect(named(18)).toBe('Hafan Cei Quay Harbour');
    expect(named(11)).toBe('Quay Harbour');
  });

  it('is spelled as it spells itself where a logo is set without spaces', () => {
    for (const logo of ['QuayHarbour', 'quay·harbour']) {
      expect(settled(read(logo), HEAD).issuer?.name).toBe('Quay Harbour');
    }
    expect(settled(read('QUAY HARBOUR'), HEAD).issuer?.name).toBe('QUAY HARBOUR');
    expect(settled(read('ElmBank'), at(50, 700, 'Write to Elm Bank plc, Leeds', 8)).issuer?.name).toBe('Elm Bank');
  });

  it('has no product or kind of customer in it', () => {
    const heads = [
      'Quay Harbour Premier',
      'Quay Harbour Mortgage Illustration',
      'Quay Harbour Business Banking',
      'QUAY HARBOUR Select Account',
      'Quay Harbour TRN GROUP',
    ];
    for (const head of heads) expect(settled(read(head), ...SMALL).issuer?.name.toLowerCase()).toBe('quay harbour');
    expect(settled(read('Quay Harbour Marine'), ...SMALL).issuer?.name).toBe('Quay Harbour Marine');
  });

  it('is the known letterhead, whatever else was read', () => {
    const { issuer, doubt } = settled(read('Customer Services'), HEAD);
    expect(issuer?.name).toBe('Quay Harbour');
    expect(doubt).toBeUndefined();
  });

  it('is doubted where only small print and a site speak for another one', () => {
    expect(settled(read('Elm Bank'), ...SMALL)).toEqual({
      issuer: read('Elm Bank'),
      doubt: 'The paper may be from Elm Bank or from Quay Harbour.',
    });
  });

  it('is what it trades as', () => {
    expect(settled(read('Wychbury Lending Plc trading as Elm Bank')).issuer?.name).toBe('Elm Bank');
  });

  it('is what the paper says that it trades as, where its head sets that', () => {
    const said = at(50, 700, 'Wychbury Lending Plc, trading as Elm & Oak. Elmbridge is a trading name of Tarn plc.', 8);
    expect(settled(read('Wychbury Lending Plc'), at(50, 40, 'Elm & Oak', 18), said).issuer?.name).toBe('Elm & Oak');
    expect(settled(read('Tarn'), at(50, 40, 'Elmbridge', 18), said).issuer?.name).toBe('Elmbridge');
    expect(settled(read('Wychbury Lending Plc'), said).issuer?.name).toBe('Wychbury Lending Plc');
  });

  it('is named in full with its article, where the paper prints that', () => {
    const small = SMALL.map((one, i) =>
      i === 0 ? at(50, 790, 'The Quay Harbour Bank plc. Registered in England', 6) : one,
    );
    const layout = layOut([at(50, 40, 'The QHB', 18), ...small, ...TEXT]);
    const register: IssuerRegister = [{ kind: 'bank', names: ['Quay Harbour Bank', 'The QHB'] }];
    expect(settleIssuer(layout, read('The QHB'), { register, kinds: ['bank'] }).issuer?.name).toBe(
      'The Quay Harbour Bank',
    );
  });

  it('is no line in small letters beside the logo, but the institution that its small print and site name', () => {
    expect(settled(read('care in every account'), ...SMALL).issuer?.name).toBe('Quay Harbour');
    const named = at(50, 60, 'Care in Every Account', 12);
    expect(settled(read('care in every account'), named, ...SMALL).doubt).toBeDefined();
    expect(settled(read('care in every account')).doubt).toBe(
      'What was read as the name of the issuer reads like a heading or a slogan.',
    );
  });

  it('is doubted where it reads like a heading', () => {
    expect(settled(read('Lending done properly')).doubt).toBe(
      'What was read as the name of the issuer reads like a heading or a slogan.',
    );
  });
});

describe('a name that was recognised up to the middle of a word', () => {
  const cut: IssuerName = { ...read('Quay Har'), printed: { ...read('').printed, confidence: 0.9 } };
  const site = at(50, 700, 'quayharbour.co.uk/help', 9);

  it('is that of the known institution whose site the paper prints', () => {
    expect(settled(cut, site).issuer?.name).toBe('Quay Harbour');
  });

  it('stays as it was read without such a site, and where it ends with a word', () => {
    expect(settled(cut).issuer?.name).toBe('Quay Har');
    expect(settled({ ...cut, name: 'Quay' }, site).issuer?.name).toBe('Quay');
  });
});

it('letters of a logo that were torn apart with one too many are those of the known institution', () => {
  const torn: IssuerName = { ...read('Q uayy Harbour'), printed: { ...read('').printed, confidence: 0.9 } };
  expect(settled(torn, HEAD).issuer?.name).toBe('Quay Harbour');
  expect(settled({ ...torn, name: 'Quills Harbour' }, ...SMALL).issuer?.name).not.toBe('Quay Harbour');
});

it('a name is doubted where a logo alone was recognised as words without a capital', () => {
  const own = read('elm');
  const logo = { ...own, printed: { ...own.printed, confidence: 0.93 } };
  const NOWHERE = 'The name of the issuer was recognised in a logo alone, and stands nowhere else.';
  expect(settled(logo).doubt).toBe(NOWHERE);
  expect(settled(logo, at(50, 790, 'Elm Money Limited is registered in England', 6)).doubt).toBeUndefined();
  expect(settled(logo, at(50, 790, 'Write to help@elm.co.uk', 6)).doubt).toBeUndefined();
  expect(settled(own).doubt).toBeUndefined();
});
