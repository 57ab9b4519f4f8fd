// Covers of which a sentence says no more than that they are taken: `Motor legal cover: included`, `Home emergency is selected`.
import { capitalised, foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { stretchesOfText } from '../../fields/sentences.ts';
import type { Cover } from './covers.ts';

const NAME = String.raw`((?:(?:motor|family|home|car|personal|tax|vehicle|european|uk|windscreen|key|roadside) )?(?:legal (?:cover|protection|expenses|assistance|costs)|emergency|accident|breakdown|windscreen|glass|key|recovery|rescue)(?: (?:cover|assistance|protection|insurance|recovery))*)`;
/** One of them, or two; what follows on a condition is none that is taken. */
const TAKEN = new RegExp(
  String.raw`^(?:(?:your|the|optional) )*${NAME}(?: and ${NAME})?(?:(?:: | ?[–-] | )(?:(?:is|are|have been|has been) )?(?:both )?)(?:included|selected|chosen|taken out|in force)\b(?! (?:if|only|where|when|unless|as an? option))`,
  'iu',
);

/** The covers that sentences say are taken and that no row names, each once. */
export function coversSaidTaken({ pages }: DocumentLayout, known: readonly Cover[]): Cover[] {
  const names = known.map(({ name }) => foldText(name));
  const found: Cover[] = [];
  for (const { printed } of pages.flatMap(stretchesOfText)) {
    // A row of a table says so in its columns.
    const sentences = printed.text.split(/(?<=[.;])\s+(?=\p{Lu})/u);
    if (sentences.length < 2 && !printed.text.endsWith('.')) continue;
    for (const name of sentences.flatMap((one) => TAKEN.exec(one)?.slice(1) ?? [])) {
      const key = foldText(name || '');
      if (key === '' || names.some((one) => one.includes(key) || key.includes(one))) continue;
      names.push(key);
      found.push({ name: capitalised(name), printed });
    }
  }
  return found;
}
