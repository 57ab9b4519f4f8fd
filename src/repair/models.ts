// Models of cars that begin or end in a stroke that looks like others: a Hyundai i20, not 120, and an Audi A1, not Al.
import type { Word } from '../model/page.ts';

interface Model {
  readonly make: RegExp;
  readonly read: RegExp;
  readonly meant: string;
}

/** No model of these makes is called as what is read. */
const MODELS: readonly Model[] = [
  { make: /^hyundai$/iu, read: /^[1lI|](?=[1-4]0,?$)/u, meant: 'i' },
  { make: /^bmw$/iu, read: /^[1lI|](?=[3478],?$)/u, meant: 'i' },
  { make: /^audi$/iu, read: /(?<=^[AQS])[lI|](?=,?$)/u, meant: '1' },
  { make: /^(?:volkswagen|vw)$/iu, read: /^[1l|](?=D\.?[3-7],?$)/u, meant: 'I' },
];

/** A model right behind its make, or behind the word for models on a page that names the make, as it is called; undefined where it is none such. */
export function mendedModel(text: string, before: Word | undefined, words: readonly Word[]): string | undefined {
  const model = MODELS.find(
    ({ make, read }) =>
      read.test(text) &&
      before !== undefined &&
      (make.test(before.text) || (/^models?:?$/iu.test(before.text) && words.some((one) => make.test(one.text)))),
  );
  return model && text.replace(model.read, model.meant);
}
