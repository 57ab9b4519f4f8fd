// Where words end: told by the gaps between the ink of letters.
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/model/page.ts';
import type { RecognisedWord } from '../../src/model/recognised.ts';
import { linesOf } from '../../src/layout/lines.ts';
import { onInk, withoutEmptyEnds } from '../../src/perception/ink.ts';
import { pageWords } from '../../src/perception/page-words.ts';
import { withSecondReadings } from '../../src/perception/second-reading.ts';

/** Capitals of a font of 20 pixels. */
const [TOP, FOOT, WIDE] = [100, 114.4, 10];

interface Set {
  readonly text: string;
  /** Gap before each character, in pixels; 2 where nothing is told. */
  readonly gaps?: Readonly<Record<number, number>>;
}

/** Ink of letters that stand beside each other. */
function inkOf({ text, gaps = {} }: Set, from = 50): Box[] {
  let x = from;
  return [...text].map((_, index) => {
    const x0 = x + (index === 0 ? 0 : (gaps[index] ?? 2));
    x = x0 + WIDE;
    return { x0, y0: TOP, x1: x, y1: FOOT };
  });
}

function wordOf(text: string, ink: readonly Box[], confidence = 0.95): RecognisedWord {
  const characters = [...text].map((sign, index) => ({ text: sign, confidence, ...(ink[index] ?? box(0, 0)) }));
  return { text, ...box(ink[0]?.x0 ?? 0, ink.at(-1)?.x1 ?? 0), confidence, characters };
}

const box = (x0: number, x1: number): Box => ({ x0, y0: TOP, x1, y1: FOOT });

function read(words: readonly RecognisedWord[], letters: readonly Box[]): string {
  const placed = pageWords(onInk([{ words }], letters), { letters, pixelsPerPt: 2 });
  return linesOf(placed, 1)
    .map((line) => line.text)
    .join('\n');
}

describe('two words', () => {
  it('whose boxes overlap end where their ink ends', () => {
    const letters = inkOf({ text: 'MrJAMES', gaps: { 2: 7 } });
    const [left, right] = [wordOf('Mr', letters.slice(0, 2)), wordOf('JAMES', letters.slice(2))];
    expect(read([left, { ...right, x0: left.x1 - 4 }], letters)).toBe('Mr JAMES');
    expect(read([{ ...left, x1: right.x0 + 12 }, right], letters)).toBe('Mr JAMES');
  });

  it('end before the next one, where the engine drew the first over all that follow', () => {
    const letters = inkOf({ text: 'GROSSPAYTD', gaps: { 5: 7, 8: 7 } });
    const [gross, pay, td] = [letters.slice(0, 5), letters.slice(5, 8), letters.slice(8)];
    const wide = { ...wordOf('GROSS', gross), x1: (td[1]?.x1 ?? 0) - 4 };
    expect(read([wide, wordOf('PAY', pay), wordOf('TD', td)], letters)).toBe('GROSS PAY TD');
  });

  it('stand on one line where the letters of one run together, and its box is as high as the line', () => {
    const letters = inkOf({ text: 'SEVERNMARINE', gaps: { 6: 7 } });
    const [severn, marine] = [letters.slice(0, 6), letters.slice(6)];
    const end = marine.at(-1)?.x1 ?? 0;
    const tall = { x0: end + 7, x1: end + 90, y0: TOP - 12, y1: FOOT + 15 };
    const works = { text: 'WORKS', ...tall, confidence: 0.93, characters: [] };
    expect(read([wordOf('SEVERN', severn), wordOf('MARINE', marine), works], letters)).toBe('SEVERN MARINE WORKS');
  });

  it('stand on one line with the dash between them, however high that hangs', () => {
    const letters = inkOf({ text: '04OCT03NOV', gaps: { 2: 7, 5: 22, 7: 7 } });
    const [day, month, last, end] = [letters.slice(0, 2), letters.slice(2, 5), letters.slice(5, 7), letters.slice(7)];
    const from = (month[2]?.x1 ?? 0) + 7;
    const stroke = { x0: from, x1: from + 9, y0: TOP + 4, y1: TOP + 5.5 };
    const dash = { text: '-', ...stroke, confidence: 0.9, characters: [] };
    const words = [wordOf('04', day), wordOf('OCT', month), dash, wordOf('03', last), wordOf('NOV', end)];
    const ink = [...letters, stroke];
    const placed = pageWords(onInk([{ words }], ink), { letters: ink, pixelsPerPt: 2 });
    expect(new Set(placed.map(({ y0 }) => y0)).size).toBe(1);
  });

  it('have as many letters as are read, where the engine put the second one beside its ink', () => {
    const letters = inkOf({ text: 'PretAManger', gaps: { 4: 4, 5: 6 } });
    const [pret, a, manger] = [letters.slice(0, 4), letters.slice(4, 5), letters.slice(5)];
    const wide = { ...wordOf('Pret', pret), x1: (a[0]?.x1 ?? 0) + 4 };
    const beside = { ...wordOf('A', a), x0: (a[0]?.x1 ?? 0) - 3, x1: (a[0]?.x1 ?? 0) + 6 };
    expect(read([wide, beside, wordOf('Manger', manger)], letters)).toBe('Pret A Manger');
  });

  it('bear no space that the engine took for one of their characters', () => {
    const letters = inkOf({ text: 'Whitfield' });
    const placed = pageWords(
      onInk([{ words: [{ ...wordOf('Whitfield', letters), text: '\u3000Whitfield' }] }], letters),
      {
        letters,
        pixelsPerPt: 2,
      },
    );
    expect(placed.map(({ text }) => text)).toEqual(['Whitfield']);
  });

  it('are two however close a capital leans on what is before it', () => {
    const letters = inkOf({ text: 'PretA', gaps: { 4: 2 } });
    expect(read([wordOf('Pret', letters.slice(0, 4)), wordOf('A', letters.slice(4))], letters)).toBe('Pret A');
  });

  it('are one where their letters stand as close as others', () => {
    const letters = inkOf({ text: 'Whitfield' });
    expect(read([wordOf('Whi', letters.slice(0, 3)), wordOf('tfield', letters.slice(3))], letters)).toBe('Whitfield');
  });
});

