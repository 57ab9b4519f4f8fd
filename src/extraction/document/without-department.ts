// The name of a company without the department that its letterhead sets behind it: `Alder Bank Mortgage Operations`.
import { foldText } from '../../kernel/text.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout } from '../../model/layout.ts';

/** What departments are for, and what they are called; the last word is one of the latter. */
const DEPARTMENT =
  /^(?: (?:mortgages?|lending|loans?|home|retail|savings|banking|account|customer|borrower|existing|personal|central|payments?|collections?|claims?|policy|services?|service|servicing|operations?|completions?|redemptions?|support|the|and|of))*? (?:operations|operational centre|centre|center|department|dept|team|administration|admin|servicing|support|relations|(?:customer|client|borrower|account|member) services?|service (?:centre|desk)|correspondence|enquiries)$/;

/** What a name may end in that is whole. */
const WHOLE = /\b(?:bank|building society|plc|limited|ltd|llp|credit union)$/;

/** `name` as far as the paper or the register knows it for a name by itself (`Alder Mortgages` of a bank in the register is Alder); as it is, where it ends in no department or all of it is known. */
export function withoutDepartment(name: string, known: readonly string[], layout: DocumentLayout): string {
  const words = name.split(' ');
  if (known.some((one) => foldText(one) === foldText(name))) return name;
  const count = words.findIndex((_, i) => {
    const own = foldText(words.slice(0, i + 1).join(' '));
    const rest = foldText(words.slice(i + 1).join(' '));
    if (rest === 'mortgages') return known.some((one) => foldText(one) === own);
    return (
      DEPARTMENT.test(` ${rest}`) &&
      (WHOLE.test(own) || known.some((one) => foldText(one) === own) || namesOn(layout).has(own))
    );
  });
  return count < 0 ? name : words.slice(0, count + 1).join(' ');
}

/** Whether a name ends in what departments are called, and in nothing that companies are. */
export const isDepartment = (name: string): boolean =>
  foldText(name)
    .split(' ')
    .some((_, i, words) => i > 0 && DEPARTMENT.test(` ${words.slice(i).join(' ')}`));

/** Every phrase of a paper, and each without what the law has a company add to its name. */
const namesOn = madeOnce(
  ({ pages }: DocumentLayout): ReadonlySet<string> =>
    new Set(
      pages
        .flatMap(({ lines }) => lines.flatMap(({ phrases }) => phrases))
        .flatMap(({ text }) => {
          const company = /^(.{2,60}?) (?:plc|limited|ltd|llp)\b/i.exec(text)?.[1];
          return [text, ...(company === undefined ? [] : [company])].map(foldText);
        }),
    ),
);
