import { describe, expect, it } from 'vitest';
import { at, type PlacedText } from '../../statement/placed-pages.ts';
import { readIdentity, readIdentityPicture } from './read-identity.ts';

/** The specimen of ICAO 9303, moved to a state of ours. */
const NAMES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const DATA = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

const SHOWN: Readonly<Record<string, string>> = {
  number: 'L898902C3',
  surname: 'ERIKSSON',
  given: 'ANNA MARIA',
  birth: '12 AUG /AOÛT 74',
  sex: 'F',
  expiry: '15 APR /AVR 12',
};

function dataPage(shown: Partial<typeof SHOWN> = {}, zone: readonly string[] = [NAMES, DATA]): PlacedText[] {
  const say = { ...SHOWN, ...shown };
  const labelled = (x: number, y: number, label: string, text = ''): PlacedText[] => [
    at(x, y, label, 6),
    ...(text === '' ? [] : [at(x, y + 9, text)]),
  ];
  return [
    at(40, 40, 'PASSPORT', 14),
    ...labelled(200, 60, 'Type/Type', 'P'),
    ...labelled(260, 60, 'Code/Code', 'UTO'),
    ...labelled(360, 60, 'Passport No./Passeport No.', say['number']),
    ...labelled(200, 90, 'Surname/Nom (1)', say['surname']),
    ...labelled(200, 120, 'Given names/Prénoms (2)', say['given']),
    ...labelled(200, 150, 'Nationality/Nationalité (3)', 'UTOPIAN'),
    ...labelled(200, 180, 'Date of birth/Date de naissance (4)', say['birth']),
    ...labelled(200, 210, 'Sex/Sexe (5)', say['sex']),
    ...labelled(260, 210, 'Place of birth/Lieu de naissance (6)', 'ZENITH'),
    ...labelled(200, 240, 'Date of issue/Date de délivrance (7)', '16 APR /AVR 07'),
    ...labelled(360, 240, 'Authority/Autorité (8)', 'PASSPORT OFFICE'),
    ...labelled(200, 270, 'Date of expiry/Date d’expiration (9)', say['expiry']),
    ...zone.map((line, i) => at(40, 330 + 14 * i, line, 11)),
  ];
}

const read = (...page: readonly PlacedText[]): ReturnType<typeof readIdentity> =>
  readIdentity('identity-passport', ...page);

const readPicture = (...page: readonly PlacedText[]): ReturnType<typeof readIdentity> =>
  readIdentityPicture('identity-passport', ...page);

