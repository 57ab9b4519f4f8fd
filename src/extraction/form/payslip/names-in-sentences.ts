// Who is paid, where a heading or a sentence says so: `Payslip for Priya Patel`, `Ms Nerys Vaughan, your pay for November`.
import { printedWords, type Printed } from '../../../model/printed.ts';
import type { Row } from './cells.ts';

/** `Payslip for Priya Patel for the period …`. */
const PAYSLIP_FOR =
  /\b(?:[Pp]ay ?[Ss]lip|[Pp]ay [Aa]dvice|[Ss]alary [Aa]dvice|[Pp]ay [Ss]tatement|[Rr]emuneration [Ss]tatement|[Ee]arnings [Ss]tatement|[Pp]ay) (?:(?:was |is |has been )?(?:prepared|produced|made|issued|created) (?:for|to)|for|of) ((?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der)(?: (?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der)){1,4})(?= for\b| -| –|,|\.(?: |$)|$| period\b| \()/u;

/** No greeting is a name: `Hello Nerys`. */
const FULL_NAME = String.raw`((?!(?:[Hh]ello|[Hh]i|[Hh]ey|[Dd]ear|[Gg]ood|[Tt]hanks?|[Ww]elcome|[Mm]orning|[Aa]fternoon)\b)(?:\p{Lu}[\p{L}'’.-]*)(?: (?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der|bin|al)){1,5})`;
const TO_THE_PAID = String.raw`(?:your|you|you[’']ve|here|here[’']s|this|these|we|we[’']ve|thank|below|please)\b`;
/** `Mrs N Vaughan, your pay for …`, `Dear Nerys Vaughan, here is what we paid you`. */
const ADDRESSED = new RegExp(
  String.raw`^(?:(?:[Hh]ello|[Hh]i|[Dd]ear),? |(?=(?:Mrs?|Miss|Ms|Mx|Dr|Prof|Rev)\b))${FULL_NAME}(?:[,:]| [–—-]) ${TO_THE_PAID}`,
  'u',
);
/** Without greeting and title only a sentence shows that no company names itself over its heading. */
const ADDRESSED_BARE = new RegExp(String.raw`^${FULL_NAME}, ${TO_THE_PAID}(?: \S+){5}`, 'u');
/** `Here is your payslip, Nerys Vaughan`. */
const ADDRESSED_LAST = new RegExp(
  `^(?:[Yy]our|[Hh]ere(?:’s|'s| is) your|[Tt]his is your) (?:[a-z]+ ){0,2}(?:pay ?slip|pay|pay advice|earnings|wages|salary)(?: for [^,]{3,30})?, ${FULL_NAME}[.!]?$`,
  'u',
);

/** `We pay Nerys Vaughan (payroll number 20418)`: who else is paid, a pension fund for one, has no such number. */
const WE_PAY = new RegExp(
  String.raw`^We (?:pay|paid|have paid|are paying) ${FULL_NAME}(?= \((?:payroll|employee|staff|works|personnel)\b)`,
  'u',
);
const TOLD = [PAYSLIP_FOR, ADDRESSED, ADDRESSED_BARE, ADDRESSED_LAST, WE_PAY];

/** The names of those whom a sentence or a heading says the payslip is for, in the order of the page. */
export function namesInSentences(
  rows: readonly Row[],
): readonly { readonly text: string; readonly printed: Printed }[] {
  return rows.flatMap(({ cells, page }) =>
    cells.flatMap(({ text, words }) => {
      const [name] = TOLD.flatMap((told) => told.exec(text)?.[1] ?? []);
      return name === undefined ? [] : [{ text: name, printed: printedWords(words, page) }];
    }),
  );
}
