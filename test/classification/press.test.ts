import { expect, test } from 'vitest';
import { printStatement } from '../../fixtures/press/press.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import { readProfileFiles } from '../../src/adapters/profile-files/read-profile-files.ts';
import { classify } from '../../src/classification/classify.ts';
import { layoutDocument } from '../../src/layout/layout-document.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => 5_000 + index);
const CLASSES: Readonly<Record<string, string>> = {
  current: 'banking-statement',
  business: 'banking-statement',
  savings: 'banking-savings-statement',
  card: 'banking-credit-card-statement',
};

test('statements of issuers and layouts nobody has looked at are taken for what they are', async ({ annotate }) => {
  const reader = await openPdfiumReader();
  const { profiles } = readProfileFiles();
  const wrong: string[] = [];
  for (const seed of SEEDS) {
    const { pdf, recipe } = await printStatement(seed);
    const { classIdentifier } = classify(layoutDocument(reader.read(pdf)), profiles);
    if (classIdentifier !== CLASSES[recipe.kind]) wrong.push(`${String(seed)}: ${recipe.kind} as ${classIdentifier}`);
  }
  await annotate(`n ${String(SEEDS.length)}, wrong ${String(wrong.length)}`);
  expect(wrong).toEqual([]);
});
