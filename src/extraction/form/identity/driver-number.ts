// The driver number on a British licence (DVLA INF45P): made of the surname, the date of birth, the sex and the initials, so
// that it can be checked against them, and a character misread from a picture be put right.

/** What the rest of the licence says, as far as it was read. */
export interface Driver {
  readonly surname?: string;
  readonly givenNames?: string;
  /** ISO 8601. */
  readonly dateOfBirth?: string;
}

/** A driver number and how much of the licence agrees with it. */
export interface DriverNumber {
  /** Sixteen characters; eight digits in Northern Ireland. */
  readonly number: string;
  /** Two digits behind it, where printed. */
  readonly issue?: string;
  /** Which parts of it agree with the licence; a part that the licence does not give is absent. */
  readonly agrees: Readonly<Partial<Record<'surname' | 'dateOfBirth' | 'initials', boolean>>>;
  /** Whether a character was replaced by what its place allows. */
  readonly repaired: boolean;
}

const FORM = /^([A-Z]{1,5}9{0,4})(\d)(\d[0-9])(\d\d)(\d)([A-Z]{2}|[A-Z]9|99)([A-Z0-9])([A-Z]{2})$/;
const LENGTH = 16;
const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
  T: '7',
  A: '4',
};
const TO_LETTER: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '8': 'B',
  '6': 'G',
  '4': 'A',
};
/** Places that hold digits: the date of birth. */
const DIGITS = { from: 5, to: 11 } as const;
/** The last two are letters. */
const LETTERS_FROM = 14;
const NAMESAKE_AT = 13;
/** The first initial is a letter, but for nobody; the second one is a nine where there is none. */
const INITIALS_AT = { first: 11, second: 12 } as const;

/** The driver number in a text, or undefined. */
export function readDriverNumber(text: string, driver: Driver): DriverNumber | undefined {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const printed = bare.slice(0, LENGTH);
  if (printed.length < LENGTH) return undefined;
  const number = [...printed].map(fitting).join('');
  if (!FORM.test(number)) return undefined;
  const issue = /^\d\d$/.exec(
    [...bare.slice(LENGTH)].map((character) => TO_DIGIT[character] ?? character).join(''),
  )?.[0];
  return {
    number,
    ...(issue === undefined ? {} : { issue }),
    agrees: agreement(number, driver),
    repaired: number !== printed,
  };
}

/** Northern Ireland numbers its licences through (DVA). */
const NORTHERN_IRISH = /^\d{8}$/;

/** A driver number, or a number of eight digits as Northern Ireland has it, which says nothing of its holder. */
export function readLicenceNumber(text: string, driver: Driver): DriverNumber | undefined {
  const number = text.replace(/\s/g, '');
  return NORTHERN_IRISH.test(number) ? { number, agrees: {}, repaired: false } : readDriverNumber(text, driver);
}

/** Whether a text is the number of a licence; spaces between eight digits make them dates or anything else. */
export function isLicenceNumber(text: string): boolean {
  return NORTHERN_IRISH.test(text) || readDriverNumber(text, {}) !== undefined;
}

/** What a driver number says of its holder. */
export interface NumberParts {
  /** The first letters of the surname, five at most. */
  readonly surname: string;
  /** Month 1..12, day, and the last two digits of the year of birth. */
  readonly birth: { readonly year: number; readonly month: number; readonly day: number };
  /** One letter or two. */
  readonly initials: string;
}

/** The parts of a driver number of sixteen characters. */
export function numberParts(number: string): NumberParts {
  const [, name = '', decade = '', month = '', day = '', year = '', initials = ''] = FORM.exec(number) ?? [];
  return {
    surname: name.replace(/9+$/, ''),
    birth: { year: Number(decade + year), month: Number(month) % 50, day: Number(day) },
    initials: initials.replaceAll('9', ''),
  };
}

function fitting(character: string, at: number): string {
  if (at >= DIGITS.from && at < DIGITS.to) return TO_DIGIT[character] ?? character;
  // A surname's place holds letters, or nines that fill it up.
  if (at < DIGITS.from || at >= LETTERS_FROM) return TO_LETTER[character] ?? character;
  if (at === INITIALS_AT.first || at === INITIALS_AT.second) {
    return character === '9' ? character : (TO_LETTER[character] ?? character);
  }
  // The digit that tells namesakes apart: nine but for a few.
  if (at === NAMESAKE_AT && /[OQDGP]/.test(character)) return '9';
  return character;
}

/** A name that begins with Mac or Mc is numbered by either. */
export function spellingsOf(letters: string): readonly string[] {
  return [letters, letters.replace(/^MAC/, 'MC'), letters.replace(/^MC/, 'MAC')];
}

function agreement(number: string, { surname, givenNames, dateOfBirth }: Driver): DriverNumber['agrees'] {
  const [, name = '', decade = '', month = '', day = '', year = '', initials = ''] = FORM.exec(number) ?? [];
  const letters = surname
    ?.toUpperCase()
    .normalize('NFKD')
    .replace(/[^A-Z]/g, '');
  const [first = '', second = ''] = (givenNames ?? '').toUpperCase().split(/\s+/);
  // A name of two parts counts as one or as two: `JEAN-PAUL`.
  const [, part = ''] = first.split(/[-‐]/);
  const seconds = [second, ...(part === '' ? [] : [part, ''])].map((name) => name.charAt(0) || '9');
  return {
    ...(letters ? { surname: spellingsOf(letters).some((own) => own.slice(0, 5).padEnd(5, '9') === name) } : {}),
    // Women's months have five added to their first digit.
    ...(dateOfBirth
      ? {
          dateOfBirth:
            `${decade}${String(Number(month) % 50).padStart(2, '0')}${day}${year}` ===
            `${dateOfBirth.slice(2, 3)}${dateOfBirth.slice(5, 7)}${dateOfBirth.slice(8, 10)}${dateOfBirth.slice(3, 4)}`,
        }
      : {}),
    ...(first ? { initials: seconds.some((one) => first.charAt(0) + one === initials) } : {}),
  };
}