describe('a passport', () => {
  it('proves what both zones say, and what its check digits are of', () => {
    const { proven } = read(...dataPage());
    expect(proven).toEqual(expect.arrayContaining(['passportNumber', 'familyName', 'givenName', 'zoneSecond']));
    expect(proven).toEqual(expect.arrayContaining(['zoneValid', 'issuingState']));
    expect(proven).not.toContain('placeOfBirth');
    const zoneAlone = read(...dataPage({ number: '', surname: '' })).proven;
    expect(zoneAlone).toContain('passportNumber');
    expect(zoneAlone).not.toContain('familyName');
  });

  it('has its names proven where they stand alone, though no label of theirs is legible', () => {
    const page = dataPage().filter(({ text }) => !/^(?:Surname|Given names)/u.test(text));
    expect(readPicture(...page).proven).toEqual(expect.arrayContaining(['familyName', 'givenName', 'fullName']));
  });

  it('says in both zones who its holder is', () => {
    const { values, findings } = read(...dataPage());
    expect(values).toMatchObject({
      passportNumber: 'L898902C3',
      issuingState: 'UTO',
      familyName: 'ERIKSSON',
      givenName: 'ANNA',
      middleNames: 'MARIA',
      fullName: 'ANNA MARIA ERIKSSON',
      nationality: 'UTOPIAN',
      dateOfBirth: '1974-08-12',
      sex: 'F',
      placeOfBirth: 'ZENITH',
      issuedAt: '2007-04-16',
      expiresAt: '2012-04-15',
      authority: 'PASSPORT OFFICE',
      zoneFirst: NAMES,
      zoneSecond: DATA,
      zoneValid: true,
    });
    expect(findings).toEqual([]);
  });

  it.each([
    ['number', 'L898902C4', 'passportNumber'],
    ['surname', 'ERICSON', 'familyName'],
    ['given', 'JOHANNA MARIA', 'givenName'],
    ['birth', '21 AUG /AOÛT 74', 'dateOfBirth'],
    ['sex', 'M', 'sex'],
    ['expiry', '15 APR /AVR 13', 'expiresAt'],
  ])('gives no %s where its zones differ in it, and says so', (part, text, field) => {
    const { values, findings } = read(...dataPage({ [part]: text }));
    expect(values[field]).toBeUndefined();
    expect(findings.map(({ severity }) => severity)).toEqual(['errors']);
  });

  it('was issued on the one day that is neither birth nor last day, where the label is not legible', () => {
    const page = dataPage().map((one) => (one.text.startsWith('Date of issue') ? { ...one, text: 'D te f sue' } : one));
    expect(read(...page).values['issuedAt']).toBe('2007-04-16');
  });

  it('gives the place of birth where its label is not legible: it stands alone over the day of issue', () => {
    const page = dataPage()
      .filter(({ text }) => !text.startsWith('Place of birth') && text !== 'F' && text !== 'ZENITH')
      .concat(at(200, 219, 'Fo ZENITH'));
    expect(read(...page).values['placeOfBirth']).toBe('ZENITH');
  });

  it('gives no place of birth where two things stand there', () => {
    const page = dataPage()
      .filter(({ text }) => !text.startsWith('Place of birth'))
      .concat(at(400, 219, 'NADIR'));
    expect(read(...page).values['placeOfBirth']).toBeUndefined();
  });

  it('takes no letter of the label beside it for the sex, where a picture lost the rest of its first language', () => {
    const page = dataPage({ sex: '' }).filter(({ text }) => !text.startsWith('Sex'));
    const { values, findings } = read(
      ...page,
      at(200, 210, '/ Sex', 6),
      at(226, 210, 'm/ Place of Birth', 6),
      at(214, 219, 'F'),
    );
    expect(values).toMatchObject({ sex: 'F' });
    expect(findings).toEqual([]);
  });

  it('knows a month by its second name where the first is of another language', () => {
    const page = dataPage({ birth: '12 LUN/AUG 1974' });
    expect(read(...page).values['dateOfBirth']).toBe('1974-08-12');
  });

  it('has a day in two languages whose stroke a picture took for a figure', () => {
    const { values, findings } = read(...dataPage({ expiry: '15 APR 1AVR 12' }));
    expect(values['expiresAt']).toBe('2012-04-15');
    expect(findings).toEqual([]);
  });

  it.each([
    ['15 APR IAVR 12', '2012-04-15'],
    ['15 APR JAVR 12', '2012-04-15'],
    ['15 APR /AVR 12', '2012-04-15'],
    ['15 APR AVR 12', '2012-04-15'],
    ['15 AVR 2012', '2012-04-15'],
  ])('is valid until %s, however its stroke was read', (expiry, day) => {
    const { values, findings } = read(...dataPage({ expiry }));
    expect(values['expiresAt']).toBe(day);
    expect(findings).toEqual([]);
  });

  it.each([
    ['16 AUG JAOUT 07', '2007-08-16'],
    ['16 0CT /0CT 07', '2007-10-16'],
    ['16 JUL /JUIL 07', '2007-07-16'],
    ['16 JUN IJUIN 07', '2007-06-16'],
    ['16 JUN /JUIL 07', undefined],
  ])('printed as issued on %s was issued then, or nothing is told where its two months differ', (printed, day) => {
    const page = dataPage().map((one) => (one.text === '16 APR /AVR 07' ? { ...one, text: printed } : one));
    expect(read(...page).values['issuedAt']).toBe(day);
  });

  it('has the day of its zone where a picture lost the month, and none where the rest is another day', () => {
    const lost = read(...dataPage({ expiry: '15 A8K 4VK 12' }));
    expect(lost.values['expiresAt']).toBe('2012-04-15');
    expect(lost.findings).toEqual([]);
    const other = read(...dataPage({ expiry: '15 A8K 4VK 14' }));
    expect(other.values['expiresAt']).toBeUndefined();
    expect(other.findings.map(({ severity }) => severity)).toEqual(['errors']);
  });

  it('has no given names to find where its holder has one name, and one to find where a name is in the zone', () => {
    const zone = ['P<UTOERIKSSON<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', DATA];
    const { values, findings } = read(...dataPage({ given: '' }, zone));
    expect(values).toMatchObject({ familyName: 'ERIKSSON', fullName: 'ERIKSSON' });
    expect(findings).toEqual([]);
    expect(read(...dataPage({ given: 'ANNA' }, zone)).values['givenName']).toBe('ANNA');
  });

  it('has no label beside it for a nationality', () => {
    const page = dataPage().filter(({ text }) => text !== 'UTOPIAN');
    const said = read(
      ...page.map((one) => (one.text.startsWith('Nationality') ? { ...one, text: 'Nationality' } : one)),
      at(260, 150, 'd ISex / Date of Birth', 6),
    );
    expect(said.values['nationality']).toBeUndefined();
  });

  it('keeps hyphens and accents that the machine-readable zone cannot have', () => {
    const zone = ['P<UTOMUELLER<LENZ<<ANNA<MARIA<<<<<<<<<<<<<<<', DATA];
    expect(read(...dataPage({ surname: 'MÜLLER-LENZ' }, zone)).values['familyName']).toBe('MÜLLER-LENZ');
  });

  it.each([
    ['a filler too few', [NAMES.slice(0, -1), DATA.replace('<<<<<', '<<<<')]],
    ['fillers too many', [`${NAMES}<<`, DATA.replace('<<<<<', '<<<<<<<')]],
    ['letters in place of digits', [NAMES, DATA.replace('7408122', '74O8I22')]],
    ['one character of the number misread', [NAMES, DATA.replace('L898902C3', 'L89890ZC3')]],
  ])('has its zone put right when a picture gave %s', (_slip, zone) => {
    const { values } = read(...dataPage({}, zone));
    expect(values).toMatchObject({ zoneFirst: NAMES, zoneSecond: DATA, zoneValid: true });
  });

  it('has the letters of its page where a picture of the zone has figures for them', () => {
    const zone = NAMES.replace('ERIKSSON<<ANNA', '0SULL1VAN<<BR0NA').padEnd(44, '<');
    const { values } = readPicture(...dataPage({ surname: 'O’SULLIVAN', given: 'BRUNA MARIA' }, [zone, DATA]));
    expect(values).toMatchObject({ familyName: 'O’SULLIVAN', fullName: 'BRUNA MARIA O’SULLIVAN' });
    expect(values['zoneFirst']).toBe('P<UTOOSULLIVAN<<BRUNA<MARIA<<<<<<<<<<<<<<<<<');
  });

  it('is held to the surname beneath a label whose letters ran into each other', () => {
    const page = dataPage({ surname: 'ERIKSSEN' }).map((one) => ({
      ...one,
      text: one.text.replace('Surname', 'Sumame'),
    }));
    expect(
      readPicture(...page)
        .findings.map(({ reason }) => reason)
        .join(),
    ).toMatch(/spell a name in two ways/);
  });

  it('has a zone that is not valid when its check digits disagree and no look-alike explains it', () => {
    const { values } = read(...dataPage({}, [NAMES, DATA.replace('7408122', '7508122')]));
    expect(values['zoneValid']).toBe(false);
  });

  it('gives what is printed for people where there is no machine-readable zone', () => {
    const { values } = read(...dataPage({}, []));
    expect(values).toMatchObject({ passportNumber: 'L898902C3', dateOfBirth: '1974-08-12', expiresAt: '2012-04-15' });
    expect(values['zoneFirst']).toBeUndefined();
  });
});

