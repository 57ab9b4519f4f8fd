// The make and model of a vehicle, from their own labels or from a description that says more.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { FormCell } from '../list-rows.ts';
import { fromMake } from './makes.ts';
import { withRest } from './wrapped.ts';

/** Make and model as one text; undefined where nothing tells them. */
export const findMakeModel = (layout: DocumentLayout, fields: FieldCandidates): FormCell | undefined =>
  makeModelOf(wholeModel(layout, fields));

const textIn = (candidate: FieldCandidate | undefined): string | undefined =>
  candidate?.value.kind === 'text' ? candidate.value.text : undefined;

/** Models that run over at a hyphen. */
function wholeModel(layout: DocumentLayout, fields: FieldCandidates): FieldCandidates {
  const whole = (['model', 'makeModel'] as const).flatMap((name) => {
    const one = withRest(layout, fields[name]?.[0], /\w-$/);
    return one ? [[name, [one]] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(whole) };
}

/** Make and model as one text; whatever else stands in a description (mark, year, engine) is left out. */
function makeModelOf(fields: FieldCandidates): FormCell | undefined {
  const [whole] = fields['makeModel'] ?? [];
  const [make] = fields['make'] ?? [];
  const [model] = fields['model'] ?? [];
  const [vehicle] = (fields['vehicle'] ?? []).filter((one) => /^\p{Lu}|^\d{4} \p{Lu}/u.test(textIn(one) ?? ''));
  const [makeText, modelText] = [textIn(make), textIn(model)];
  if (make && makeText !== undefined && modelText !== undefined) {
    const joined = foldText(modelText).startsWith(foldText(makeText)) ? modelText : `${makeText} ${modelText}`;
    return { ...make, value: { kind: 'text', text: joined } };
  }
  const told = (fields['vehicleTold'] ?? []).find((one) => fromMake(textIn(one) ?? '') === textIn(one));
  const source = whole ?? vehicle ?? told ?? make;
  const text = textIn(source);
  if (!source || text === undefined) return undefined;
  // Sentences name the make after words of their own: `The car is a …`.
  const bare = described(
    /^\p{Ll}/u.test(text) || / (?:is|are) (?:an? |the |your )?/i.test(text) ? (fromMake(text) ?? text) : text,
  );
  return /\p{L}{2}/u.test(bare) ? { ...source, value: { kind: 'text', text: bare } } : undefined;
}

/** A description without the mark, the year and what follows them. */
function described(text: string): string {
  return text
    .replace(/\s*[,;(–-]?\s*\b(?:reg(?:istration)?(?: (?:number|no|mark))?:?\s*)?[A-Z]{2}\d{2} ?[A-Z]{3}\b\)?/gi, '')
    .replace(/^(?:19|20)\d{2}\s+|\s*[,(]\s*(?:19|20)\d{2}\)?.*$/g, '')
    .replace(/,?\s+\d{3,4} ?cc\b.*$/i, '')
    .replace(/^(?:your |the )?(?:vehicle|car)[: ]+/i, '')
    .replace(/[\s,;(–-]+$/, '')
    .trim();
}
