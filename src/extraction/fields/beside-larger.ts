// Values beside their labels in another size of type, set to one middle: they have no common foot, so each stands on a line of its own.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { LabelPlace } from './labels.ts';

/** The line of the value is so many lines from that of its label at most: another column may have lines between. */
const LINES_AWAY = 2;
/** So much of the smaller one's height is that of both. */
const OF_HEIGHT = 0.6;
/** Their type differs by so many points at least: else they would have one foot. */
const LARGER_PT = 1;

/** The nearest phrase behind a label that ends its line, on the same height and in other type; undefined where there is none. */
export function besideLarger({ line, lineIndex, phrase }: LabelPlace, { lines }: PageLayout): Phrase | undefined {
  if (line.phrases.at(-1) !== phrase) return undefined;
  const near = lines
    .slice(Math.max(0, lineIndex - LINES_AWAY), lineIndex + 1 + LINES_AWAY)
    .flatMap(({ phrases }) => phrases)
    .filter((one) => one.x0 >= phrase.x1 && isOnHeight(one, phrase))
    .sort((a, b) => a.x0 - b.x0);
  const [next] = near;
  return next && Math.abs(next.sizePt - phrase.sizePt) >= LARGER_PT ? next : undefined;
}

function isOnHeight(one: Phrase, other: Phrase): boolean {
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return shared > OF_HEIGHT * Math.min(one.y1 - one.y0, other.y1 - other.y0);
}