describe('a name of a passport in a picture', () => {
  const zoneOf = (state: string, names: string): string[] => [
    `P<${state}${names}`.padEnd(44, '<'),
    DATA.replace('UTO', state),
  ];
  const inPicture = (state: string, surname: string, names: string): ReturnType<typeof readIdentity> =>
    readPicture(
      ...dataPage({ surname }, zoneOf(state, names)).map((one) => (one.text === 'UTO' ? { ...one, text: state } : one)),
    );

  it.each([
    ['KOWALEWSKA-DALEKA', 'KOWALEWSKA-DALEKA'],
    ['KOWALEWSKA-DAtEKA', 'KOWALEWSKA-DALEKA'],
    ['KOWALEWSKA-0ALEKA', 'KOWALEWSKA-DALEKA'],
    ["KOWALEWSKA-D'ALEKA", "KOWALEWSKA-D'ALEKA"],
  ])('%s has the hyphens of the page and the letters of both', (printed, surname) => {
    const { values, findings } = inPicture('UTO', printed, 'KOWALEWSKA<DALEKA<<ANNA<MARIA');
    expect(values['familyName']).toBe(surname);
    expect(findings).toEqual([]);
  });

  it('is doubted where a letter of it is another one in the zone', () => {
    const { findings } = inPicture('UTO', 'HARTLEFIELD', 'HARTLEPIELD<<ANNA<MARIA');
    expect(findings.map(({ reason }) => reason)).toEqual([
      'The machine-readable zone and the page spell a name in two ways: one of them was misread.',
    ]);
  });

  it.each([
    ['D<<', 'SCHAFER', 'SCHAEFER', 'SCHÄFER'],
    ['AUT', 'MULLER-HOFER', 'MUELLER<HOFER', 'MÜLLER-HOFER'],
    ['AUT', 'BAUER', 'BAUER', 'BAUER'],
    ['NOR', 'SORLIE', 'SOERLIE', 'SØRLIE'],
  ])('of %s: %s is the zone’s %s, with its umlauts %s', (state, printed, said, surname) => {
    expect(inPicture(state, printed, `${said}<<ANNA<MARIA`).values['familyName']).toBe(surname);
  });

  it('is doubted where letters of its language have marks that no picture shows, and not where they were read', () => {
    const doubt = 'Marks of letters that the language of the passport has are not recognised: the names may lack some.';
    const reasons = (state: string, name: string): string[] =>
      inPicture(state, name, 'KOWAL<<ANNA<MARIA').findings.map(({ reason }) => reason);
    expect(reasons('POL', 'KOWAL')).toContain(doubt);
    expect(reasons('GBR', 'KOWAL')).not.toContain(doubt);
    expect(
      readIdentity(
        'identity-passport',
        ...dataPage({ surname: 'KOWAL' }, zoneOf('POL', 'KOWAL<<ANNA<MARIA')),
      ).findings.map(({ reason }) => reason),
    ).not.toContain(doubt);
  });
});

