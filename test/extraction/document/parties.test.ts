import { describe, expect, it } from 'vitest';
import { findAddressBlock } from '../../../src/extraction/document/parties.ts';
import { isCompanyName, personParts, splitNames } from '../../../src/extraction/document/party-names.ts';
import { at, layOut, recognised } from '../statement/placed-pages.ts';
import type { PlacedText } from '../statement/placed-pages.ts';

/** The names, lines and postcode of the address block among texts set one beneath the other. */
function blockOf(
  lines: readonly string[],
  others: readonly PlacedText[] = [],
): (readonly string[] | string)[] | undefined {
  const stacked = lines.map((text, i) => at(50, 150 + 11 * i, text));
  const block = findAddressBlock(layOut([...stacked, ...others]), { skip: () => false });
  return block && [block.names.map(({ text }) => text), block.lines.map(({ text }) => text), block.postcode];
}

describe('an address block', () => {
  it('has a name, lines, and a postcode that ends it', () => {
    expect(blockOf(['Mr John Smith', '12 High Street', 'Norwich', 'NR1 1AA'])).toEqual([
      ['Mr John Smith'],
      ['12 High Street', 'Norwich'],
      'NR1 1AA',
    ]);
  });

  it.each(['Flat 3F2', '3F2, 118 Mill Road', '2/1', 'PF1', 'G/2', 'Caravan 14, Fen View'])(
    'may begin with the flat: %s',
    (flat) => {
      const lines = [flat, '118 Mill Road', 'Edinburgh'];
      expect(blockOf(['Ailsa Kettle', ...lines, 'EH9 1BQ'])).toEqual([['Ailsa Kettle'], lines, 'EH9 1BQ']);
    },
  );

  it('may stand right beneath a name in larger type, and not beneath a heading', () => {
    const lines = [
      at(50, 131, 'Flat 2, Tannery Wharf'),
      at(50, 144, '8 Bell Lane'),
      at(50, 157, 'Wells'),
      at(50, 170, 'BA5 1AA'),
    ];
    const headed = (head: string, size = 12): unknown =>
      findAddressBlock(layOut([at(50, 128 - 1.2 * size, head, size), ...lines]), { skip: () => false });
    expect(headed('Isolde Mae Tarrant')).toMatchObject({
      names: [{ text: 'Isolde Mae Tarrant' }],
      postcode: 'BA5 1AA',
    });
    expect(headed('Supply Address')).toBeUndefined();
    // Of one that stands close beneath other print a picture may tell too large a size.
    expect(headed('Ms Isolde Tarrant', 14.5)).toMatchObject({ names: [{ text: 'Ms Isolde Tarrant' }] });
    expect(headed('Isolde Mae Tarrant', 14.5)).toBeUndefined();
  });

  it('holds a line of which a picture tells another size, and not one that the file sets so', () => {
    const stacked = [
      at(50, 104, 'Mr John Smith', 9),
      at(50, 118, 'Smithcombe', 7),
      at(50, 132, 'Uffbourne', 10.4),
      at(50, 146, 'NR1 1AA', 9),
    ];
    const layout = layOut(stacked);
    const find = (one: typeof layout): unknown =>
      findAddressBlock(one, { skip: () => false })?.lines.map(({ text }) => text);
    expect(find(recognised(layout))).toEqual(['Smithcombe', 'Uffbourne']);
    expect(find(layout)).not.toEqual(['Smithcombe', 'Uffbourne']);
  });

  it('may have its postcode behind the town', () => {
    expect(blockOf(['Mr John Smith', '12 High Street', 'Norwich NR1 1AA'])).toEqual([
      ['Mr John Smith'],
      ['12 High Street', 'Norwich'],
      'NR1 1AA',
    ]);
  });

  it.each([
    [['Mr John Smith', 'Mrs Anna Smith']],
    [['Mr John Smith &', 'Mrs Anna Smith']],
    [['Mr John Smith', '& Mrs Anna Smith']],
    [['Mr John Smith', 'and Ms Anna Jones']],
  ])('may name joint holders on two lines: %j', (names) => {
    expect(blockOf([...names, '12 High Street', 'Norwich', 'NR1 1AA'])?.[0]).toEqual(names);
  });

  it('may name a company', () => {
    expect(blockOf(['Smith & Jones Ltd', 'Unit 4', 'Quay Road', 'Norwich', 'NR1 1AA'])).toEqual([
      ['Smith & Jones Ltd'],
      ['Unit 4', 'Quay Road', 'Norwich'],
      'NR1 1AA',
    ]);
  });

  it('may name somebody without a title', () => {
    expect(blockOf(['John Smith', '12 High Street', 'Norwich', 'NR1 1AA'])?.[0]).toEqual(['John Smith']);
  });

  it('may name a house before the street', () => {
    expect(blockOf(['Miss Amy Lee', 'Rose Cottage', '3 Mill Lane', 'Norwich', 'NR1 1AA'])?.[1]).toEqual([
      'Rose Cottage',
      '3 Mill Lane',
      'Norwich',
    ]);
  });

  it('is not the issuer’s own address', () => {
    expect(blockOf(['Fenwick Bank plc', 'Registered office', '4 Quay Street', 'Bristol', 'BS1 4XE'])).toBeUndefined();
    const own = ['Customer services', 'PO Box 12', 'Leeds', 'LS1 1AA'].map((text, i) => at(350, 60 + 11 * i, text));
    expect(blockOf(['Mr John Smith', '12 High Street', 'Norwich', 'NR1 1AA'], own)?.[2]).toBe('NR1 1AA');
  });

  it('is not joined to what stands beside it', () => {
    const beside = ['Account number', '12345678', 'Sort code', '12-34-56'].map((text, i) =>
      at(350, 150 + 11 * i, text),
    );
    expect(blockOf(['Mr John Smith', '12 High Street', 'Norwich', 'NR1 1AA'], beside)?.[1]).toEqual([
      '12 High Street',
      'Norwich',
    ]);
  });

  it('is not joined to what stands far above it', () => {
    expect(blockOf(['12 High Street', 'Norwich', 'NR1 1AA'], [at(50, 90, 'Mr John Smith')])?.[0]).not.toEqual([
      'Mr John Smith',
    ]);
  });
});

