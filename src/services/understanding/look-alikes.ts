// Characters of recognised numbers that may be others, though each was read surely: a lone letter or figure between strokes that looks like
// one of the other kind (`ABC-1-702`), and a small letter among capitals (`HNe`).
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import type { FormCell, FormRow } from '../../extraction/form/list-rows.ts';

/** A piece of a number of letters and figures whose neighbours do not tell which of both it is. */
const LONE = /(?<=^[^\s]*\p{Lu}[-/])[1IO0](?=[-/]\d{3})/u;
/** Small letters that are no smaller capitals. */
const SMALL = /[abdefghijlnqrty]/;

/** A warning for each such number. */
export function lookAlikes(
  fields: FormRow,
  lists: Readonly<Record<string, readonly FormRow[]>>,
): readonly FormFinding[] {
  const cells = [fields, ...Object.values(lists).flat()].flatMap((row) => Object.values(row));
  const numbers = cells.flatMap((cell) => {
    const { value, printed } = cell;
    if (value.kind !== 'text' || printed.confidence === 1) return [];
    return LONE.test(value.text) || hasSmallAmongCapitals(value.text, printed) ? [value.text] : [];
  });
  return [...new Set(numbers)].map((number) => ({
    severity: 'warnings',
    reason: `A letter or a figure of a number may be another that looks like it: ${number}.`,
  }));
}

/** Whether a number in capitals was read with a small letter that is another one's shape. */
function hasSmallAmongCapitals(text: string, { text: printed }: FormCell['printed']): boolean {
  if (!/\d/.test(text) || /\p{Ll}/u.test(text)) return false;
  const [value, whole] = [text, printed].map((one) => one.replace(/\s/g, ''));
  const at = (whole ?? '').toUpperCase().indexOf(value ?? '');
  const own = at < 0 ? '' : (whole ?? '').slice(at, at + (value ?? '').length);
  return /\p{Lu}/u.test(own) && SMALL.test(own);
}
