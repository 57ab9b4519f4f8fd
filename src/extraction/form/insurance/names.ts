// Names of persons on papers of insurance: what is one, and whether two are of the same person.
import { foldText } from '../../../kernel/text.ts';
import { isParticle } from '../../document/party-names.ts';
import { haveOtherTitles, withoutTitle } from '../../document/titles.ts';

/** Words that stand where names do and are none. */
const NOT_NAME =
  /\b(?:dear|policy ?holders?|insured|proposer|driver|drivers|any|spouse|partner|none|no|yes|not|only|and|or|licensed|over|other|others|named|who|full|uk|provisional|licence|date|birth|occupation|relationship|main|additional|address|policy|details|covered|with|name|the|your|you|for|of|to|held|years?|cover|comprehensive|included|excess|claims?|total|limited|ltd|plc|see|certificate|insurance|vehicle|car|home|use|title|married|single|male|female|teacher|manager|employed|retired|same|as|above|job|occupation|profession|licen[cs]e|convictions?|gender|employment|status|postcode|telephone|email|premium|number|apartment|flat|cottages?|mill|contents|buildings|belongings|sums?|correspondence|excesses|premiums|benefits|clauses|particulars|storage|endorsements|authority|ombudsman|executive|chairman|director|secretary|underwriter|general|questions?|answers?|assumptions?|declarations?|statements?|history|information|household|modifications?|payments?|summary|regulat(?:ed|ion)|authori[sz]ed|party|theft)\b/i;

/** What limits those who are named: `Only Ann Lee, born …`. */
export const LIMITS = /^(?:only|just|solely|both|either) (?=\p{Lu})/iu;

/** A name without what is said of it: `Sarah Smith (spouse)`, `James Smith – main driver`, `Ann Lee, born 1 May 1980`. */
export function nameIn(text: string): string | undefined {
  const name = text
    .replace(/^[\s•*·▪◦–-]+|^\(?(?:\d{1,2}|[a-z])[.)]\s+|^\d{1,2}\s+(?=\p{Lu})/u, '')
    .replace(LIMITS, '')
    .replace(/^(?:the )?(?:policyholder|proposer|insured|main driver|named driver)\s*(?:[-–:,(]|is)\s*/i, '')
    .replace(/(?<!\b(?:mr|mrs|ms|dr|prof|rev|st|\p{L}))\.\s+\S.*$/iu, '')
    .replace(/\s+(?:is|are|was|will|may|can|who|also|has|have)\b.*$/, '')
    .replace(/\s*(?:\(|\[|\s[-–—]\s|,\s|:\s|\bborn\b|\bdob\b|\bdate of birth\b).*$/i, '')
    .replace(/[.,;:)]+$/, '')
    .trim();
  return name === '' ? undefined : name;
}

/** Whether a cell names the holder by what they are: `Policyholder`, `You`. */
export const isHolderWord = (text: string): boolean =>
  /^(?:the )?(?:policy ?holder|proposer|insured|you|yourself|self|main driver)$/i.test(text);

/** Two to six capitalised words that no label holds; one, after a title. */
export function isPersonName(text: string): boolean {
  const bare = withoutTitle(text);
  const words = bare.split(' ');
  return (
    words.length >= (bare === text ? 2 : 1) &&
    words.length <= 6 &&
    words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || isParticle(word.toLowerCase())) &&
    !NOT_NAME.test(bare)
  );
}

const bareWords = (name: string): string[] => foldText(withoutTitle(name)).split(' ').filter(Boolean);

/** Whether two names are of one person: the same last word, and first words that begin alike or stand for one another. */
export function isSamePerson(a: string, b: string): boolean {
  const [one, other] = [bareWords(a), bareWords(b)];
  if (haveOtherTitles(a, b)) return false;
  if (one.join(' ') === other.join(' ')) return true;
  const hyphen = (name: string): string => foldText(name.split(' ').at(-1) ?? '');
  const [first, second] = [one[0] ?? '', other[0] ?? ''];
  if (one.length < 2 || other.length < 2) return false;
  if (hyphen(a) !== hyphen(b)) return false;
  const given =
    first === second ||
    (first.length === 1 && second.startsWith(first)) ||
    (second.length === 1 && first.startsWith(second));
  if (!given) return false;
  const middles = (words: readonly string[]): readonly string[] =>
    words.slice(1, -foldText(a.split(' ').at(-1) ?? '').split(' ').length);
  const [less, more] = [middles(one), middles(other)].sort((x, y) => x.length - y.length);
  return (less ?? []).every((word, i) => (more?.[i] ?? '').startsWith(word) || word.startsWith(more?.[i] ?? ' '));
}