describe('the box of a word', () => {
  const letters = inkOf({ text: 'TOTAL' });
  const wide = { ...wordOf('TOTAL', letters), x0: 20, x1: 140 };
  const edges = (word: RecognisedWord, ink: readonly Box[]): number[] =>
    withoutEmptyEnds([{ words: [word] }], ink).flatMap(({ words }) => words.flatMap(({ x0, x1 }) => [x0, x1]));

  it('ends where its ink ends, if it was given the width of its cell', () => {
    expect(edges(wide, letters)).toEqual([50, letters.at(-1)?.x1]);
  });

  it('stays where it has no more room than its letters take, for the ink of some may not have been found', () => {
    expect(edges({ ...wide, x0: 50, x1: 115 }, letters.slice(0, 3))).toEqual([50, 115]);
    expect(edges(wide, letters.slice(0, 1))).toEqual([20, 140]);
    expect(edges({ ...wide, text: 'TOTAL:' }, letters)).toEqual([20, 140]);
  });
});

describe('pieces of one word', () => {
  it('with a stroke among small letters have an l, not an I', () => {
    const letters = inkOf({ text: 'barclay' });
    const pieces = [letters.slice(0, 4), letters.slice(4, 5), letters.slice(5)] as const;
    expect(read([wordOf('barc', pieces[0]), wordOf('I', pieces[1]), wordOf('ay', pieces[2])], letters)).toBe('barclay');
  });
});

