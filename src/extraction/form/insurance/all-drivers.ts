// Who drives: those whom the paper names, and the holders where it names them by what they are.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { RuledForm } from '../form-reading.ts';
import { findDrivers, type Driver } from './drivers.ts';
import type { Named } from './holders.ts';
import { isSamePerson } from './names.ts';
import type { Sections } from './sections.ts';

/** Drivers by name; `Policyholder only` names the holders. */
export function allDrivers(
  { layout, reading: { fields } }: RuledForm,
  sections: Sections,
  holders: readonly Named[],
): Driver[] {
  const texts = fields['driversText'] ?? [];
  const named = findDrivers(layout, sections, texts);
  const withHolder = texts.find(
    ({ printed }) =>
      /^(?:the )?(?:policyholder|insured|proposer|you)(?:'s)?\b/i.test(printed.text) &&
      /policyholder|insured|proposer|^you\b/i.test(printed.text),
  );
  const [first] = holders;
  // Who is asked for their licence drives.
  if (named.length === 0 && !withHolder && first && asksLicence(layout)) return [first];
  // `Who else drives the car?` is asked of the one who drives.
  if (!withHolder && first && asksElse(layout) && !named.some((one) => isSamePerson(one.name, first.name)))
    return [first, ...named];
  if (!withHolder || !first) return named;
  const own: Driver[] = (
    /\b(?:policyholders|insureds|proposers)\b/i.test(withHolder.printed.text) ? holders : [first]
  ).map(({ name }) => ({ name, printed: withHolder.printed }));
  return [
    ...own.filter(
      ({ name }) =>
        !named.some(
          (one) => foldText(one.name).endsWith(foldText(name)) || foldText(name).endsWith(foldText(one.name)),
        ),
    ),
    ...named,
  ];
}

const asksElse = (layout: DocumentLayout): boolean =>
  layout.pages.some(({ lines }) =>
    lines.some(({ phrases }) => phrases.some(({ text }) => /^who else (?:drives|will|can|may|is)\b/i.test(text))),
  );

const asksLicence = (layout: DocumentLayout): boolean =>
  layout.pages.some(({ lines }) =>
    lines.some(({ phrases }) => phrases.some(({ text }) => /^(?:driving )?licen[cs]e(?: type| held)?:?$/i.test(text))),
  );
