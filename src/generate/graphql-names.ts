// How things are called in GraphQL: types without prefix, enum values in capitals, several nodes of a class in the plural.

/** The GraphQL type of a class: `ark:Transaction` is Transaction. */
export const typeName = (name: string): string => name.replace(/^ark:/u, '');

/** A description. */
export const quote = (text: string): string => `"""${text.replaceAll('"""', '\\"""')}"""`;

/** A word as the name of an enum value: `PAYMENT:CARD` is PAYMENT_CARD, `ark:BankAccount` BANK_ACCOUNT, `Four-weekly` is FOUR_WEEKLY, `amount.currency` is AMOUNT_CURRENCY. */
function enumName(word: string): string {
  return typeName(word)
    .replaceAll(/([a-z])([A-Z])/gu, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/gu, '_')
    .toUpperCase();
}

/** An enum value with the word that stands for it in JSON. */
export function enumValue(word: string, comment = `In JSON: ${word}`): readonly string[] {
  return [`  ${quote(comment)}`, `  ${enumName(word)} @json(word: ${JSON.stringify(word)})`];
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])y$/u, '$1ies'],
  [/is$/u, 'es'],
  [/(s|x|ch|sh)$/u, '$1es'],
  [/$/u, 's'],
];

/** The field that lists nodes of a class: `ark:Residency` is residencies. */
export function pluralField(className: string): string {
  const name = typeName(className);
  const [ending, plural] = ENDINGS.find(([pattern]) => pattern.test(name)) ?? [/$/u, 's'];
  return name.charAt(0).toLowerCase() + name.slice(1).replace(ending, plural);
}