describe('one word', () => {
  it('with a gap that is much wider than its others is two', () => {
    const letters = inkOf({ text: 'C1661302', gaps: { 2: 10 } });
    expect(read([wordOf('C1661302', letters)], letters)).toBe('C1 661302');
  });

  it('of capitals is two at a gap that stands out among its own', () => {
    const letters = inkOf({ text: 'AQUILLER', gaps: { 1: 5.5 } });
    expect(read([wordOf('AQUILLER', letters)], letters)).toBe('A QUILLER');
    const small = inkOf({ text: 'Aquiller', gaps: { 1: 5.5 } });
    expect(read([wordOf('Aquiller', small)], small)).toBe('Aquiller');
  });

  it('is one where the ink of a thin letter was lost, and the engine saw the letter', () => {
    const letters = inkOf({ text: 'Whitfield', gaps: { 4: 1 } });
    const ink = letters.filter((_, at) => at !== 3);
    const word = wordOf('Whitfield', letters);
    const [third, fourth] = word.characters.slice(2, 4);
    const characters = word.characters.map((one) =>
      one === fourth && third ? { ...one, x0: third.x0 + 1, x1: fourth.x1 - 3 } : one,
    );
    expect(read([word], ink)).toBe('Whitfield');
    expect(read([{ ...word, characters }], ink)).toBe('Whitfield');
  });

  it('of faint letters is one where parts of them alone are ink', () => {
    const letters = inkOf({ text: 'DESCRIPTION', gaps: { 7: 3 } });
    const faint = letters.map((box, at) => (at === 6 ? { ...box, x1: box.x1 - 4 } : box));
    expect(read([wordOf('DESCRIPTION', letters)], faint)).toBe('DESCRIPTION');
  });

  it('that is a day and a month is parted with the month as it is spelt', () => {
    const letters = inkOf({ text: '140CT', gaps: { 2: 10 } });
    expect(read([wordOf('140CT', letters)], letters)).toBe('14 OCT');
  });

  it('of capitals with an initial in its midst is three, though letters beside it touch', () => {
    const letters = inkOf({ text: 'PRETAMANGER', gaps: { 4: 6, 5: 5 } });
    expect(read([wordOf('PRETAMANGER', letters)], letters)).toBe('PRET A MANGER');
    const [first, second, ...rest] = letters;
    const touching = first && second ? [{ ...first, x1: second.x1 }, ...rest] : [];
    expect(read([wordOf('PRETAMANGER', letters)], touching)).toBe('PRET A MANGER');
  });

  it('of capitals with an initial before a double name is two', () => {
    const letters = inkOf({ text: 'AQUILLER-STOAT', gaps: { 1: 5.5 } });
    const withoutHyphen = letters.filter((_, at) => at !== 8);
    expect(read([wordOf('AQUILLER-STOAT', letters)], withoutHyphen)).toBe('A QUILLER-STOAT');
    expect(read([wordOf('QUILLER-STOAT', letters.slice(1))], withoutHyphen.slice(1))).toBe('QUILLER-STOAT');
  });

  it.each([
    ['that stands apart is a word of its own', 5, 'A QUILLER'],
    ['that stands close is its own', 2, 'AQUILLER'],
  ])('whose first letter was given no room takes it in: one %s', (_, gap, text) => {
    const letters = inkOf({ text: 'AQUILLER', gaps: { 1: gap } });
    const [initial, rest] = [letters.slice(0, 1), letters.slice(1)];
    const squeezed = wordOf('QUILLER', rest);
    const [next] = squeezed.characters;
    const first = next ? [{ ...next, text: 'A', x1: next.x0 + 1 }] : [];
    const word = { ...squeezed, text: 'AQUILLER', characters: [...first, ...squeezed.characters] };
    expect(read([word], [...initial, ...rest])).toBe(text);
  });

  it('leaves a letter that was read before it where it is', () => {
    const letters = inkOf({ text: 'XQUILLER', gaps: { 1: 7 } });
    const rest = wordOf('QUILLER', letters.slice(1));
    const first = rest.characters.slice(0, 1).map((one) => ({ ...one, text: 'A', x1: one.x0 + 1 }));
    const word = { ...rest, text: 'AQUILLER', characters: [...first, ...rest.characters] };
    expect(read([wordOf('X', letters.slice(0, 1)), word], letters)).toBe('X AQUILLER');
  });

  it('with a faint letter that came to pieces is one: the engine saw it', () => {
    const letters = inkOf({ text: 'charge' });
    const whole = wordOf('charge', letters);
    const rest = letters.map((letter, at) => (at === 2 ? { ...letter, x0: letter.x0 + 7 } : letter));
    expect(read([whole], rest)).toBe('charge');
  });

  it('with the room that figures leave beside a 1 is one', () => {
    const letters = inkOf({ text: 'C1661302', gaps: { 2: 7, 7: 6 } });
    expect(read([wordOf('C1661302', letters)], letters)).toBe('C1661302');
  });

  it('with letters set apart evenly is one', () => {
    const letters = inkOf({ text: 'KINGDOM', gaps: { 1: 9, 2: 9, 3: 9, 4: 9, 5: 9, 6: 9 } });
    expect(read([wordOf('KINGDOM', letters)], letters)).toBe('KINGDOM');
  });
});

