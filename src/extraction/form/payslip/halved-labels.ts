// Labels of two things at once, with a stroke between: `Job title / Service` over `Cook – Kiln House`, `Post / Grade` over `Lecturer Grade 8`.
import { foldText } from '../../../kernel/text.ts';
import type { LabelledText } from './labelled-text.ts';

/** The two labels that a text consists of; undefined where it is none or one. */
export function halvesOf(text: string, known: ReadonlySet<string>): readonly string[] | undefined {
  const halves = text.split(/\s*\/\s*/);
  return halves.length === 2 && halves.every((half) => known.has(foldText(half))) ? halves : undefined;
}

/** What a value says of one of them: the part between the strokes or dashes, else what stands before the other's own word. */
export function halfOf(
  value: Pick<LabelledText, 'text' | 'printed'>,
  halves: readonly string[],
  half: number,
): Pick<LabelledText, 'text' | 'printed'> | undefined {
  const parts = value.text.split(/\s+[/–—-]\s+/);
  if (parts.length === halves.length) return { ...value, text: parts[half] ?? value.text };
  if (half > 0) return undefined;
  const words = value.text.split(' ');
  const other = foldText(halves[1] ?? '');
  const end = words.findIndex((word, at) => at > 0 && foldText(word) === other);
  return end < 0 ? value : { ...value, text: words.slice(0, end).join(' ') };
}
