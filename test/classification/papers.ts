// Papers of every class and of none, as text, laid out as a printer would: what classification is tested and measured on.
// `=== name` begins a paper, `# ` a line in large type; two spaces or more separate the cells of a line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutDocument } from '../../src/layout/layout-document.ts';
import type { DocumentLayout } from '../../src/model/layout.ts';
import type { Word } from '../../src/model/page.ts';

/** A paper and the class it is of. */
export interface Paper {
  readonly name: string;
  readonly classIdentifier: string;
  readonly lines: readonly string[];
}

const TEXT_PT = 8;
const TITLE_PT = 14;
const LEADING_PT = 14;

function wordsOf(line: string, top: number): readonly Word[] {
  const sizePt = line.startsWith('# ') ? TITLE_PT : TEXT_PT;
  const advance = sizePt * 0.55;
  const text = line.replace(/^# /, '');
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x0: 36 + index * advance,
    x1: 36 + (index + word.length) * advance,
    y0: top,
    y1: top + sizePt,
    sizePt,
    font: 'Text',
    bold: false,
    confidence: 1,
  }));
}

/** One A4 page with these lines. */
export function print(lines: readonly string[]): DocumentLayout {
  const words = lines.flatMap((line, index) => wordsOf(line, 40 + index * LEADING_PT));
  return layoutDocument([{ number: 1, widthPt: 595, heightPt: 842, uprightTurn: 0, words }]);
}

/** All papers of the folder. */
export function readPapers(): readonly Paper[] {
  const folder = join(import.meta.dirname, 'papers');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((paper) => {
          const [name = '', ...lines] = paper.trimEnd().split('\n');
          return { name, classIdentifier: file.replace('.txt', ''), lines };
        }),
    );
}
