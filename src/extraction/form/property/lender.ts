// Who would lend: an illustration has a section about the lender, and sentences that name it.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedWords } from '../../../model/printed.ts';
import { isCompanyName } from '../../document/party-names.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import type { FormReading } from '../form-reading.ts';
import { wholeCompany } from '../whole-company.ts';
import { isKindAlone, issuerInLetterhead, LENDER, MORTGAGE_TITLE } from './letterhead.ts';
import { LABELLED } from '../../fields/labelled.ts';

/** A name, and no cell beside it: tables of fees say who is paid, and when. */
const NAME =
  /^(?!(?:Section \d|Part \d|Key ?[Ff]acts|ESIS|KFI|On|At|Before|After|With|When|Upon|By|In|Yes|No|None|Lender)\b)\p{Lu}/u;

const HEADING =
  /^(?:section )?\d{0,2}[:.)]? ?(?:the |your |about the |about your |details of the |details of your )?(?:(?:mortgage )?lender|lender(?:'s|’s)? details|lender \(creditor\))(?: details| information)?$/i;
/** The first column of rows under the heading, beside the name. */
const ROW =
  /^(?:(?:full |legal |company |registered |trading |lender(?:'s|’s)? )?name|company|identity|lender)(?: of (?:the )?lender)?:?$/i;
/** Labels of such rows: no name. */
const IS_LABEL = /^(?:name|address|phone|telephone|tel|email|e-mail|website|web|contact|identity)\b/i;
/** Rows after the heading that the name may stand in. */
const ROWS = 3;

/** Whom the first section is about: its heading stands over the lender's name and address. */
function underHeading(layout: DocumentLayout): FieldCandidate | undefined {
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      const named = rowBesideHeading(line);
      if (named) return candidateOf({ kind: 'text', text: named.text }, printedWords(named.words, page.number));
      if (!HEADING.test(line.text)) continue;
      const rows = page.lines.slice(at + 1, at + 1 + ROWS);
      // In columns what stands on the next line may be of another section.
      const beneath =
        rows.flatMap(({ phrases }) => phrases).find((one) => overlapsAcross(one, line)) ?? rows[0]?.phrases[0];
      const beside = rows.find(({ phrases }) => phrases.length > 1 && ROW.test(phrases[0]?.text ?? ''))?.phrases[1];
      const phrase = beside ?? beneath;
      const name = /^[^,.;:–]{2,60}/u.exec(phrase?.text ?? '')?.[0].trim() ?? '';
      if (phrase && NAME.test(name) && !isKindAlone(name) && !(phrase === beneath && IS_LABEL.test(name)))
        return candidateOf({ kind: 'text', text: name }, printedWords(phrase.words, page.number));
    }
  }
  return undefined;
}

/** The name in the first row of the section, where the heading stands beside its rows, on either side. */
function rowBesideHeading({ phrases }: Line): Phrase | undefined {
  if (phrases.length !== 3 || !phrases.some(({ text }) => HEADING.test(text) && !ROW.test(text))) return undefined;
  const row = phrases.findIndex(({ text }) => ROW.test(text));
  const name = row < 0 ? undefined : phrases[row + 1];
  return name && NAME.test(name.text) && !HEADING.test(name.text) && !isKindAlone(name.text) ? name : undefined;
}

/** Where the lender lives, after its name: with a postcode, or after what ends the name of a company. */
const ADDRESS =
  /,\s.*\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b.*$|\s\((?:a |the )?(?:trading|brand|part|division)\b.*$|,\s\d+[a-z]?\s.*$|(?<=\b(?:plc|ltd|limited|llp|building society|bank|mortgages|home ?loans|society)),\s.*$/i;

/** Whom the lender's own section names, else the letterhead. */
export function lenderOf(layout: DocumentLayout, { fields }: FormReading): FieldCandidate | undefined {
  const named =
    fields['lender']?.filter(
      ({ value }) => value.kind === 'text' && NAME.test(value.text) && !isKindAlone(value.text),
    ) ?? [];
  const labelled = named.filter(({ confidence }) => confidence >= LABELLED);
  // What a label names is whom the paper calls the lender, though a sentence tells the company by its full name.
  const bearing = (labelled.length > 0 ? labelled : named).find(
    ({ value }) => value.kind === 'text' && LENDER.test(value.text),
  );
  if (bearing?.value.kind === 'text')
    return { ...bearing, value: { kind: 'text', text: bearing.value.text.replace(ADDRESS, '') } };
  return labelled[0] ?? underHeading(layout) ?? named[0] ?? issuerInLetterhead(layout, LENDER, MORTGAGE_TITLE);
}

const COMPANY_END = /\b(?:limited|ltd|plc|building society)$/i;

/** The lender by a label of its own, on as many lines as its cell takes: whose letter it is may be who looks after the loan. */
export function namedLender(layout: DocumentLayout, { fields }: FormReading): FieldCandidate | undefined {
  const named = fields['lender']?.find(
    ({ value, confidence }) =>
      confidence >= LABELLED &&
      value.kind === 'text' &&
      (LENDER.test(value.text) || isCompanyName(value.text)) &&
      !isKindAlone(value.text),
  );
  const isWhole = named?.value.kind === 'text' && named.printed.text.endsWith(named.value.text);
  const printed = isWhole ? wholeCompany(layout, named.printed, COMPANY_END) : undefined;
  return named && printed ? { ...named, printed, value: { kind: 'text', text: printed.text } } : named;
}

/** Whether the name of a company that a candidate gives stands on the paper a second time. */
export function isPrintedTwice({ pages }: DocumentLayout, { value, printed }: FieldCandidate): boolean {
  const name = value.kind === 'text' && COMPANY_END.test(value.text) ? ` ${foldText(value.text)} ` : undefined;
  return pages.some(({ number, lines }) =>
    lines.some(
      ({ text, y0 }) =>
        name !== undefined &&
        ` ${foldText(text)} `.includes(name) &&
        (number !== printed.page || Math.abs(y0 - printed.box.y0) > 1),
    ),
  );
}
