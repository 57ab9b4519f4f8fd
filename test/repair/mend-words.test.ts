// Recognised words that their own shape mends, and those that are left alone.
import { describe, expect, it } from 'vitest';
import type { Word, WordPage } from '../../src/model/page.ts';
import { mendWords } from '../../src/repair/mend-words.ts';

const word = (text: string, x0 = 0, confidence = 0.9): Word => ({
  text,
  x0,
  y0: 0,
  x1: x0 + 6 * text.length,
  y1: 10,
  sizePt: 10,
  font: '',
  bold: false,
  confidence,
});

const pageOf = (words: readonly Word[]): WordPage => ({
  number: 1,
  widthPt: 600,
  heightPt: 800,
  uprightTurn: 0,
  words,
});

function mended(...texts: readonly string[]): string[] {
  const [page] = mendWords([pageOf(texts.map((text, at) => word(text, 200 * at)))]);
  return page && 'words' in page ? page.words.map(({ text }) => text) : [];
}

/** The same, with the space between words that ordinary text has. */
function pair(...texts: readonly string[]): string[] {
  let x0 = 0;
  const words = texts.map((text) => {
    const placed = word(text, x0);
    x0 = placed.x1 + 3;
    return placed;
  });
  const [page] = mendWords([pageOf(words)]);
  return page && 'words' in page ? page.words.map(({ text }) => text) : [];
}

describe('the form of a company', () => {
  it.each([
    [['Severn', 'Marine', 'Lid'], 'Severn Marine Ltd'],
    [['Greene', 'King', 'Pic', '9770'], 'Greene King Plc 9770'],
    [['TAMAR', 'FOODS', 'LID'], 'TAMAR FOODS LTD'],
    [['Holme', '&', 'Sons', 'Lld.'], 'Holme & Sons Ltd.'],
    [['Saucepan', 'and', 'lid'], 'Saucepan and lid'],
    [['for', 'Pic'], 'for Pic'],
  ])('is read right behind a name, and is mended there: %s', (texts, expected) => {
    expect(pair(...texts).join(' ')).toBe(expected);
  });
});

describe('a bracket that was taken for a brace', () => {
  it.each([
    [['Pension', '{5%)'], 'Pension (5%)'],
    [['Pension', '{AE)'], 'Pension (AE)'],
    [['(4.5%}', 'rate'], '(4.5%) rate'],
  ])('is a bracket: %s', (texts, expected) => {
    expect(pair(...texts).join(' ')).toBe(expected);
  });
});

describe('a short word with a nought for its o', () => {
  it.each([
    [['T0', '28', 'NOV', '2025'], 'TO 28 NOV 2025'],
    [['PERIOD', 'FR0M'], 'PERIOD FROM'],
    [['STATEMENT', 'N0.', '7'], 'STATEMENT NO. 7'],
    [['E10', '7QT'], 'E10 7QT'],
  ])('is that word: %s', (texts, expected) => {
    expect(pair(...texts).join(' ')).toBe(expected);
  });
});

describe('the mark of an overdrawn amount', () => {
  it.each([
    [['110.91', 'op'], '110.91 OD'],
    [['1,204.00', '0D'], '1,204.00 OD'],
    [['12.50', 'op', 'shop'], '12.50 op shop'],
    [['Co', 'op'], 'Co op'],
  ])('has a D where nothing follows it: %s', (texts, expected) => {
    expect(pair(...texts).join(' ')).toBe(expected);
  });
});

describe('the halves of a postcode in type of one pitch', () => {
  const halves = (...texts: readonly string[]): string[] => {
    const [page] = mendWords([pageOf(texts.map((text, at) => word(text, at === 0 ? 0 : 26 + 30 * (at - 1))))]);
    return page && 'words' in page ? page.words.map(({ text }) => text) : [];
  };

  it('are one word at the end of a line', () => {
    expect(halves('TA3', '5TN')).toEqual(['TA3 5TN']);
    expect(halves('XQ3', '5TN')).toEqual(['XQ3', '5TN']);
    expect(halves('TA3', '5TN', 'sheet')).toEqual(['TA3', '5TN', 'sheet']);
  });
});

describe('the sign before a rate', () => {
  it('is a word of its own', () => {
    expect(pair('Overtime@', '1.5').join(' ')).toBe('Overtime @ 1.5');
    expect(pair('pay@', 'arden.example').join(' ')).toBe('pay@ arden.example');
  });
});

