// Tenants and landlords that stand in a part of their own without a label that is known: `1. Mr A Smith` beneath `Tenant details`; and
// tenants in the rows of a table.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { textOf, type Box } from '../../../model/page.ts';
import { printedPhrase, printedWords } from '../../../model/printed.ts';
import { isCompanyName } from '../../document/party-names.ts';
import { isTitledName } from '../../document/titles.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { linesIn, type Block } from '../blocks.ts';
import { candidateOf } from '../found-value.ts';

const NUMBER = /^\(?\d{1,2}[.)]?$/;

/** Names with a title that stand alone in the blocks of tenants, numbered or not. */
export const listedTenants = (blocks: readonly Block[]): FieldCandidate[] =>
  namesIn(blocks, 'aboutTenants', isTitledName);

/** The first name with a title, or of a company, that stands alone in the blocks of landlords. */
export const listedLandlord = (blocks: readonly Block[]): FieldCandidate[] =>
  namesIn(blocks, 'aboutLandlord', (text) => isTitledName(text) || isCompanyName(text)).slice(0, 1);

function namesIn(blocks: readonly Block[], part: string, isOwn: (text: string) => boolean): FieldCandidate[] {
  return blocks
    .filter(({ name }) => name === part)
    .flatMap((block) =>
      linesIn(block).flatMap(({ line, phrases }) =>
        phrases.flatMap((phrase): FieldCandidate[] => {
          const [first] = phrase.words;
          const words = first && NUMBER.test(first.text) ? phrase.words.slice(1) : phrase.words;
          const text = textOf(words);
          return isOwn(text) ? [candidateOf({ kind: 'text', text }, printedWords(words, line.page))] : [];
        }),
      ),
    );
}

/** Capitalised words and nothing else. */
const CAPITALISED = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,4}$/u;
/** What else a certificate tells of, in capitals: `ADDRESS OF THE RENTED PROPERTY` under a tenant, beside that of the landlord. */
const OF_DEPOSIT =
  /\b(?:address|property|home|tenancy|tenants?|deposit|landlords?|agents?|date|start|term|rent|amount|scheme)\b/iu;
const SAME_EDGE_PT = 3;
/** Rows of a table stand at most so many text heights apart. */
const ROW_HEIGHTS = 3;

/** Each name with those of the rows beneath it, where it stands first in a row of several cells: `Tenant name | Email | Share`. */
export function withRowsBelow(layout: DocumentLayout, candidates: readonly FieldCandidate[]): FieldCandidate[] {
  return candidates.flatMap((one) => {
    const lines = layout.pages[one.printed.page - 1]?.lines ?? [];
    const at = lines.findIndex(({ phrases: [first] }) => first && isAt(first, one.printed.box));
    const [first, ...cells] = lines[at]?.phrases ?? [];
    if (!first || cells.length === 0) return [one];
    const all = [one];
    let { y0, y1 } = first;
    for (const { page, phrases } of lines.slice(at + 1)) {
      const [name, ...others] = phrases;
      const isRow = others.length === cells.length && others.every((cell, i) => isInColumn(cell, cells[i]));
      const isNear = name && name.y0 - y1 <= ROW_HEIGHTS * (y1 - y0) && Math.abs(name.x0 - first.x0) <= SAME_EDGE_PT;
      if (!isRow || !isNear || !CAPITALISED.test(name.text) || OF_DEPOSIT.test(name.text)) break;
      all.push(
        candidateOf({ kind: 'text', text: name.text }, printedPhrase(name, page), one.confidence, one.lineIndex),
      );
      ({ y0, y1 } = name);
    }
    return all;
  });
}

const isAt = ({ x0, y0 }: Phrase, box: Box): boolean => Math.abs(x0 - box.x0) <= 1 && Math.abs(y0 - box.y0) <= 1;

const isInColumn = (cell: Phrase, other: Phrase | undefined): boolean =>
  other !== undefined && [cell.x0 - other.x0, cell.x1 - other.x1].some((away) => Math.abs(away) <= SAME_EDGE_PT);
