// A second holder without a title, on a line of its own beneath the first and over the number of their house: `Ada Lark` over `Tom Wren` over
// `4 Mill Lane`. Houses are called by two words as well (`Rose Lea`), so that only a paper of a joint account settles it.
import type { DocumentLayout } from '../../model/layout.ts';
import { isPremises } from './address-lines.ts';
import { isCompanyName, looksLikeName } from './party-names.ts';

const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){1,2}$/u;
/** Words that houses and buildings are called by, and no family. */
const OF_HOUSES =
  /^(?:the|old|upper|lower|high|great|little|saint|st|north|south|east|west|new|royal) |\b(?:house|cottages?|court|lodge|farm|farmhouse|views?|villas?|manor|grange|croft|heights|point|towers?|buildings?|works|wharf|quay|rectory|vicarage|parsonage|manse|bungalow|end|corner|nook|meadows?|elms|pines|firs|beeches|cedars|willows|limes|rise|way|yard|square|chambers|flats?|mansions?|apartments?|estate|centre|block|studios?|arcade|exchange|warehouse|foundry|brewery|maltings|school|college|station|hotel|inn|arms|priory|granary|dairy|orchards?|gardens?|hollow|annexe?|hostel|plaza|campus|residences?|business|industrial|trading|retail)$/i;
/** Words that families are called by as well. */
const OF_BOTH =
  /\b(?:halls?|mills?|barns?|bank|place|forge|fields?|oaks?|walk|row|gate|side|church|chapel|abbey|castle|dene|dale|ridge|lea|haven|hill|park|green|vale|cross|grove|mount|brook|stables)$/i;

/** Whether a line may be the name of another person, though a house may be called so as well. */
export const mayBeSecond = (text = ''): boolean =>
  NAME.test(text) && looksLikeName(text) && !isPremises(text) && !isCompanyName(text) && !OF_HOUSES.test(text);

/** Whether a line is likelier a person than a house. */
const isPerson = (text: string): boolean => mayBeSecond(text) && !OF_BOTH.test(text);

/** How many of these lines, from the first, are names over the number of a house: none where a line between may be anything else. */
export function namesOverNumber(lines: readonly string[]): number {
  const number = lines.findIndex(isNumbered);
  return number > 0 && number <= MOST && lines.slice(0, number).every(isPerson) ? number : 0;
}

const MOST = 3;

/** `14b Mill Lane`, `Flat 2`: not what a house is called besides. */
const isNumbered = (text: string): boolean => isPremises(text) && /\d/.test(text);

/** Whether a title or a label at the head of a paper calls the account a joint one; entries and small print speak of others. */
export function isJoint({ pages: [page] }: DocumentLayout): boolean {
  return (page?.lines ?? [])
    .filter(({ y0 }) => y0 < HEAD_PART * (page?.heightPt ?? 0))
    .some(({ text, phrases }) => !ENTRY.test(text) && phrases.some((phrase) => JOINT.test(phrase.text)));
}

const HEAD_PART = 0.35;
/** A row begins with a day. */
const ENTRY = /^\d{1,4}[ ./-](?:\d{1,2}|\p{L}{3,9})\b/u;
const JOINT =
  /^(?:(?:your|our|my|the|\p{Lu}[\p{L}'’-]+) ){0,3}joint (?:\p{L}+ ){0,3}?(?:account|saver|savings|isa|current|statement)(?: \p{L}+){0,3}$|^(?:account )?(?:type|product|name)(?: of account)?\W+(?:\p{L}+ )?joint\b|^joint$/iu;
