// Account numbers and their like, with the checks that standards give them.
import { isCountryCode } from './country-codes.ts';

/** A UK sort code as `12-34-56`, or undefined. */
export function readSortCode(text: string): string | undefined {
  const match = /^(\d{2})(?:\s?[-–]\s?|\s)?(\d{2})(?:\s?[-–]\s?|\s)?(\d{2})$/.exec(text.trim());
  return match ? match.slice(1).join('-') : undefined;
}

/** A UK account number of seven or eight digits (BACS), without spaces, or undefined; noughts alone stand for one. */
export function readAccountNumber(text: string): string | undefined {
  const digits = text.trim().replace(/[\s-]/g, '');
  return /^(?!0+$)\d{7,8}$/.test(digits) ? digits : undefined;
}

/** An IBAN without spaces whose check digits hold (ISO 13616, ISO 7064 mod 97-10), or undefined. */
export function readIban(text: string): string | undefined {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1 ? iban : undefined;
}

/** A BIC of 8 or 11 characters whose fifth and sixth name a country (ISO 9362), or undefined. */
export function readBic(text: string): string | undefined {
  const bic = text.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) && isCountryCode(bic.slice(4, 6)) ? bic : undefined;
}

/** A card number as printed, usually masked: 13 to 19 digits or mask characters in groups, or a mask and four digits. */
export function readCardNumber(text: string): string | undefined {
  const printed = text.trim().replace(/\s+/g, ' ');
  if (/^(?:ending|ends|ending in|ending with|ends in|last (?:four|4) digits) \d{4}$/i.test(printed)) return printed;
  if (!/^[\dXx*•●·#.\s-]+$/.test(printed)) return undefined;
  const cells = printed.replace(/[\s-]/g, '');
  const whole = cells.length >= 13 && cells.length <= 19 && /\d{4}$|\d{3}$|\d{5}$/.test(cells);
  const short = /^[Xx*•●·#.]{2,}\d{3,5}$/.test(cells);
  return whole || short ? printed : undefined;
}

/** A UK postcode anywhere in a text, in capitals. */
export const POSTCODE_INSIDE = /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z\d])/u;

const POSTCODE = /(?:^|[\s,])(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i;

/** The UK postcode at the end of `text` as `AB1 2CD`, and what stands before it, or undefined. */
export function postcodeAtEnd(text: string): { readonly postcode: string; readonly before: string } | undefined {
  const match = POSTCODE.exec(text.trim());
  if (!match?.[1]) return undefined;
  const bare = match[1].replace(/\s/g, '').toUpperCase();
  return {
    postcode: `${bare.slice(0, -3)} ${bare.slice(-3)}`,
    before: text.trim().slice(0, match.index).replace(/,$/, '').trim(),
  };
}

/** Prefixes that HMRC does not give out (NIM39110). */
const NO_NI_PREFIX = /^(?:BG|GB|NK|KN|TN|NT|ZZ)/;

/** A National Insurance number as `AB123456C` (HMRC NIM39110), or undefined. */
export function readNationalInsuranceNumber(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/.test(bare) && !NO_NI_PREFIX.test(bare) ? bare : undefined;
}

/** A PAYE tax code (`1257L`, `S1257L M1`, `BR`, `K475`, `0T`), spaces single, or undefined. That it is cumulative goes without saying. */
export function readTaxCode(text: string): string | undefined {
  const code = text.trim().replace(/\s+/g, ' ').toUpperCase();
  const grammar =
    /^[SC]?(?:\d{1,4}[LMNT]|K\d{1,4}|BR|0T|NT|D[0-8])(?:[ /]0| ?(?:-|\/ ?)?\(?(?:WK? ?1|M(?:TH)? ?1|X|WK? ?1 ?\/ ?M(?:TH)? ?1|CUM(?:UL(?:ATIVE)?)?|NONCUM)\)?)?$/;
  return grammar.test(code)
    ? code.replace(/ ?(?:\/ ?)?\(?CUM(?:UL(?:ATIVE)?)?\)?$|[ /]0$/, '').replace(/[()]/g, '')
    : undefined;
}

/** A British vehicle registration mark as printed: current, prefix, suffix, dateless or Northern Irish form; or undefined. */
export function readRegistration(text: string): string | undefined {
  const mark = text.trim().replace(/\s+/g, ' ').toUpperCase();
  const bare = mark.replace(/ /g, '');
  const forms =
    /^(?:[A-Z]{2}\d{2}[A-Z]{3}|[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z]|[A-Z]{1,3}\d{1,4}|\d{1,4}[A-Z]{1,3})$/;
  // `1497 cc` is the capacity of an engine.
  return forms.test(bare) && /\d/.test(bare) && !/^\s*\d{3,4} ?cc\s*$/.test(text) ? mark : undefined;
}