describe('a dash', () => {
  it('that looks like one stays, however little the engine is sure', () => {
    const letters = inkOf({ text: 'WEEKFRI', gaps: { 4: 25 } });
    const stroke = { x0: letters[3]?.x1 ?? 0, y0: 107, x1: 0, y1: 108.5 };
    const dash = { ...stroke, x0: stroke.x0 + 6, x1: stroke.x0 + 18 };
    const marked = { ...wordOf('—', [dash], 0.3), ...dash };
    const words = [wordOf('WEEK', letters.slice(0, 4)), marked, wordOf('FRI', letters.slice(4))];
    expect(read(words, [...letters, dash])).toBe('WEEK — FRI');
    expect(read(words.with(1, { ...marked, text: '—-' }), [...letters, dash])).toBe('WEEK —- FRI');
    const fleck = { ...dash, y0: TOP - 20, y1: TOP - 18.5 };
    expect(read(words.with(1, { ...marked, ...fleck }), [...letters, fleck])).toBe('WEEK FRI');
  });
});

describe('hidden figures of a card', () => {
  it.each([
    [9, 'xx-1004'],
    [14.4, 'XX-1004'],
  ])('are crosses as small or large as their ink: %d pixels', (height, text) => {
    const letters = inkOf({ text: 'XX-1004' }).filter((_, at) => at !== 3);
    const own = letters.map((letter, at) => (at < 3 ? { ...letter, y0: FOOT - height } : letter));
    const word = wordOf('XX-1004', own);
    const characters = Array.from('XXX1004', (sign, at) => ({
      text: sign,
      confidence: 0.9,
      ...(own[at] ?? box(0, 0)),
    }));
    expect(read([{ ...word, characters }], own)).toBe(text);
  });

  it('stand on their line, though their stars hang from its top', () => {
    const letters = inkOf({ text: '5484****4471', gaps: { 4: 8, 8: 8 } });
    const own = letters.map((letter, at) => (at > 3 && at < 8 ? { ...letter, y1: TOP + 6 } : letter));
    const words = ['5484', '****', '4471'].map((text, at) => wordOf(text, own.slice(4 * at, 4 * at + 4)));
    const stars = words[1] ? { ...words[1], y1: TOP + 6 } : undefined;
    expect(read(stars ? words.with(1, stars) : words, own)).toBe('5484 **** 4471');
  });
});

describe('marks', () => {
  it.each([
    ['~~', 0.54, 'Ink'],
    ['&', 0.9, '& Ink'],
    ['|', 0.5, '| Ink'],
  ])('alone are dirt where an engine hardly saw them: %s at %d', (mark, confidence, text) => {
    const letters = inkOf({ text: `${mark}Ink`, gaps: { [mark.length]: 12 } });
    const signs = letters.slice(0, mark.length);
    expect(read([wordOf(mark, signs, confidence), wordOf('Ink', letters.slice(mark.length))], letters)).toBe(text);
  });

  it('that are corners of a frame are no words, however sure an engine is', () => {
    const letters = inkOf({ text: '(Ink', gaps: { 1: 12 } });
    const words = [wordOf('(', letters.slice(0, 1), 0.92), wordOf('Ink', letters.slice(1))];
    expect(read(words, letters)).toBe('( Ink');
    expect(read(words, letters.slice(1))).toBe('Ink');
  });

  it('that are lower than any print are no words', () => {
    const edge = inkOf({ text: 'prs' }).map((letter) => ({ ...letter, y1: letter.y0 + 2 }));
    const word = { ...wordOf('prs', edge), y1: TOP + 2 };
    expect(pageWords([{ words: [word] }], { letters: edge, pixelsPerPt: 2 })).toEqual([]);
  });
});

