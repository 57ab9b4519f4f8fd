// What a cover covers, by its name: the kinds that a node can tell apart.
import { foldText } from '../../../kernel/text.ts';

/** Every kind of cover that a node can name. */
type CoverFlag =
  | 'buildings'
  | 'contents'
  | 'accidents'
  | 'emergency'
  | 'legal'
  | 'possessions'
  | 'damage'
  | 'thirdParty'
  | 'fireTheft'
  | 'windscreen';

const FLAGS: readonly (readonly [CoverFlag, RegExp])[] = [
  [
    'buildings',
    /\bbuildings?\b|^rebuilding\b|^(?:(?:the|main|private|your) )*(?:(?:farm ?|dwelling )?house|home|dwelling|residence|cottage|bungalow)$/,
  ],
  ['contents', /^household goods\b|\bcontents\b(?!.*\bfreezer)(?<!freezer contents)/],
  ['accidents', /\baccidental damage\b|\bpersonal accident\b/],
  ['emergency', /\bhome emergency\b|\bemergency\b/],
  // What is owed to others by law is no cost of going to it.
  ['legal', /\blegal\b(?! liabilit)/],
  ['possessions', /\b(?:possessions|belongings|away from home|pedal cycles?|bicycles?|specified items|valuables)\b/],
  ['windscreen', /\b(?:windscreen|glass)\b/],
];

/** What a cover's name says it covers. */
export function coverFlags(name: string): CoverFlag[] {
  // `Contents excluding accidental damage` covers none of what it leaves out.
  const words = foldText(name).replace(/\b(?:excluding|excl|without|except|not including)\b.*$/, '');
  return FLAGS.filter(([, is]) => is.test(words)).map(([flag]) => flag);
}

/** What a level of motor cover covers. */
export function motorFlags(cover: string): Readonly<Partial<Record<CoverFlag, boolean>>> {
  const words = foldText(cover);
  if (/^(?:fully )?comp/.test(words)) return { damage: true, thirdParty: true, fireTheft: true };
  if (/^(?:third party.*fire|tpft)/.test(words)) return { damage: false, thirdParty: true, fireTheft: true };
  if (/^(?:third party|tpo)/.test(words)) return { damage: false, thirdParty: true, fireTheft: false };
  return {};
}
