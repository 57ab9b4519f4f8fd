// The country of an address: the line beneath its postcode, where that names one of these islands'.
import type { DocumentLayout } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';

const COUNTRY =
  /^(?:(?:the )?united kingdom|u\.?k\.?|g\.?b\.?|great britain|england|scotland|wales|cymru|northern ireland|(?:republic of )?ireland|jersey|guernsey|isle of man)$/i;
/** The line stands at most this many text heights beneath the postcode, and begins or ends within so many points of it. */
const GAP = 1.1;
const SAME_EDGE_PT = 3;

/** The country beneath a postcode, as printed; undefined where none stands there. */
export function countryBelow({ pages }: DocumentLayout, { page, box }: Printed): Printed | undefined {
  const height = box.y1 - box.y0;
  const found = (pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ x0, x1, y0, text }) =>
        y0 > box.y0 + 0.5 * height &&
        y0 - box.y1 <= GAP * height &&
        (Math.abs(x0 - box.x0) <= SAME_EDGE_PT || Math.abs(x1 - box.x1) <= SAME_EDGE_PT) &&
        COUNTRY.test(text),
    );
  return found && printedPhrase(found, page);
}
