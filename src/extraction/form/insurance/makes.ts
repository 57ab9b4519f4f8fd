// Makes of cars, vans and motorcycles on British roads: where a description begins that no label of its own sets apart.
const MAKES =
  /(?<![\p{L}\d])(?:abarth|alfa romeo|aprilia|aston martin|audi|austin|bentley|bmw|byd|chevrolet|chrysler|citro[eë]n|cupra|dacia|daewoo|daihatsu|dodge|ds|ducati|ferrari|fiat|ford|genesis|gwm|harley.davidson|honda|hyundai|ineos|infiniti|isuzu|iveco|jaecoo|jaguar|jeep|kawasaki|kgm|kia|ktm|lamborghini|lancia|land rover|ldv|leapmotor|levc|lexmoto|lexus|lotus|man|maserati|maxus|mazda|mclaren|mercedes(?:.benz)?|mg|mini|mitsubishi|morgan|morris|nissan|omoda|ora|perodua|peugeot|piaggio|polestar|porsche|proton|range rover|reliant|renault|rolls.royce|rover|royal enfield|saab|seat|[sš]koda|smart|ssangyong|subaru|suzuki|tesla|toyota|triumph|tvr|vauxhall|vespa|volkswagen|volvo|vw|xpeng|yamaha)(?![\p{L}\d])/iu;

/** Whether a text is the name of a make and nothing more. */
export const isMake = (text: string): boolean => MAKES.exec(text.trim())?.[0] === text.trim();

/** Whether a text names a make anywhere. */
export const namesMake = (text: string): boolean => MAKES.test(text);

/** A description from its make on; undefined where no known make is named, or only in small letters that other words share. */
export function fromMake(text: string): string | undefined {
  const found = MAKES.exec(text);
  return found && /^\p{Lu}/u.test(found[0]) ? text.slice(found.index) : undefined;
}
