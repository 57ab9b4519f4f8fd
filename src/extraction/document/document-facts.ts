// What a document says of itself: who issued it, in which currency, and to which address.
import { tidySpaces } from '../../kernel/text.ts';
import type { FactRow } from '../../model/facts.ts';
import { countryBelow } from './address-country.ts';
import type { AddressBlock } from './parties.ts';
import { factOf, joinedPieces, present } from './make-facts.ts';
import type { DocumentContext } from './document-context.ts';

/** Facts that hold for a whole file. */
export function documentFacts(context: DocumentContext): FactRow {
  const { issuer, address, currency } = context;
  return {
    ...present({
      issuerName:
        issuer && factOf(context, issuer.name, issuer.printed, { rule: 'issuer', confidence: issuer.confidence }),
      currency: { value: currency },
    }),
    ...(address ? addressFacts(context, address) : {}),
  };
}

/** An address block as facts. */
function addressFacts(context: DocumentContext, { lines, postcode, postcodePrinted }: AddressBlock): FactRow {
  const country = countryBelow(context.layout, postcodePrinted);
  const texts = lines.map((line) => tidySpaces(line.text.replace(/,$/, '')));
  return {
    addressLines: factOf(context, texts, joinedPieces(lines), { rule: 'address' }),
    postcode: factOf(context, postcode, postcodePrinted, { rule: 'postcode', confidence: 0.95 }),
    ...present({ country: country && factOf(context, tidySpaces(country.text), country, { rule: 'country' }) }),
  };
}
