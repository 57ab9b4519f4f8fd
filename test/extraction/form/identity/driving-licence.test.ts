import { describe, expect, it } from 'vitest';
import { readDriverNumber } from '../../../../src/extraction/form/identity/driver-number.ts';
import { at, type PlacedText } from '../../statement/placed-pages.ts';
import { readIdentity } from './read-identity.ts';

function card(changes: Readonly<Record<string, string>> = {}): PlacedText[] {
  const say: Readonly<Record<string, string>> = {
    '1.': 'TREVANION',
    '2.': 'MISS MORWENNA JANE',
    '3.': '03.11.1990 UNITED KINGDOM',
    '4a.': '19.01.2023',
    '4b.': '18.01.2033',
    '5.': 'TREVA961030MJ9XT 42',
    '8.': '7 ROPE WALK, PENSTOW, TR99 1ZZ',
    '9.': 'AM/A/B/B1/f/k/q',
    ...changes,
  };
  return [
    at(90, 20, 'DRIVING LICENCE', 16),
    ...Object.entries(say).flatMap(([number, text], i) => [
      at(200, 60 + 20 * i, number, 7),
      at(212, 59 + 20 * i, text),
    ]),
    at(400, 120, '4c.', 7),
    at(414, 119, 'DVLA'),
  ];
}

const read = (...page: readonly PlacedText[]): ReturnType<typeof readIdentity> =>
  readIdentity('identity-driving-licence', ...page);

describe('a driving licence', () => {
  it('has a value for every number', () => {
    const { values, findings } = read(...card());
    expect(values).toMatchObject({
      familyName: 'TREVANION',
      title: 'MISS',
      givenName: 'MORWENNA',
      middleNames: 'JANE',
      fullName: 'MORWENNA JANE TREVANION',
      dateOfBirth: '1990-11-03',
      placeOfBirth: 'UNITED KINGDOM',
      issuedAt: '2023-01-19',
      expiresAt: '2033-01-18',
      authority: 'DVLA',
      licenceNumber: 'TREVA961030MJ9XT',
      issueNumber: '42',
      home: ['7 ROPE WALK', 'PENSTOW', 'TR99 1ZZ'],
      categories: ['AM', 'A', 'B', 'B1', 'f', 'k', 'q'],
      isProvisional: false,
    });
    expect(findings).toEqual([]);
  });

  it.each([
    ['surname', { '1.': 'TREVELYAN' }],
    ['date of birth', { '3.': '04.11.1990 UNITED KINGDOM' }],
    ['given names', { '2.': 'MISS ROSE JANE' }],
  ])('is doubted when its %s is not that of the driver number', (label, changes) => {
    const { findings } = read(...card(changes));
    expect(findings).toEqual([
      { severity: 'errors', reason: `The driver number and the ${label} on the licence differ.` },
    ]);
  });
});

describe('the title of a driving licence', () => {
  it.each([
    ['PROVISIONAL DRIVING LICENCE', true, true],
    ['PROV1S1ONAL DRIVING LICENCE', true, true],
    ['TRWYDDED YRRU DROS DRO', true, true],
    ['DRIVING LICENCE GREAT BRITAIN', false, true],
    ['UNITED KINGDOM', false, false],
  ])('%s: it is provisional: %s, and that is proven: %s', (title, isProvisional, isProven) => {
    const page = card().map((one) => (one.text === 'DRIVING LICENCE' ? { ...one, text: title } : one));
    const { values, proven } = read(...page);
    expect(values['isProvisional']).toBe(isProvisional);
    expect(proven.includes('isProvisional')).toBe(isProven);
  });
});