describe('a word that an engine tore apart', () => {
  it.each([
    ['£2 47 .18', ['£2', '47', '.18'], ['£247.18']],
    ['£1,2 08.40', ['£1,2', '08.40'], ['£1,208.40']],
    ['J un27', ['J', 'un27'], ['Jun27']],
    ['£5 12 items', ['£5', '12', 'items'], ['£5', '12', 'items']],
    ['J Jones', ['J', 'Jones'], ['J', 'Jones']],
    ['128,4 07.15', ['128,4', '07.15'], ['128,407.15']],
    ['2 5,250.00', ['2', '5,250.00'], ['2', '5,250.00']],
    ['1 6 January', ['1', '6', 'January'], ['16', 'January']],
    ['3 6 January', ['3', '6', 'January'], ['3', '6', 'January']],
    ['t able', ['t', 'able'], ['table']],
    ['a bill', ['a', 'bill'], ['a', 'bill']],
    ['p per', ['p', 'per'], ['p', 'per']],
  ])('is whole where only that makes an amount or a month of it: %s', (_, read, words) => {
    expect(pair(...read)).toEqual(words);
  });

  it('is whole where another page prints it so, and nowhere else', () => {
    const torn = pageOf([word(':B-3K92', 0), word('D17X', 45)]);
    const textsWith = (...others: readonly string[]): string[] => {
      const [page] = mendWords([torn, { ...pageOf(others.map((text, at) => word(text, 200 * at))), number: 2 }]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(textsWith('B-3K92D17X')).toEqual([':B-3K92D17X']);
    expect(textsWith('B-3K92')).toEqual([':B-3K92', 'D17X']);
  });

  it('is whole where its figures are low and wide', () => {
    const set = (text: string, rest: string, gap: number): string[] => {
      const [page] = mendWords([pageOf([word(text), word(rest, 6 * text.length + gap)])]);
      return page && 'words' in page ? page.words.map((one) => one.text) : [];
    };
    expect(set('£1', '5,362.35', 8)).toEqual(['£15,362.35']);
    expect(set('£1', '5,362.35', 9)).toEqual(['£1', '5,362.35']);
    expect(set('1,2', '00.00', 8)).toEqual(['1,2', '00.00']);
  });

  it('is two where both stand in places of their own', () => {
    expect(mended('£2', '47.18')).toEqual(['£2', '47.18']);
  });

  it('has its point in a thin sign among its figures', () => {
    const set = (width: number): string[] => {
      let x0 = 0;
      const words = ['£', '3', '1', '=', '2', '6'].map((text) => {
        const placed = { ...word(text, x0 + 1), x1: x0 + (text === '=' ? width : 6) };
        x0 = placed.x1;
        return placed;
      });
      const [page] = mendWords([pageOf(words)]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(set(3)).toEqual(['£31.26']);
    expect(set(6)).toContain('=');
  });

  it('has its point in the widest of its gaps, in large type', () => {
    const set = (...gaps: readonly number[]): string[] => {
      let x0 = 0;
      const words = ['£', '1', '16', '90', 'due'].map((text, at) => {
        const placed = { ...word(text, x0 + (gaps[at - 1] ?? 0)) };
        x0 = placed.x1;
        return placed;
      });
      const [page] = mendWords([pageOf(words)]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(set(1, 1, 4, 30)).toEqual(['£116.90', 'due']);
    for (const gaps of [
      [3, 3, 4, 30],
      [1, 1, 2, 30],
      [1, 1, 4, 4],
    ] as const)
      expect(set(...gaps)).toEqual(['£', '1', '16', '90', 'due']);
  });
});

describe('a National Insurance number in pairs', () => {
  /** Pairs with a gap of so many points behind the first one. */
  const spaced = (gap: number, ...texts: readonly string[]): string[] => {
    const words = texts.map((text, at) => word(text, (at === 0 ? 0 : gap) + 16 * at));
    const [page] = mendWords([pageOf(words)]);
    return page && 'words' in page ? page.words.map(({ text }) => text) : [];
  };

  it('is one, where a picture set its pairs too far apart for a space', () => {
    expect(spaced(5, 'ZR', '30', '18', '47', 'C')).toEqual(['ZR 30 18 47 C']);
    expect(spaced(0, 'ZR', '30', '18', '47', 'C')).toHaveLength(5);
  });

  it('is none where its letters are no prefix, or a pair is missing', () => {
    expect(spaced(5, 'QO', '30', '18', '47', 'C')).toHaveLength(5);
    expect(spaced(5, 'ZR', '30', '18', 'C')).toHaveLength(4);
  });
});

describe('a postcode whose area stands apart', () => {
  it.each([
    [['S', '11', '7AL'], 'S11 7AL'],
    [['EH', '6', '8RP'], 'EH6 8RP'],
    [['Unit', 'S', '11', '7AL'], 'Unit S 11 7AL'],
    [['Q', '11', '7AL'], 'Q 11 7AL'],
    [['S', '11', '7OL'], 'S 11 7OL'],
  ])('is whole at the head of a line: %s', (texts, expected) => {
    expect(pair(...texts).join(' ')).toBe(expected);
  });
});

describe('the pence of an amount', () => {
  it.each([
    ['837. 40', ['837.40']],
    ['-£1,146. 57', ['-£1,146.57']],
    ['42. 60-', ['42.60-']],
    ['of 2025. 40', ['of', '2025.', '40']],
    ['837. 400', ['837.', '400']],
  ])('are part of it where they stand right behind its point: %s', (read, words) => {
    expect(pair(...read.split(' '))).toEqual(words);
  });

  it('are known without their point where they end under those of other amounts', () => {
    const [over, pounds, pence] = [word('49.72', 69), word('232', 67), word('51', 88)];
    const column = (others: readonly Word[]): string[] => {
      const [page] = mendWords([pageOf([...others, pounds, pence])]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(
      column([
        { ...over, y0: 20, y1: 30, x1: 100 },
        { ...over, y0: 40, y1: 50, x1: 100 },
      ]).at(-1),
    ).toBe('232.51');
    expect(column([{ ...over, y0: 20, y1: 30, x1: 140 }]).slice(-2)).toEqual(['232', '51']);
  });

  it('of four figures are known without their point right between the amounts of their column', () => {
    const amounts = ['1,201.60', '9591', '86.34'];
    const column = (pitch: number, texts: readonly string[]): string[] => {
      const words = texts.map((text, at) => ({
        ...word(text, 100 - 6 * text.length),
        y0: pitch * at,
        y1: pitch * at + 10,
      }));
      const [page] = mendWords([pageOf(words)]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(column(20, amounts)).toEqual(['1,201.60', '95.91', '86.34']);
    expect(column(60, amounts)).toEqual(amounts);
    expect(column(20, ['35.84', '717', '43.01'])).toEqual(['35.84', '7.17', '43.01']);
    expect(column(20, ['35.84', '717', '43'])).toEqual(['35.84', '717', '43']);
  });

  it('are known without their point where the page prints the amount whole', () => {
    const [pounds, pence, whole] = [word('£187', 10), word('35', 39), { ...word('£187.35', 200), y0: 60, y1: 70 }];
    const read = (...words: readonly Word[]): string[] => {
      const [page] = mendWords([pageOf(words)]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(read(pounds, pence, whole)).toEqual(['£187.35', '£187.35']);
    expect(read(pounds, pence)).toEqual(['£187', '35']);
  });

  it('are known behind a thin sign that was read for their point', () => {
    const at = (text: string, x0: number, x1: number): Word => ({ ...word(text, x0), x1 });
    const read = (sign: Word): string[] => {
      const [page] = mendWords([pageOf([at('£44', 0, 20), sign, at('62', 25, 37)])]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(read(at('=', 21, 23.5))).toEqual(['£44.62']);
    expect(read(at('=', 21, 25))).toContain('62');
    expect(read(at('-', 21, 23.5))).toContain('62');
  });

  it('are known at the end of a text on a page that prints pence', () => {
    const column = ['£41.50', '£3.12', '£36.50', '£5.00'].map((text, at) => ({
      ...word(text, 300),
      y0: 40 + 20 * at,
      y1: 50 + 20 * at,
    }));
    const read = (others: readonly Word[], behind: readonly Word[] = []): string => {
      const [page] = mendWords([pageOf([word('£7', 10), word('44', 25), ...behind, ...others])]);
      return page && 'words' in page ? page.words.map(({ text }) => text).join(' ') : '';
    };
    expect(read(column)).toMatch(/^£7\.44 /u);
    expect(read(column, [word('times', 40)])).toMatch(/^£7 44 times/u);
    expect(read(column.slice(1))).toMatch(/^£7 44 /u);
  });

  it('are parted from figures that end under amounts of a page that groups its thousands', () => {
    const at = (text: string, y0: number): Word => ({ ...word(text, 69), x1: 100, y0, y1: y0 + 10 });
    const read = (figures: string, over: string, label = 'Tax'): string | undefined => {
      const [page] = mendWords([
        pageOf([at(over, 20), at('208.15', 40), { ...at(label, 60), x0: 10, x1: 40 }, at(figures, 60)]),
      ]);
      return page && 'words' in page ? page.words.at(-1)?.text : undefined;
    };
    expect(read('129360', '10,204.60')).toBe('1,293.60');
    expect(read('129360', '204.60')).toBe('129360');
    for (const label of ['Reference', 'Year']) expect(read('129360', '10,204.60', label)).toBe('129360');
    expect(read('129360', '10,204.60', 'Year’s')).toBe('1,293.60');
    // A colon, and a comma at the end, are no marks of an amount.
    expect(read('1:33', '204.60')).toBe('1.33');
    expect(read('£1117,', '204.60')).toBe('£11.17');
    expect(read('1:33', 'Hours')).toBe('1:33');
  });

  it('are parted from those with their currency between amounts of their column', () => {
    const column = (...texts: readonly string[]): string[] => {
      const [page] = mendWords([
        pageOf(texts.map((text, at) => ({ ...word(text, 69), x1: 100, y0: 20 * at, y1: 20 * at + 10 }))),
      ]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(column('£28.50', '£2417', '£52.67')).toEqual(['£28.50', '£24.17', '£52.67']);
    expect(column('£41.50', '-£4150', '£41.50')).toEqual(['£41.50', '-£41.50', '£41.50']);
    expect(column('£28.50', '£52.67', '£2417')).toEqual(['£28.50', '£52.67', '£2417']);
    expect(column('£28.50', '£52.67', '£5.20', '£1.98', '£114')).toContain('£1.14');
    expect(column('£28', '£52.67', '£5.20', '£1.98', '£114')).toContain('£114');
    expect(column('£2800', '£2417', '£5217')).toEqual(['£2800', '£2417', '£5217']);
  });

  it('are not what stands further off', () => {
    expect(mended('837.', '40')).toEqual(['837.', '40']);
  });
});

describe('the halves of a postcode', () => {
  it.each([
    ['BT9 BNR', 'BT9 8NR'],
    ['SW4 ITF', 'SW4 1TF'],
    ['NG7 72X', 'NG7 7ZX'],
    ['0X4 7NA', 'OX4 7NA'],
    ['LE65 2YP,', 'LE65 2YP,'],
    ['Leeds LS6 ITF', 'Leeds LS6 1TF'],
    ['$11 8TQ', 'S11 8TQ'],
    ['P0198QH', 'PO19 8QH'],
    ['EH4 1D)', 'EH4 1DJ'],
    ['TS 102PA', 'TS10 2PA'],
    ['ZZ 102PA', 'ZZ 102PA'],
    ['(EH4 1DH)', '(EH4 1DH)'],
    ['PO198QH', 'PO198QH'],
  ])('are figures and letters where their grammar has them: %s', (read, truth) => {
    expect(pair(...read.split(' ')).join(' ')).toBe(truth);
  });

  it('are what the other engine read, where only that is a postcode', () => {
    const words = [word('LS6', 0), { ...word('THR', 21), alternatives: ['1HR'] }];
    const [page] = mendWords([pageOf(words)]);
    const last = page && 'words' in page ? page.words.at(-1) : undefined;
    expect(last).toMatchObject({ text: '1HR', asRead: 'THR' });
  });

  it('are those that stand beside each other, in whatever order an engine gave them', () => {
    const words = [word('SW4', 0), word('Leeds', 100), { ...word('ITF', 21), confidence: 0.95 }];
    const [page] = mendWords([pageOf(words)]);
    expect(page && 'words' in page ? page.words.map(({ text }) => text) : []).toEqual(['SW4', '1TF', 'Leeds']);
  });

  it.each(['LS6 THR', 'M1 123', 'L56 1TF', 'XX1 ITF', 'A9 500', 'Flat B12', 'SW4 ITF London', 'page 2 of'])(
    'are left alone where they are none: %s',
    (read) => {
      expect(pair(...read.split(' ')).join(' ')).toBe(read);
    },
  );
});

describe('recognised words', () => {
  it.each([
    ['EIm', 'Elm'],
    ['Iise', 'Ilse'],
    ['CIose,', 'Close,'],
    ['lst', '1st'],
    ['lmogen', 'Imogen'],
    ['llkley', 'Ilkley'],
    ['llwyd', 'llwyd'],
    ['In(f)', 'In(£)'],
    ['[EmpNo', 'Emp No'],
    ['InvoiceNo', 'Invoice No'],
    ['Lendingfee', 'Lending fee'],
    ['BACSfee:', 'BACS fee:'],
    ['coffee', 'coffee'],
    ['AccountNumber:', 'Account Number:'],
    ['Ee’sNIC', 'Ee’s NIC'],
    ['NINo', 'NI No'],
    ['NETPAYTO', 'NET PAY TO'],
    ['Taxablepay', 'Taxable pay'],
    ['Yearto', 'Year to'],
    ['Yeartodate', 'Year to date'],
    ['NIAMH', 'NIAMH'],
    ['NINA', 'NINA'],
    ['[copy]', '[copy]'],
    ['PayPal', 'PayPal'],
  ])('with a stroke that can be but one letter have that: %s', (read, truth) => {
    expect(mended(read)).toEqual([truth]);
  });

  it.each([
    ['1.P.T.', '1.P.T.', 'I.P.T.'],
    ['A.O.E.', 'A.0.E.', 'A.O.E.'],
    ['O/T', '0/T', 'O/T'],
    ['what may be a number', 'A.0.1', 'A.0.1'],
    ['a date in the corner of its cell', '(01/04/26 179.43', '01/04/26 179.43'],
    ['a round corner before a cell', '( 01/04/26 Month', '01/04/26 Month'],
    ['a word in brackets', '( see overleaf )', '( see overleaf )'],
    ['one dash that was taken for two', '1 May —- 4 June', '1 May – 4 June'],
    ['a date in brackets', '(01/04/26 to 31/03/27)', '(01/04/26 to 31/03/27)'],
  ])('have no stroke that is none of theirs: %s', (_, read, truth) => {
    expect(pair(...read.split(' ')).join(' ')).toBe(truth);
  });

  it.each([
    ['ln', 'In'],
    ['£ln', '£In'],
    ['£0ut', '£Out'],
  ])('head what came in or went out: %s', (read, text) => {
    expect(mended(read)).toEqual([text]);
  });

  it('head a column in pounds where another is', () => {
    expect(mended('Sum', '®', 'Excess', '(£)')).toEqual(['Sum', '(£)', 'Excess', '(£)']);
    expect(mended('Halifax', '®')).toEqual(['Halifax', '®']);
  });

  it('are a tax code of Scotland with its letter, and no price', () => {
    expect(mended('$1257L', '$120', '$12M')).toEqual(['S1257L', '$120', '$12M']);
  });

  it('are the dots of a list before its items', () => {
    expect(mended('«', 'Product', 'fee', '«')).toEqual(['•', 'Product', 'fee', '«']);
  });

  it('are cubic metres where the page counts in them', () => {
    expect(mended('per', 'm?', '40', 'm3')).toEqual(['per', 'm³', '40', 'm3']);
    expect(mended('(cubic', 'metres,', 'm?)')).toEqual(['(cubic', 'metres,', 'm³)']);
    expect(mended('1', 'cubic', 'metre', '(m2)', '61m2', 'm®')).toEqual(['1', 'cubic', 'metre', '(m³)', '61m³', 'm³']);
    expect(mended('per', 'm?')).toEqual(['per', 'm?']);
    expect(mended('82m2', 'of', 'garden')).toEqual(['82m2', 'of', 'garden']);
  });

  it.each(['McIntyre', 'LinkedIn', 'ICE', 'It', 'II', 'AI', 'list'])('with a rightful I keep it: %s', (read) => {
    expect(mended(read)).toEqual([read]);
  });

  it.each([
    ['Mr lain Reid', 'Mr Iain Reid'],
    ['Mrs lise Reid', 'Mrs Ilse Reid'],
    ['Ada Mcllroy, Bo Maclntyre', 'Ada McIlroy, Bo MacIntyre'],
    ['Ms Ada Jane lestyn, driver lestyn Reid', 'Ms Ada Jane Iestyn, driver Iestyn Reid'],
    ['MR CALLUM|REID', 'MR CALLUM I REID'],
    ['CASH|CARD', 'CASH|CARD'],
    ['NS&l', 'NS&I'],
    ['Al McCall', 'Al McCall'],
    ['Mr de la Rue', 'Mr de la Rue'],
    ['Miss Reid will be leaving', 'Miss Reid will be leaving'],
    ['Ada Mclean', 'Ada Mclean'],
    ['Dyfed Powys llys', 'Dyfed Powys llys'],
  ])('that are names begin with a capital: %s', (read, truth) => {
    expect(mended(...read.split(' ')).join(' ')).toBe(truth);
  });

  it.each([
    ['1,2O4.5O', '1,204.50'],
    ['l2.50', '12.50'],
    ['E45.00', '£45.00'],
    ['“1.51', '-1.51'],
    ['1.204.56', '1,204.56'],
    ['17:75', '17.75'],
    ['1,204:10', '1,204.10'],
    ['=£4:00', '-£4.00'],
    ['—£2O.00', '-£20.00'],
  ])('that are an amount with a slip are the amount: %s', (read, truth) => {
    expect(mended(read)).toEqual([truth]);
  });

  it.each([
    '12.50',
    '-7.02',
    '£1,204.56',
    '(12.50)',
    '12.50-',
    'O2',
    'BS6',
    'I',
    'v1.2',
    '£631.484',
    '10.5%',
    '28.10.25',
    '12.34.56',
    'A1.B2C',
    '17:45',
    '9:05',
    '224000891,118.40',
  ])('that are no such thing are left as they are: %s', (read) => {
    expect(mended(read)).toEqual([read]);
  });

  it('are dates where the page prints its dates so', () => {
    expect(mended('10/11/25', '12/11/25', '1111/25', '13/1l/25')).toEqual([
      '10/11/25',
      '12/11/25',
      '11/11/25',
      '13/11/25',
    ]);
    expect(mended('10/11/2025', '12/11/2025', '11/112025')).toEqual(['10/11/2025', '12/11/2025', '11/11/2025']);
    expect(mended('10/11/2025', '12/11/2025', '1411112025')).toEqual(['10/11/2025', '12/11/2025', '14/11/2025']);
    expect(mended('10/11/2025', '12/11/2025', '1411312025')).toEqual(['10/11/2025', '12/11/2025', '1411312025']);
    expect(mended('10/11/25', '12/11/25', '1411112025')).toEqual(['10/11/25', '12/11/25', '1411112025']);
    expect(mended('1111/25')).toEqual(['1111/25']);
    expect(mended('10/11/25', '12/11/25', '4567/25')).toEqual(['10/11/25', '12/11/25', '4567/25']);
    expect(mended('10/11/2025', '12/11/2025', '11/2025')).toEqual(['10/11/2025', '12/11/2025', '11/2025']);
  });

  it('are a month of three letters behind a day, of which some were taken for figures', () => {
    expect(mended('13', '0CT')).toEqual(['13', 'OCT']);
    expect(mended('01', 'ocr', '2025')).toEqual(['01', 'Oct', '2025']);
    expect(mended('01', 'jux', '2025')).toEqual(['01', 'jux', '2025']);
    expect(mended('Wednesday24', 'December')).toEqual(['Wednesday 24', 'December']);
    expect(mended('Wednesday24', 'Street')).toEqual(['Wednesday24', 'Street']);
    expect(mended('4', 'N0v')).toEqual(['4', 'Nov']);
    expect(mended('at', '0CT')).toEqual(['at', '0CT']);
    expect(mended('06-0CT-2026', '14-N0V-26.', 'AB-0CT-20')).toEqual(['06-OCT-2026', '14-NOV-26.', 'AB-0CT-20']);
    expect(mended('13', '0LD')).toEqual(['13', '0LD']);
  });

  it.each([
    [
      ['19', 'an', '27'],
      ['19', 'Jan', '27'],
    ],
    [
      ['3', 'ugust', '2027'],
      ['3', 'August', '2027'],
    ],
    [
      ['7', 'an', 'hour'],
      ['7', 'an', 'hour'],
    ],
    [
      ['for', 'an', '27'],
      ['for', 'an', '27'],
    ],
  ])('are a month between a day and a year without its first letter: %s', (words, read) => {
    expect(pair(...words)).toEqual(read);
  });

  it('are a minus right before pounds, however long the dash was taken for', () => {
    expect(pair('—', '£84.20')).toEqual(['-', '£84.20']);
    expect(mended('—', '£84.20')).toEqual(['—', '£84.20']);
  });

  it('are days before a month', () => {
    expect(mended('1O', 'November')).toEqual(['10', 'November']);
    expect(mended('1O', 'Downing')).toEqual(['1O', 'Downing']);
  });

  it('keep what was read', () => {
    const [page] = mendWords([pageOf([word('l2.50')])]);
    expect(page).toMatchObject({ words: [{ text: '12.50', asRead: 'l2.50', confidence: 0.9 }] });
  });

  it('have lost their point where they group no thousands, and the page does', () => {
    expect(mended('£182,000', '£14.50', '£89500')).toEqual(['£182,000', '£14.50', '£895.00']);
    expect(mended('£182,000', '£2500')).toEqual(['£182,000', '£2500']);
    expect(mended('£18200.00', '£14.50', '£89500')).toEqual(['£18200.00', '£14.50', '£89500']);
  });

  it.each([
    ['Horia lonut Prodan', 'Horia Ionut Prodan'],
    ['2F1, 44 lona Street', '2F1, 44 Iona Street'],
    ['For 44 long Street', 'For 44 long Street'],
    ['Total loan Amount', 'Total loan Amount'],
    ['Paid late Fee', 'Paid late Fee'],
    ['Your Horia lonut Prodan', 'Your Horia lonut Prodan'],
  ])('begin with an I between two names: %s', (read, truth) => {
    expect(pair(...read.split(' ')).join(' ')).toBe(truth);
  });

  it.each([
    ['N.1.', 'N.I.'],
    ['ErsN.1.', 'Ers N.I.'],
    ['N.1', 'N.1'],
  ])('are National Insurance, short with points: %s', (read, truth) => {
    expect(mended(read)).toEqual([truth]);
  });

  it("are two where an employer's insurance was run into one", () => {
    expect(mended("ER'SN.I.")).toEqual(["ER'S N.I."]);
    expect(mended("O'SHEA")).toEqual(["O'SHEA"]);
  });

  it('are no words where they are strokes of a frame', () => {
    const strokes = (...words: readonly Word[]): string[] => {
      const [page] = mendWords([pageOf(words)]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(strokes(word('|', 0), word('233.00', 10))).toEqual(['233.00']);
    expect(strokes(word('MPRN', 0), word('|', 28), word('123', 38))).toEqual(['MPRN', '|', '123']);
  });

  it('keep no strokes of a rule that runs down between columns', () => {
    const at = (text: string, x0: number, y0: number): Word => {
      const own = word(text, x0);
      return { ...own, y0: own.y0 + y0, y1: own.y1 + y0 };
    };
    const words = [
      ...[at('2.00', 0, 0), at('|', 24, 0), at('||TOTAL', 32, 0)],
      ...[at('3.00', 0, 14), at('|', 24, 14), at('|Net', 32, 14)],
      ...[at('A|[', 0, 28), at('|SA', 90, 28)],
    ];
    const [page] = mendWords([pageOf(words)]);
    expect(page && 'words' in page ? page.words.map(({ text }) => text) : []).toEqual([
      ...['2.00', 'TOTAL', '3.00', 'Net'],
      ...['A|[', '|SA'],
    ]);
  });

  it('of embedded text are never touched', () => {
    const pages = [pageOf([word('l2.50', 0, 1), word('|', 100, 1)])];
    expect(mendWords(pages)[0]).toBe(pages[0]);
  });
});

describe('the number of a card whose hidden figures are stars', () => {
  it('has six figures, six stars and four figures, whatever the stars were taken for', () => {
    expect(mended('510201*+++*+8841')).toEqual(['510201******8841']);
    expect(pair('510201*+++', '8841')).toEqual(['510201******8841']);
  });

  it('is parted in fours, and the stars of the third may be lost', () => {
    expect(pair('5102', '01%*', '*#**', '8841').slice(0, 2)).toEqual(['5102', '01**']);
    const lost = [word('5102', 0), word('01%*', 28), word('8841', 82)];
    const [page] = mendWords([pageOf(lost)]);
    expect(page && 'words' in page ? page.words.map(({ text }) => text) : []).toEqual(['5102', '01**', '****', '8841']);
  });

  it('is no sum', () => {
    expect(mended('510201+8841')).toEqual(['510201+8841']);
  });
});

describe('a date in a column of short dates', () => {
  const column = (...texts: readonly string[]): string[] => {
    const words = texts.map((text, at) => ({ ...word(text), y0: 20 * at, y1: 20 * at + 10 }));
    const [page] = mendWords([pageOf(words)]);
    return page && 'words' in page ? page.words.map(({ text }) => text) : [];
  };

  it('gets back the point that it lost, where one date stands in the order of the column', () => {
    expect(column('6.4.25', '284.25', '8.5.25', '8.6.25', '2.1225', '8.1.26')).toEqual([
      '6.4.25',
      '28.4.25',
      '8.5.25',
      '8.6.25',
      '2.12.25',
      '8.1.26',
    ]);
  });

  it('is left alone where two would do, or none', () => {
    expect(column('4.1.25', '5.1.25', '6.1.25', '111.25', '8.12.25')[3]).toBe('111.25');
    expect(column('6.4.25', '8.5.25', '8.6.25', '482.25', '8.12.25')[3]).toBe('482.25');
  });

  it('is no amount beneath a few dates', () => {
    expect(column('6.4.25', '284.25', '8.5.25')[1]).toBe('284.25');
  });
});

describe('a phrase that papers set the same everywhere', () => {
  it.each([
    ['Third paty,fire and theft', ['Third party, fire and theft']],
    ['Cover Third party, fire and thft', ['Cover', 'Third party, fire and theft']],
    ['Social, domestlc and pleasure', ['Social, domestic and pleasure']],
    ['Critical lliness Cover', ['Critical Illness', 'Cover']],
    ['CRITICAL LLINESS', ['CRITICAL ILLNESS']],
  ])('is it where a letter or two were misread: %s', (read, truth) => {
    expect(pair(...read.split(' '))).toEqual(truth);
  });

  it.each(['Third party, fire and theft', 'Third party liability', 'Social club'])('is left alone: %s', (read) => {
    expect(pair(...read.split(' '))).toEqual(read.split(' '));
  });
});

describe('a capital I', () => {
  it('that was lost at the edge of a cell is that of the same word in its column', () => {
    const column = ['Interest', 'nterest', 'Payment'].map((text, at) => ({ ...word(text, 100), y0: 20 * at }));
    const narrow = column.map((one) => (one.text === 'nterest' ? { ...one, x0: 103, x1: column[0]?.x1 ?? 0 } : one));
    const [page] = mendWords([pageOf(narrow)]);
    expect(page && 'words' in page ? page.words.map(({ text }) => text) : []).toEqual([
      'Interest',
      'Interest',
      'Payment',
    ]);
    expect(mended('Interest', 'nterest')).toEqual(['Interest', 'nterest']);
  });

  it.each([
    ['lestyn Rhys Pugh', 'Mrs Ada Pugh', 'Iestyn Rhys Pugh'],
    ['lan Pugh', 'Mr D A Pugh,', 'Ian Pugh'],
    ['lestyn Rhys Pugh', 'Mrs Ada Lowe', 'lestyn Rhys Pugh'],
    ['lestyn Rhys Pugh', 'Ada Pugh', 'lestyn Rhys Pugh'],
    ['let Pugh', 'Mrs Ada Pugh', 'let Pugh'],
    ['lower Mr Pugh', 'Mrs Ada Pugh', 'lower Mr Pugh'],
  ])('begins the name of whoever has a surname that stands behind a title: %s', (read, other, truth) => {
    expect(
      pair(...read.split(' '), '', '', '', '', ...other.split(' '))
        .join(' ')
        .replace(/ {2,}.*$/u, ''),
    ).toBe(truth);
  });

  it('at which a name is torn is known where the page prints it whole', () => {
    expect(pair('HARL', '|', 'NG', 'Harling')).toEqual(['HARL', 'I', 'NG', 'Harling']);
    expect(pair('HARL', '|', 'NG')).not.toContain('I');
  });
});

describe('a comma', () => {
  it('is none before the end of brackets', () => {
    expect(pair('(14', 'August', '2026,', ')')).toEqual(['(14', 'August', '2026', ')']);
    expect(pair('2026,', 'due')).toEqual(['2026,', 'due']);
  });
});

describe('words that were read twice', () => {
  it.each([
    ['599.54599.54', '599.54'],
    ['TaxTax', 'Tax'],
    ['1,210.001,210.00', '1,210.00'],
  ])('are one: %s', (read, truth) => {
    expect(mended(read)).toEqual([truth]);
  });

  it.each(['Baden-Baden', 'papa', '12121212', 'BOBO'])('are left where they may be one: %s', (read) => {
    expect(mended(read)).toEqual([read]);
  });
});

describe('a year behind a month that nothing today is dated with', () => {
  it('is the one year of the page that differs from it in a figure', () => {
    expect(mended('1', 'Nov', '2325', '30', 'Nov', '2025')[2]).toBe('2025');
    expect(mended('1', 'January', '3026,', '30', 'June', '2026')[2]).toBe('2026,');
  });

  it('stays where several years of the page would do, or none', () => {
    expect(mended('1', 'Nov', '2325', '30', 'Nov', '2025', '31', 'Dec', '2335')[2]).toBe('2025');
    expect(mended('1', 'Nov', '2925', '30', 'Nov', '2025', '31', 'Dec', '1925')[2]).toBe('2925');
    expect(mended('1', 'Nov', '4410', '30', 'Nov', '2025')[2]).toBe('4410');
  });
});

describe('a name in a logo', () => {
  it('is spelt as in its large letters', () => {
    const paper = (sizePt: number): string[] => {
      const [page] = mendWords([
        pageOf([{ ...word('fernlea'), sizePt }, word('Femlea', 200), word('is', 300), word('Femlea', 400)]),
      ]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(paper(18)).toEqual(['fernlea', 'Fernlea', 'is', 'Fernlea']);
    expect(paper(10)).toEqual(['fernlea', 'Femlea', 'is', 'Femlea']);
  });
});

describe('a flat', () => {
  it('has all its letters before its number', () => {
    expect(pair('Fat', '3,')).toEqual(['Flat', '3,']);
    expect(pair('FAT', '12B')).toEqual(['FLAT', '12B']);
    expect(pair('Fat', '3.2')).toEqual(['Fat', '3.2']);
    expect(pair('Fiat', '500')).toEqual(['Fiat', '500']);
  });
});

describe('a tick or a cross', () => {
  it('is one right before what it says', () => {
    expect(pair('7', 'Yes')).toEqual(['✓', 'Yes']);
    expect(pair('v', 'Included')).toEqual(['✓', 'Included']);
    expect(pair('X', 'No')).toEqual(['✗', 'No']);
    expect(pair('7', 'years')).toEqual(['7', 'years']);
    expect(mended('7', 'Yes')).toEqual(['7', 'Yes']);
  });
});

describe('the model of a car', () => {
  it('is what its make calls so', () => {
    expect(pair('Hyundai', '120', 'Premium')).toEqual(['Hyundai', 'i20', 'Premium']);
    expect(mended('Hyundai', 'Model', 'l10')).toEqual(['Hyundai', 'Model', 'i10']);
    expect(pair('Audi', 'Al', 'Sport')).toEqual(['Audi', 'A1', 'Sport']);
    expect(pair('Hyundai', '2018', '120')).toEqual(['Hyundai', '2018', '120']);
    expect(pair('BMW', '118i')).toEqual(['BMW', '118i']);
  });
});

describe('initials behind a title', () => {
  it('are no second one', () => {
    expect(pair('MR', 'DR', 'PUGH')).toEqual(['MR', 'D R', 'PUGH']);
    expect(pair('PROF', 'DR', 'PUGH')).toEqual(['PROF', 'DR', 'PUGH']);
  });
});

describe('a nought behind a title', () => {
  it('is an initial where the name goes on', () => {
    expect(pair('MR', 'G', '0', 'PUGH')).toEqual(['MR', 'G', 'O', 'PUGH']);
    expect(pair('MR', 'G', '0', '&', 'MRS', 'E', 'PUGH')[2]).toBe('O');
    expect(pair('Mr', 'Pugh', '0', '12')).toEqual(['Mr', 'Pugh', '0', '12']);
    expect(pair('G', '0', 'PUGH')).toEqual(['G', '0', 'PUGH']);
  });
});

describe('a nought among letters', () => {
  it.each([
    ['0ctopus', 'Octopus'],
    ['0/time', 'O/time'],
    ['0/TIME', 'O/TIME'],
    ['VOLV0', 'VOLVO'],
    ['Arg0S', 'Argos'],
    ['L0ndon,', 'London,'],
    ['(0xford', '(Oxford'],
    ['0T', '0T'],
    ['CL0P0K', 'CL0P0K'],
    ['BB0R', 'BB0R'],
    ['0TPK', '0TPK'],
  ])('is an o where four letters and no other figure are around it: %s', (text, expected) => {
    expect(mended(text)).toStrictEqual([expected]);
  });

  it('is one where a word was torn apart before it', () => {
    expect(pair('code', '0T')).toStrictEqual(['code', '0T']);
    const [first, second] = [word('Arg', 0), word('0S', 17.8)];
    const [page] = mendWords([pageOf([first, second])]);
    expect(page && 'words' in page ? page.words.map(({ text }) => text) : []).toStrictEqual(['Argos']);
  });

  it('is one where a registration mark begins with it', () => {
    expect(pair('0U19', 'GXR')).toStrictEqual(['OU19', 'GXR']);
    expect(pair('0U19', 'and')).toStrictEqual(['0U19', 'and']);
  });
});

describe('letters that look like others', () => {
  it('are what the paper prints elsewhere, where it says that as often', () => {
    expect(mended('Cornwall', 'Comwall')).toStrictEqual(['Cornwall', 'Cornwall']);
    expect(mended('CORNWALL', 'Comwall,')).toStrictEqual(['CORNWALL', 'Cornwall,']);
    expect(mended('Tariff', 'Tanff')).toStrictEqual(['Tariff', 'Tariff']);
    expect(mended('Tariff', 'Tanff', 'Tanff')).toStrictEqual(['Tariff', 'Tanff', 'Tanff']);
    expect(mended('Comwall')).toStrictEqual(['Comwall']);
    expect(mended('CORNWALL', 'Comwall', 'Comwall')).toStrictEqual(['CORNWALL', 'Cornwall', 'Cornwall']);
    expect(mended('MODEM', 'Modem', 'Modern', 'Modern')).toStrictEqual(['MODEM', 'Modem', 'Modern', 'Modern']);
    expect(mended('modern', 'Modem')).toStrictEqual(['modern', 'Modem']);
    expect(mended('Llewellyn', 'Liewellyn')).toStrictEqual(['Llewellyn', 'Llewellyn']);
  });
});

describe('a comma', () => {
  it('is one, whatever fleck is beside it', () => {
    expect(mended('£18.,550.00')).toStrictEqual(['£18,550.00']);
  });

  it('is no point on a page that groups its thousands and prices nothing finely', () => {
    expect(mended('£1,200', '£4,200', '£7.500')).toStrictEqual(['£1,200', '£4,200', '£7,500']);
    expect(mended('£1,200', '£4,200', '£7.500', 'per')).toStrictEqual(['£1,200', '£4,200', '£7.500', 'per']);
    expect(mended('£7.500')).toStrictEqual(['£7.500']);
  });
});

describe('a word whose middle was read twice', () => {
  it('is whole where its pieces lie over one another, and not where they stand apart', () => {
    const read = (x0: number): string[] => {
      const [page] = mendWords([
        pageOf([
          { ...word('Pai', 392), x1: 404.9 },
          { ...word('aid', x0), x1: x0 + 12.4 },
        ]),
      ]);
      return page && 'words' in page ? page.words.map(({ text }) => text) : [];
    };
    expect(read(397.5)).toStrictEqual(['Paid']);
    expect(read(406)).toStrictEqual(['Pai', 'aid']);
  });
});

describe('a month between a day and a year', () => {
  it.each([
    [
      ['18', 'Novemser', '2025'],
      ['18', 'November', '2025'],
    ],
    [
      ['18', 'NovEMBER', '2025'],
      ['18', 'NovEMBER', '2025'],
    ],
    [
      ['the', 'Novemser', '2025'],
      ['the', 'Novemser', '2025'],
    ],
  ])('is read though a letter of it was taken for another: %s', (texts, expected) => {
    expect(mended(...texts)).toStrictEqual(expected);
  });
});

describe('a day before its month', () => {
  it.each([
    [
      ['Sth', 'Dec'],
      ['5th', 'Dec'],
    ],
    [
      ['1lth', 'Dec'],
      ['11th', 'Dec'],
    ],
    [
      ['IOth', 'Dec'],
      ['10th', 'Dec'],
    ],
    [
      ['Snd', 'Dec'],
      ['Snd', 'Dec'],
    ],
    [
      ['Sth', 'Street'],
      ['Sth', 'Street'],
    ],
  ])('has no letter for a figure of it: %s', (texts, expected) => {
    expect(mended(...texts)).toStrictEqual(expected);
  });
});

describe('a day in figures that lost both points', () => {
  it('is told by the column of days that it stands in, and is no amount', () => {
    const column = ['17.12.25', '18.12.25', '221225', '27.12.25', '30.12.25'];
    const words = column.map((text, at) => ({ ...word(text, 100), y0: 20 * at, y1: 20 * at + 10 }));
    const [page] = mendWords([pageOf(words)]);
    expect(page && 'words' in page ? page.words.map(({ text }) => text) : []).toStrictEqual(column.with(2, '22.12.25'));
  });
});

describe('stars before an amount', () => {
  it.each([
    ['**%120.00', '***120.00'],
    ['*%%1,085,50', '***1,085.50'],
    ['***85.50', '***85.50'],
    ['%%120.00', '%%120.00'],
    ['**4471', '**4471'],
  ])('are stars, whatever some of them were taken for: %s', (text, expected) => {
    expect(mended(text)).toStrictEqual([expected]);
  });
});

describe('stars apart before an amount', () => {
  it('are left out', () => {
    expect(pair('*', '*', '*', '70.00')).toStrictEqual(['70.00']);
    expect(pair('*', 'see', '70.00')).toStrictEqual(['*', 'see', '70.00']);
    expect(pair('****', '****', '****', '7740')).toStrictEqual(['****', '****', '****', '7740']);
  });
});

describe('the head of what was paid in', () => {
  it('has no figure before its letter', () => {
    expect(mended('£1In', '£ln', '£In')).toStrictEqual(['£In', '£In', '£In']);
  });
});

describe('a dash alone between words', () => {
  const read = (text: string, length: number, next: string): string[] => {
    const [page] = mendWords([
      pageOf([word('Charity'), { ...word(text, 46), x1: 46 + length }, { ...word(next, 58), x1: 90 }]),
    ]);
    return page && 'words' in page ? page.words.map((one) => one.text) : [];
  };

  it('is told from a hyphen and from a longer one by its ink', () => {
    expect(read('-', 4.2, 'giving')).toStrictEqual(['Charity', '–', 'giving']);
    expect(read('—', 5.5, 'giving')).toStrictEqual(['Charity', '–', 'giving']);
    expect(read('-', 2.8, 'giving')).toStrictEqual(['Charity', '-', 'giving']);
    expect(read('—', 9.5, 'giving')).toStrictEqual(['Charity', '—', 'giving']);
    expect(read('-', 4.2, '£5.00')).toStrictEqual(['Charity', '-', '£5.00']);
    expect(pair('Charity', '-', 'giving')).toStrictEqual(['Charity', '-', 'giving']);
  });
});

describe('a small l that begins a name', () => {
  it('is an I where no word ends so', () => {
    expect(mended('loniq', 'antiq')).toStrictEqual(['Ioniq', 'antiq']);
  });
});

describe('the sign of cubic metres', () => {
  it('is told behind a price by that of the page, too', () => {
    expect(mended('m³', '(£/m?)', '31m?')).toStrictEqual(['m³', '(£/m³)', '31m³']);
    expect(mended('(£/m?)')).toStrictEqual(['(£/m?)']);
  });
});
