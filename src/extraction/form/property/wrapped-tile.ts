// Labels of tiles that run over lines: `What you owed on 1 January` and `2025` beneath it, over or under their amount.
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { readDate } from '../../values/date.ts';

/** Lines of one label begin within this of each other, in points. */
const SAME_EDGE_PT = 2.5;
/** And stand at most this part of a text height apart. */
const GAP_HEIGHTS = 0.6;
/** No label runs over more lines. */
const MOST_LINES = 3;

/** Whether a phrase is part of a label, and no value of its own. */
const isWords = ({ text }: Phrase): boolean =>
  !/\d[.,]\d{2}|[£$€%]/.test(text) && !(/\p{L}/u.test(text) && readDate(text));

/** The text of a label, of which `phrase` on the line `at` is the first line, to its last. */
export function labelDownFrom(page: PageLayout, at: number, phrase: Phrase): string {
  return [phrase, ...steps(page, at, phrase, 1)].map(({ text }) => text).join(' ');
}

/** The text of a label, of which `phrase` on the line `at` is the last line. */
export function labelUpFrom(page: PageLayout, at: number, phrase: Phrase): string {
  return [...[...steps(page, at, phrase, -1)].reverse(), phrase].map(({ text }) => text).join(' ');
}

/** The other lines of the label, one after the other; none where something else shares their line. */
function* steps(page: PageLayout, at: number, phrase: Phrase, step: 1 | -1): Generator<Phrase> {
  const own = page.lines[at];
  let last = phrase;
  for (let i = 1; own && i < MOST_LINES; i++) {
    const line = page.lines[at + step * i];
    const next = line?.phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT);
    if (!line || !next || !isWords(next) || !isWithin(line, own)) return;
    const gap = step > 0 ? next.y0 - last.y1 : last.y0 - next.y1;
    if (gap > GAP_HEIGHTS * (phrase.y1 - phrase.y0) || next.sizePt !== phrase.sizePt || next.bold !== phrase.bold)
      return;
    yield next;
    last = next;
  }
}

/** Whether each phrase of a line stands where one of the label's own line begins: rows of tiles have nothing else. */
const isWithin = (line: Line, own: Line): boolean =>
  line.phrases.every((one) => own.phrases.some(({ x0 }) => Math.abs(x0 - one.x0) <= SAME_EDGE_PT) && isWords(one));