describe('a driving licence in a picture', () => {
  it('is read by its driver number where no small number is legible', () => {
    const bare = card().filter(({ text }) => !/^\d[abc]?\.$/.test(text));
    expect(read(...bare).values).toMatchObject({
      familyName: 'TREVANION',
      givenName: 'MORWENNA',
      middleNames: 'JANE',
      dateOfBirth: '1990-11-03',
      issuedAt: '2023-01-19',
      expiresAt: '2033-01-18',
      licenceNumber: 'TREVA961030MJ9XT',
      categories: ['AM', 'A', 'B', 'B1', 'f', 'k', 'q'],
    });
  });

  it('has its address wherever it stands, when its number is not legible', () => {
    const { values } = read(...card({ '8.': '' }), at(212, 330, '7 ROPE WALK, PENSTOW, TR99 1ZZ'));
    expect(values['home']).toEqual(['7 ROPE WALK', 'PENSTOW', 'TR99 1ZZ']);
  });

  it('has both lines of its address where its number is lost and that of another value is joined to it', () => {
    const page = card({ '8.': '' }).map((one) => (one.text.startsWith('03.11') ? { ...one, x: 196 } : one));
    const lines = [at(212, 259, '7 ROPE WALK, PENSTOW,'), at(212, 273, 'TRURO, TR99 1ZZ')];
    const others = page.filter(({ text }) => text !== '3.' && text !== '9.' && !text.startsWith('AM/'));
    expect(read(...others, ...lines).values['home']).toEqual(['7 ROPE WALK', 'PENSTOW', 'TRURO', 'TR99 1ZZ']);
  });

  it('is understood where its small numbers and strokes are misread', () => {
    const { values } = read(
      ...card({ '4a.': '', '4b.': '', '9.': 'AM/B/flk/plq' }),
      at(200, 300, 'aa.', 7),
      at(212, 299, '19.01.2023'),
      at(200, 320, 'ap.', 7),
      at(212, 319, '18.01.2033'),
    );
    expect(values).toMatchObject({
      issuedAt: '2023-01-19',
      expiresAt: '2033-01-18',
      categories: ['AM', 'B', 'f', 'k', 'p', 'q'],
    });
  });
});

describe('a licence with a value that was not found', () => {
  it('says which', () => {
    expect(read(...card({ '3.': '' })).findings).toEqual([
      { severity: 'warnings', reason: 'A value that every such document has was not found: date of birth.' },
    ]);
  });

  it('finds a value that a picture joined to its number', () => {
    const { values } = read(...card({ '3.': '' }), at(200, 300, '3.03.11.1990 UNITED KINGDOM'));
    expect(values['dateOfBirth']).toBe('1990-11-03');
  });
});

describe('a driver number', () => {
  it.each([
    ['TREVA961O30MJ9XT', 'TREVA961030MJ9XT'],
    ['TREVA96I030MJ9XT', 'TREVA961030MJ9XT'],
    ['TREVA 961030 MJ9XT', 'TREVA961030MJ9XT'],
  ])('%s is %s: where only digits may stand, letters are digits misread', (printed, number) => {
    expect(readDriverNumber(printed, {})?.number).toBe(number);
  });

  it('has a nine where a picture shows a round letter in the place that tells namesakes apart', () => {
    expect(readDriverNumber('TREVA961030MJOXT', {})).toMatchObject({ number: 'TREVA961030MJ9XT', repaired: true });
  });

  it('fills a short surname with nines and a missing second initial with one', () => {
    const driver = { surname: 'LEE', givenNames: 'ROBIN', dateOfBirth: '1975-02-28' };
    expect(readDriverNumber('LEE99702285R99AA', driver)?.agrees).toEqual({
      surname: true,
      dateOfBirth: true,
      initials: true,
    });
  });

  it.each([
    ['MCGARRIGLE', 'MACGA961030MJ9XT'],
    ['MCGARRIGLE', 'MCGAR961030MJ9XT'],
    ['MACGARRIGLE', 'MCGAR961030MJ9XT'],
    ["O'MALLEY", 'OMALL961030MJ9XT'],
    ['DE LA HAYE', 'DELAH961030MJ9XT'],
  ])('agrees with the surname %s as %s', (surname, number) => {
    expect(readDriverNumber(number, { surname })?.agrees).toEqual({ surname: true });
  });

  it('has one initial or two of a name of two parts', () => {
    for (const number of ['TREVA961030MJ9XT', 'TREVA961030M99XT'])
      expect(readDriverNumber(number, { givenNames: 'MARY-JANE' })?.agrees).toEqual({ initials: true });
    expect(readDriverNumber('TREVA961030MJ9XT', { givenNames: 'MARY ANN' })?.agrees).toEqual({ initials: false });
  });

  it('is no other number of that length', () => {
    for (const text of ['1234567890123456', 'ABCDEFGHIJKLMNOP', 'TREVA961030MJ9X'])
      expect(readDriverNumber(text, {})).toBeUndefined();
  });
});

