// Tenants that stand in a part of their own without a label: `1. Mr A Smith` beneath `Tenant details`.
import { textOf } from '../../../model/page.ts';
import { printedWords } from '../../../model/printed.ts';
import { isTitledName } from '../../document/titles.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { linesIn, type Block } from '../blocks.ts';
import { candidateOf } from '../found-value.ts';

const NUMBER = /^\(?\d{1,2}[.)]?$/;

/** Names with a title that stand alone in the blocks of tenants, numbered or not. */
export function listedTenants(blocks: readonly Block[]): FieldCandidate[] {
  return blocks
    .filter(({ name }) => name === 'aboutTenants')
    .flatMap((block) =>
      linesIn(block).flatMap(({ line, phrases }) =>
        phrases.flatMap((phrase): FieldCandidate[] => {
          const [first] = phrase.words;
          const words = first && NUMBER.test(first.text) ? phrase.words.slice(1) : phrase.words;
          const text = textOf(words);
          return isTitledName(text) ? [candidateOf({ kind: 'text', text }, printedWords(words, line.page))] : [];
        }),
      ),
    );
}