describe('names printed together', () => {
  it.each([
    ['Mr John Smith', ['Mr John Smith']],
    ['Mr John Smith & Mrs Anna Smith', ['Mr John Smith', 'Mrs Anna Smith']],
    ['Mr John Smith and Mrs Anna Smith', ['Mr John Smith', 'Mrs Anna Smith']],
    ['Name Anna Jones', ['Anna Jones']],
    ['Mr J & Mrs A Smith', ['Mr J Smith', 'Mrs A Smith']],
    ['MR J SMITH AND MRS A SMITH', ['MR J SMITH', 'MRS A SMITH']],
    ['MR J SMITH& MRS A SMITH', ['MR J SMITH', 'MRS A SMITH']],
    ['John Smith / Anna Jones', ['John Smith', 'Anna Jones']],
    ['John Smith; Anna Jones', ['John Smith', 'Anna Jones']],
    ['Mr John Smith, Mrs Anna Smith', ['Mr John Smith', 'Mrs Anna Smith']],
    ['Smith & Jones Ltd', ['Smith & Jones Ltd']],
    ['Marks and Sons Limited', ['Marks and Sons Limited']],
    ['Mr  John   Smith', ['Mr John Smith']],
  ])('%s come apart as %j', (text, names) => {
    expect(splitNames(text)).toEqual(names);
  });

  // "Mr & Mrs J Smith" are two people of one name.
  it('give each of a couple the shared name', () => {
    expect(splitNames('Mr & Mrs J Smith')).toEqual(['Mr J Smith', 'Mrs J Smith']);
  });

  it('of a company are told from those of a person and of a street', () => {
    expect(['Fern Cafe Ltd', 'Holt Parish Council', 'J Smith t/a Fern Cafe'].filter(isCompanyName)).toHaveLength(3);
    expect(['Mr John Trust', '4 Church', 'Church Lane', 'John Smith'].filter(isCompanyName)).toEqual([]);
  });
});

describe('a person’s name', () => {
  it.each([
    ['Mrs Anna Maria Smith', { title: 'Mrs', givenName: 'Anna', middleNames: 'Maria', familyName: 'Smith' }],
    ['Dr. Ng', { title: 'Dr', givenName: undefined, middleNames: undefined, familyName: 'Ng' }],
    ['John Smith', { title: undefined, givenName: 'John', middleNames: undefined, familyName: 'Smith' }],
    ['Mr J A B Smith-Jones', { title: 'Mr', givenName: 'J', middleNames: 'A B', familyName: 'Smith-Jones' }],
  ])('%s has these parts', (name, parts) => {
    expect(personParts(name)).toEqual(parts);
  });
});
