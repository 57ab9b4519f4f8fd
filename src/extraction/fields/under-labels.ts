// Labels that stand beneath their values: forms set that way are told by where their rows end. The last line of a run is a label
// then, and where lines are set close together nothing else tells whose value stands between two labels.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { isWholePhrase, type LabelPlace } from './labels.ts';

/** A label and its value begin within this of each other, in points. */
const SAME_EDGE_PT = 2;
/** And stand at most this many heights apart. */
const GAP = 1;
/** So many labels at the end of a run tell a page that is set this way. */
const LEAST = 2;
/** And so many times those that begin one. */
const MORE = 3;

type Labelled = ReadonlySet<Phrase>;

/** The labels whose value is the phrase over them, on pages where labels stand beneath their values. */
export function underLabels(
  layout: DocumentLayout,
  labels: readonly LabelPlace[],
  labelled: Labelled,
): ReadonlySet<Phrase> {
  const whole = new Map(labels.filter(isWholePhrase).map((label) => [label.phrase, label] as const));
  return new Set(
    layout.pages.flatMap((page) => {
      const own = [...whole.values()]
        .filter(({ line }) => line.page === page.number)
        .map((label) => ({ label, ...around(label, page, labelled) }))
        .filter((one) => one.isAlone);
      const under = own.filter(({ over, below }) => over && !below).length;
      const before = own.filter(({ over, below }) => below && !over && !labelled.has(below)).length;
      return under >= LEAST && under >= MORE * before
        ? own.flatMap(({ label, over }) => (over ? [label.phrase] : []))
        : [];
    }),
  );
}

interface Around {
  /** What stands right over the label, and is none. */
  readonly over: Phrase | undefined;
  readonly below: Phrase | undefined;
  /** Whether nothing beside the label may be its value. */
  readonly isAlone: boolean;
}

function around({ line, lineIndex, phrase }: LabelPlace, page: PageLayout, labelled: Labelled): Around {
  const above = page.lines.slice(Math.max(0, lineIndex - 3), lineIndex).reverse();
  const beneath = page.lines.slice(lineIndex + 1, lineIndex + 4);
  const over = near(above, phrase);
  const right = line.phrases[line.phrases.indexOf(phrase) + 1];
  return {
    over: over && !labelled.has(over) ? over : undefined,
    below: near(beneath, phrase),
    isAlone: right === undefined || labelled.has(right) || near(above, right) !== undefined,
  };
}

/** The nearest phrase of some lines that begins or ends where this one does, or has its middle there, if it is close. */
function near(lines: readonly Line[], label: Phrase): Phrase | undefined {
  const { y0, y1 } = label;
  const found = lines.flatMap(({ phrases }) => phrases).find((one) => isInLine(one, label));
  if (!found) return undefined;
  const gap = found.y0 > y0 ? found.y0 - y1 : y0 - found.y1;
  return gap < GAP * (y1 - y0) ? found : undefined;
}

/** Whether two phrases begin or end at one edge, or have one middle. */
export function isInLine(a: Phrase, b: Phrase): boolean {
  const offMiddle = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2;
  return [Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), offMiddle].some((off) => off <= SAME_EDGE_PT);
}