describe('a passport with labels in other languages', () => {
  it('has its values beneath them, one language of a label being enough, and an umlaut of the zone that a picture lost', () => {
    const labels: Readonly<Record<string, string>> = {
      'Surname/Nom (1)': 'Cognome. Surnarne. Nom. (1)',
      'Given names/Prénoms (2)': '2. Vornamen/Prénoms',
      'Place of birth/Lieu de naissance (6)': 'Luogo di nascita. Place of birth. Lieu de naissance. (6)',
    };
    const page = dataPage({ surname: 'MULLER' }, ['P<UTOMUELLER<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<', DATA]);
    const { values, findings } = readPicture(...page.map((one) => ({ ...one, text: labels[one.text] ?? one.text })));
    expect(values).toMatchObject({
      familyName: 'MÜLLER',
      givenName: 'ANNA',
      middleNames: 'MARIA',
      placeOfBirth: 'ZENITH',
    });
    expect(findings).toEqual([]);
  });

  it('has a day of which a picture lost the points, though its figures stand apart', () => {
    const page = dataPage().flatMap((one) => {
      if (one.text.startsWith('Date of issue'))
        return [{ ...one, text: 'Data wydania / Date of issue / Date de délivrance' }];
      return one.text.startsWith('16 APR') ? [at(200, 249, '16'), at(219, 249, '04 2007')] : [one];
    });
    expect(readPicture(...page).values['issuedAt']).toBe('2007-04-16');
  });
});