describe('a character without ink of its own', () => {
  it.each([
    [0.01, []],
    [0.9, ['1']],
  ])('is none where the engine hardly took it for one: %f', (confidence, left) => {
    const lines = onInk([{ words: [wordOf('1', [box(10, 12)], confidence)] }], []);
    expect(lines.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(left);
  });
});

describe('a second reading', () => {
  const again = (
    text: string,
    letters: readonly Box[],
    words: readonly RecognisedWord[] = [],
    confidence = 0.97,
  ): string => {
    const characters = [...text].map((sign, index) => ({
      text: sign,
      confidence: 0.97,
      alternatives: [],
      x: ((letters[index]?.x0 ?? 0) + (letters[index]?.x1 ?? 0)) / 2,
    }));
    const place = { box: box(letters[0]?.x0 ?? 0, letters.at(-1)?.x1 ?? 0), words, letters };
    const lines = withSecondReadings([], [place], [{ text, confidence, characters }]);
    return lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
  };

  it('leaves capitals with room around them in one word', () => {
    expect(again('WHITFIELD', inkOf({ text: 'WHITFIELD', gaps: { 2: 5, 5: 5 } }))).toBe('WHITFIELD');
  });

  it('parts words at spaces', () => {
    expect(again('JAMESEDWARD', inkOf({ text: 'JAMESEDWARD', gaps: { 5: 8 } }))).toBe('JAMES EDWARD');
  });

  it('keeps letters over which dirt was read, and not those of a word beside it', () => {
    const letters = inkOf({ text: 'AMOUNT' });
    const [first, ...rest] = letters;
    const place = { box: { ...box(rest[0]?.x0 ?? 0, rest.at(-1)?.x1 ?? 0) }, words: [], letters };
    const characters = Array.from('AMOUNT', (text, at) => ({
      ...{ text, confidence: 0.97, alternatives: [], x: (letters[at]?.x0 ?? 0) + WIDE / 2 },
    }));
    const textBeside = (confidence: number): string | undefined => {
      const beside = wordOf('vw', [{ ...(first ?? place.box), x0: 10 }], confidence);
      const lines = withSecondReadings(
        [{ words: [beside] }],
        [place],
        [{ text: 'AMOUNT', confidence: 0.97, characters }],
      );
      return lines.at(-1)?.words[0]?.text;
    };
    expect([textBeside(0.2), textBeside(0.9)]).toEqual(['AMOUNT', 'MOUNT']);
  });

  it('parts words where the first one did', () => {
    const letters = inkOf({ text: 'INKGB', gaps: { 3: 5.5 } });
    const words = [wordOf('lNK', letters.slice(0, 3), 0.3), wordOf('GB', letters.slice(3))];
    expect(again('INKGB', letters)).toBe('INKGB');
    expect(again('INKGB', letters, words)).toBe('INK GB');
  });

  it('takes the place of a few words where it says them again in the midst of more', () => {
    const letters = inkOf({ text: '14LowGre', gaps: { 2: 8, 5: 8 } });
    const sure = { ...wordOf('Low', letters.slice(2, 5)), confidence: 0.96 };
    expect(again('14LowGre', letters, [sure], 0.6)).toBe('14 Low Gre');
    expect(again('14IowGre', letters, [sure], 0.6)).toBe('');
  });

  it('of a doubtful word that lies over sure ones is not asked for: it was read into them', () => {
    const letters = inkOf({ text: 'paid' });
    const [own, strange] = [wordOf('paid', letters, 0.96), wordOf('Lo]', letters.slice(0, 3), 0.3)];
    const place = { box: strange, words: [strange] };
    const lines = [{ words: [own] }, { words: [strange] }];
    const left = withSecondReadings(lines, [place], [{ text: 'pai', confidence: 0.97, characters: [] }]);
    expect(left.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['paid']);
  });

  it('of a doubtful word that the box of its neighbour reaches over is asked for: one line reads nothing twice', () => {
    const letters = inkOf({ text: 'Page2', gaps: { 4: 8 } });
    const [wide, own] = [wordOf('Page', letters, 0.96), wordOf('2', letters.slice(4), 0.55)];
    const place = { box: own, words: [own] };
    const left = withSecondReadings(
      [{ words: [wide, own] }],
      [place],
      [{ text: '2', confidence: 0.97, characters: [] }],
    );
    expect(left.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['Page', '2']);
  });

  it.each([
    ['TWP', 0.2, []],
    ['Paid', 0.6, ['Paid']],
  ])('takes for no word what one engine hardly saw and the other not at all: %s', (text, confidence, left) => {
    const word = wordOf(text, inkOf({ text }), confidence);
    const readings = [{ text: '', confidence: 0, characters: [] }];
    const lines = withSecondReadings([{ words: [word] }], [{ box: word, words: [word] }], readings);
    expect(lines.flatMap(({ words }) => words.map((one) => one.text))).toEqual(left);
  });

  it('leaves a currency before a word', () => {
    const letters = inkOf({ text: '£In' });
    const word = wordOf('£In', letters, 0.4);
    const place = { box: word, words: [word] };
    const characters = ['I', 'n'].map((text, at) => ({ text, confidence: 0.97, alternatives: [], x: 60 + 10 * at }));
    const [line] = withSecondReadings([{ words: [word] }], [place], [{ text: 'In', confidence: 0.97, characters }]);
    expect(line?.words.map(({ text }) => text)).toEqual(['£In']);
  });
});
