// Whom an account is for, by a label: one that says so, else a bare `Name` at the head of the paper.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, PageLayout } from '../../../model/layout.ts';
import type { Box } from '../../../model/page.ts';
import { areNames, isCompanyName } from '../../document/party-names.ts';
import { titledNames } from '../../document/titled-names.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';

/** What goes on behind `Customer` to name who answers its questions: `Customer Services, Fellside House`. */
const OF_SUPPLIER = /^(?:services?|care|relations|support|team|enquiries)\b/iu;
/** A bare label counts in this upper part of the first page: further down it heads the list of a tariff or of a service. */
const HEAD_PART = 0.4;
/** What tariffs and meters are called, and persons are not. */
const OTHERS = /\b(?:fix|fixed|flex|variable|tracker|saver|tariff|plan|energy|fibre|broadband|standard|smart|rate)\b/iu;

/** The names that labels give, the surest first. */
export function holderNames(
  { accountName = [], bareHolder = [] }: FieldCandidates,
  layout: DocumentLayout,
  supplier: string | undefined,
): readonly FieldCandidate[] {
  const labelled = accountName.filter(
    // Whom payments go to is named so as well: the supplier, in full.
    ({ value }) => value.kind === 'text' && isHolder(value.text) && !isOfSupplier(value.text, supplier),
  );
  if (labelled.length > 0 || titledNames(layout).length > 0) return labelled;
  const [first] = layout.pages;
  return bareHolder.filter(
    ({ value, page, printed: { box } }) =>
      page === 1 &&
      first !== undefined &&
      box.y1 < HEAD_PART * first.heightPt &&
      isUnderBareLabel(first, box) &&
      value.kind === 'text' &&
      areNames(value.text) &&
      !OTHERS.test(value.text),
  );
}

/** Whether such a label, and nothing else, fills the cell over a value or left of it, on a line that speaks of no tariff. */
function isUnderBareLabel({ lines }: PageLayout, { x0, y0, y1 }: Box): boolean {
  return lines.some(({ phrases, text }) =>
    phrases.some((one) => {
      const isOver = Math.abs(one.x0 - x0) <= SAME_EDGE_PT && one.y1 <= y0 + 1 && y0 - one.y1 <= BELOW * (y1 - y0);
      const isBeside = one.x1 < x0 && Math.abs(one.y0 - y0) <= SAME_EDGE_PT;
      const isWithin = one.x0 < x0 && one.x1 > x0 && Math.abs(one.y0 - y0) <= SAME_EDGE_PT && NAMED.test(one.text);
      return (isWithin || (LABEL.test(one.text) && (isOver || isBeside))) && !OF_TARIFF.test(text);
    }),
  );
}

const LABEL = /^(?:full )?names?:?$|^(?:occupier|resident|addressee):?$/iu;
/** A label and its name in one phrase. */
const NAMED = /^(?:full )?names?:? (?=\p{Lu})/iu;
const OF_TARIFF = /\b(?:tariff|plan|product|package|meter|exit|ends?)\b/iu;
const SAME_EDGE_PT = 3;
/** A value stands at most so many of its heights beneath its label. */
const BELOW = 2.6;

const isOfSupplier = (name: string, supplier: string | undefined): boolean =>
  supplier !== undefined && foldText(name).startsWith(foldText(supplier));

const isHolder = (text: string): boolean => !OF_SUPPLIER.test(text) && (areNames(text) || isCompanyName(text));
