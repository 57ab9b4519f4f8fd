// What a statement says of itself: who issued it, in which currency, and to which address.
import { tidySpaces } from '../../../kernel/text.ts';
import type { FactRow } from '../../../model/facts.ts';
import type { AddressBlock } from '../parties.ts';
import { factOf, joinedPieces, present } from './make-facts.ts';
import type { StatementContext } from './statement-context.ts';

/** Facts that are the same for every account of a file. */
export function documentFacts(context: StatementContext): FactRow {
  const { issuer, address, currency, accountType } = context;
  return {
    ...present({
      issuerName:
        issuer && factOf(context, issuer.name, issuer.printed, { rule: 'issuer', confidence: issuer.confidence }),
      classAccountType: { value: accountType },
      currency: { value: currency },
    }),
    ...(address ? addressFacts(context, address) : {}),
  };
}

function addressFacts(context: StatementContext, { lines, postcode, postcodePrinted }: AddressBlock): FactRow {
  const texts = lines.map((line) => tidySpaces(line.text.replace(/,$/, '')));
  return {
    addressLines: factOf(context, texts, joinedPieces(lines), { rule: 'address' }),
    postcode: factOf(context, postcode, postcodePrinted, { rule: 'postcode', confidence: 0.95 }),
  };
}
