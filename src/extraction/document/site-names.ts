// The names in the sites and mail addresses that a paper prints: issuers have sites of their own name.
import { lettersOf } from '../../kernel/text.ts';

const HOST = /(www\.|https?:\/\/|@|(?<![\w.-]))((?:[a-z\d-]+\.)+[a-z]{2,})/giu;
/** What sites of companies end in: without a sign before it, only this tells a site from other words with points in them. */
const ENDING = /\.(?:co\.uk|com|org|net|uk|energy|coop)$/iu;

/** The letters and figures of each part of the names, without their endings: `help.my-bank.co.uk` is `help` and `mybank`. */
export function siteNamesIn(text: string): readonly string[] {
  return [...text.matchAll(HOST)].flatMap(([, sign = '', host = '']) =>
    sign !== '' || ENDING.test(host)
      ? host
          .replace(/(?:\.co)?\.[a-z]+$/iu, '')
          .split('.')
          .map(lettersOf)
      : [],
  );
}
