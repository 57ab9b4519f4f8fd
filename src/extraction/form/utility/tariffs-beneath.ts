// Names of tariffs beneath their labels where another panel stands beside: what is on the line of the label (`Tariff name   Call 105`) is of
// that panel. A heading of tariffs over the label of one is nobody's label, whatever heading stands beside it.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { readValue } from '../../fields/values.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import type { Supply } from './bill-lists.ts';
import { isCalledTariff } from './tariff-names.ts';
import { isTariffName } from './tariff-words.ts';
import type { Utility } from './named-utility.ts';

const SAME_EDGE_PT = 3;
/** A value stands at most this many text heights beneath its label. */
const GAP_HEIGHTS = 1.2;
/** The terms of one tariff stand in a panel of at most so many text heights. */
const PANEL_HEIGHTS = 16;
const OF_TARIFF =
  /^(?:your |my |the |current |about )*(?:(?:electricity|gas|energy|supply) )*(?:tariff|plan|product|deal|contract)s?(?: (?:name|details))?:?$/iu;
/** The label of a name beneath the heading of its panel: `Tariff` under `Your tariff`. */
const NAME = /^(?:the )?(?:tariff|plan|product)(?: name)?:?$|^name(?: of (?:the |your )?(?:tariff|plan|product))?:?$/iu;
/** What labels are made of, and no names of tariffs alone. */
const LABEL =
  /\b(?:payment|method|type|ends?|date|fees?|charges?|number|no|usage|used|address|account|term|until|cost|exit|period|bill|days?|units?|paid|pay|meter|mpan|mprn|supply|rate|rates|price|prices|kwh|tariff|plan|name|consumption|online|billing|readings?|opening|closing|previous|latest|standing)\b|^economy (?:7|10)$|[:?]$/iu;

/** What stands beside a label in a table of terms. */
const VALUE =
  /^£?\d[\d,.]*(?: ?(?:%|p|kwh|m³|months?|days?|years?)(?: .{1,12})?)?$|^\d{1,2} \p{L}{3,9} \d{4}$|^(?:yes|no|none|n\/a|not applicable|monthly|quarterly|direct debit|cash|cheque)\b/iu;

/** Whether one word, or the name of a meter, labels a term of its own: `Economy 7   No`. */
const isTerm = ({ text, words }: Phrase, beside: Phrase | undefined): boolean =>
  (words.length === 1 || LABEL.test(text)) && VALUE.test(beside?.text ?? '');

/** The candidates of terms, the names of tariffs taken from beneath their labels where the other terms of their column stand so. */
export function withNamesBeneath(found: FieldCandidates, rule: FieldRule, layout: DocumentLayout): FieldCandidates {
  const { tariffName: names, fixExpiresOn = [], exitFee = [] } = found;
  if (!names) return found;
  const isStack = ({ x0, y0, y1 }: Phrase, page: number): boolean =>
    [...fixExpiresOn, ...exitFee].some(
      (one) =>
        one.page === page &&
        Math.abs(one.printed.box.x0 - x0) <= SAME_EDGE_PT &&
        Math.abs(one.printed.box.y0 - y0) <= PANEL_HEIGHTS * (y1 - y0) &&
        isBeneathLabel(one, layout),
    );
  const own = names.flatMap((one): readonly FieldCandidate[] => {
    const { label, beneath, beside } = labelOf(one, layout) ?? {};
    if (!label || !beneath) return [one];
    if (NAME.test(beneath.text) && !NAME.test(label.text)) return [];
    const isOther =
      isStack(label, one.page) ||
      (isCalledTariff(beneath.text) && !isCalledTariff(textOf(one)) && !isTerm(beneath, beside));
    const value = isOther && isTariffName(beneath.text) ? readValue(beneath.text, rule, 'GBP') : undefined;
    return value ? [{ ...one, value, printed: printedPhrase(beneath, one.page) }] : [one];
  });
  return { ...found, tariffName: own };
}

/** A doubt for each supply whose tariff may be what stands beneath its label, where neither that nor what is beside it looks like one. */
export function besideTariffs(
  supplies: readonly Supply[],
  terms: (utility: Utility) => FormRow,
  layout: DocumentLayout,
): FormFinding[] {
  return supplies.flatMap(({ utility }): FormFinding[] => {
    const { tariffName } = terms(utility);
    const { beneath, beside } = (tariffName && labelOf(tariffName, layout)) ?? {};
    const mayBeName = beneath && isTariffName(beneath.text) && !LABEL.test(beneath.text);
    const isDoubtful =
      tariffName &&
      mayBeName &&
      !isCalledTariff(textOf(tariffName)) &&
      (LABEL.test(textOf(tariffName)) || !VALUE.test(beside?.text ?? ''));
    return isDoubtful
      ? [
          {
            severity: 'warnings',
            reason: `What stands beneath the label of the tariff may be its name: ${utility.toLowerCase()}.`,
          },
        ]
      : [];
  });
}

const textOf = ({ value }: FormCell): string => (value.kind === 'text' ? value.text : '');

interface Place {
  readonly label: Phrase;
  /** What is right beneath the label, and what is beside that beneath the value. */
  readonly beneath: Phrase | undefined;
  readonly beside: Phrase | undefined;
}

/** The label of tariffs left of a value on its line, and what is beneath both. */
function labelOf({ printed: { page, box } }: FormCell, { pages }: DocumentLayout): Place | undefined {
  const lines = pages[page - 1]?.lines ?? [];
  const at = lines.findIndex(({ phrases }) => phrases.some((one) => isAt(one, box)));
  const before = lines[at]?.phrases.filter(({ x1 }) => x1 <= box.x0) ?? [];
  const label = before.at(-1);
  if (!label || !OF_TARIFF.test(label.text)) return undefined;
  const beneath = under(label, lines.slice(at + 1));
  const row = lines.find(({ phrases }) => beneath && phrases.includes(beneath));
  return { label, beneath, beside: row?.phrases.find((one) => isInLine(one, box)) };
}

const isAt = ({ x0, x1, y0, y1 }: Phrase, box: FormCell['printed']['box']): boolean =>
  x0 <= box.x0 + 1 && x1 >= box.x1 - 1 && y0 <= box.y0 + 1 && y1 >= box.y1 - 1;

/** Whether two values of a column begin or end at one place. */
const isInLine = ({ x0, x1 }: Phrase, box: FormCell['printed']['box']): boolean =>
  Math.abs(x0 - box.x0) <= SAME_EDGE_PT || Math.abs(x1 - box.x1) <= SAME_EDGE_PT;

const under = (label: Phrase, lines: readonly Line[]): Phrase | undefined =>
  lines
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ x0, y0 }) => Math.abs(x0 - label.x0) <= SAME_EDGE_PT && y0 - label.y1 <= GAP_HEIGHTS * (label.y1 - label.y0),
    );

/** Whether a value stands beneath the line of its label. */
const isBeneathLabel = ({ page, lineIndex, printed }: FieldCandidate, { pages }: DocumentLayout): boolean =>
  (pages[page - 1]?.lines[lineIndex]?.y1 ?? Infinity) <= printed.box.y0 + 1;