describe('a licence whose small numbers a picture lost', () => {
  const column = (values: readonly string[]): PlacedText[] => values.map((text, i) => at(212, 59 + 20 * i, text));

  it('of Northern Ireland is read by the order of its values, for its number says nothing of its holder', () => {
    const { values, findings } = read(
      at(90, 20, 'DRIVING LICENCE', 16),
      ...column([
        'MAGENNIS',
        'MR OISIN',
        '07.03.1981 NORTHERN IRELAND',
        '14.09.2020',
        '13.09.2030',
        '50418263',
        'O Magennis',
        '3 DRUMREAGH CRESCENT,',
        'BALLYNURE, BT39 0XX',
        'AM/B1/B/f/k/p/q',
      ]),
    );
    expect(values).toMatchObject({
      familyName: 'MAGENNIS',
      title: 'MR',
      givenName: 'OISIN',
      dateOfBirth: '1981-03-07',
      issuedAt: '2020-09-14',
      expiresAt: '2030-09-13',
      licenceNumber: '50418263',
      home: ['3 DRUMREAGH CRESCENT', 'BALLYNURE', 'BT39 0XX'],
      categories: ['AM', 'B1', 'B', 'f', 'k', 'p', 'q'],
    });
    expect(findings).toEqual([]);
  });

  it.each([
    ['joins half a number to its day', '19.01.2023', 'a19.01.2023'],
    ['leaves the point of a number before its day', '18.01.2033', '.18.01.2033'],
    ['makes two points of one', '19.01.2023', '19:01:2023'],
    ['takes the loops of a signature for figures', 'M Trevanion', '3333'],
  ])('is read by that order where a picture %s', (_, printed, inPicture) => {
    const texts = [
      ...['TREVANION', 'MISS MORWENNA JANE', '03.11.1990 UNITED KINGDOM', '19.01.2023', '18.01.2033'],
      ...['TREVA961030MJ9XT 42', 'M Trevanion', '7 ROPE WALK,', 'PENSTOW, TR99 1ZZ', 'AM/B/f/k/q'],
    ];
    const asRead = texts.map((text) => (text === printed ? inPicture : text));
    const { values, findings } = read(at(90, 20, 'DRIVING LICENCE', 16), ...column(asRead));
    expect(values).toMatchObject({
      ...{ issuedAt: '2023-01-19', expiresAt: '2033-01-18' },
      home: ['7 ROPE WALK', 'PENSTOW', 'TR99 1ZZ'],
    });
    expect(findings).toEqual([]);
  });

  it('is doubted where a number and the place of its value tell two names', () => {
    const { findings } = read(...card({ '5.': '50418263' }), at(200, 39, '1.', 7), at(212, 38, 'POLGLAZE'));
    expect(findings.map(({ reason }) => reason)).toEqual([
      'Its number and its place on the card tell two things for one value: surname.',
    ]);
  });

  it('has its titles and names apart where a picture joined them', () => {
    const { values } = read(...card({ '2.': 'MISSMORWENNAJANE' }));
    expect(values).toMatchObject({ title: 'MISS', givenName: 'MORWENNA', middleNames: 'JANE' });
  });

  it('has the line of a portrait’s shadow in no address', () => {
    const { values } = read(
      ...card({ '8.': '7 ROPE WALK,' }).filter(({ text }) => !text.startsWith('AM/') && text !== '9.'),
      at(520, 186, 'VN'),
      at(212, 192, 'PENSTOW, TR99 1ZZ'),
    );
    expect(values['home']).toEqual(['7 ROPE WALK', 'PENSTOW', 'TR99 1ZZ']);
  });
});
