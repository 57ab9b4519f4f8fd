// Words by which parts of a cover are named.
import { foldText } from '../../../kernel/text.ts';

const COVER =
  /\b(?:buildings?|rebuilding|household goods|dwellings?|residence|annex(?:e)?|garages?|stables|contents|possessions|belongings|valuables|pedal cycles?|bicycles?|cycles?|money|credit cards?|garden|freezer|outbuildings|sheds?|liability|alternative accommodation|legal|emergency|accidental damage|jewellery|works? of art|specified|unspecified|high risk items|home office|business equipment|student|theft from|loss of rent|rent|trace and access|keys?|locks|windscreen|glass|audio|in car|sat ?nav|courtesy car|replacement car|breakdown|personal accident|personal effects|child (?:car )?seats?|medical expenses|misfuell?ing|freezers?|food|third party property|legal protection|expenses|items?|fixtures|laptops?|gadgets?|mobile phones?|caravans?|tools|hotel|overnight|uninsured loss|driving abroad|european|foreign use|guaranteed|pets?|wedding gifts?|religious|art|antiques|collections?|collectables|watches|furs|wine|guns|sports equipment|musical instruments|cameras?|computers?|spectacles|hearing aids?|golf|camping|outdoor items|identity theft|title deeds|downloads?|hot tubs?|greenhouses?|oil|metered water|visitors|domestic (?:staff|employees)|public liability|occupiers|plants|gravestones?|marquees?|solar|tenants improvements|fire|escape of water|water damage|ground movement|subsidence|storm|flood|theft|malicious|impact)\b|^(?:(?:the|main|private) )*(?:house|home|dwelling house)$/;

/** Whether folded words name a part of the cover. */
export const namesCover = (words: string): boolean => COVER.test(words);

/** Whether words as printed do. */
export const isCoverName = (name: string): boolean => namesCover(foldText(name));
