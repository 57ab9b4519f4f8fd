// A document as large as one wants: a photograph of noise, which nothing compresses, is put as a small picture on the first page of a PDF that
// pdfkit wrote, by an incremental update (ISO 32000-1 §7.5.6).
import { createHash } from 'node:crypto';

const WIDTH_PX = 2_048;

/** The document with a picture in the corner of its first page, `size` bytes long. */
export function largePdf(original: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const source = Buffer.from(original).toString('latin1');
  const page =
    /\n(\d+) 0 obj\n(<<\n\/Type \/Page\n[^]*?\/Contents (\d+ 0 R)\n\/Resources (\d+) 0 R[^]*?>>)\nendobj/u.exec(
      `\n${source}`,
    );
  const [, pageNumber = '', dictionary = '', contents = '', resourcesNumber = ''] = page ?? [];
  const resources = new RegExp(`\n${resourcesNumber} 0 obj\n([^]*?)\nendobj`, 'u').exec(source)?.[1] ?? '';
  const trailer = /trailer\n<<\n\/Size (\d+)\n([^]*?)>>\nstartxref\n(\d+)/u.exec(source);
  const [, count = '', entries = '', previous = ''] = trailer ?? [];
  if (page === null || resources === '' || trailer === null) throw new Error('the file is not as pdfkit writes them');

  const [picture, drawing] = [Number(count), Number(count) + 1];
  const heightPx = Math.floor((size - original.length - 3_000) / (3 * WIDTH_PX));
  const pixels = noise(heightPx * 3 * WIDTH_PX);
  const draw = 'q 40 0 0 40 545 790 cm /Noise Do Q';
  const objects: readonly (readonly [number | string, readonly (string | Uint8Array)[]])[] = [
    [pageNumber, [dictionary.replace(`/Contents ${contents}`, `/Contents [${contents} ${drawing} 0 R]`)]],
    [resourcesNumber, [resources.replace('<<', `<<\n/XObject << /Noise ${picture} 0 R >>`)]],
    [drawing, [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`]],
    [
      picture,
      [
        `<< /Type /XObject /Subtype /Image /Width ${WIDTH_PX} /Height ${heightPx} /ColorSpace /DeviceRGB `,
        `/BitsPerComponent 8 /Length ${pixels.length} >>\nstream\n`,
        pixels,
        '\nendstream',
      ],
    ],
  ];

  const written: Uint8Array[] = [original];
  let length = original.length;
  const write = (bytes: string | Uint8Array): void => {
    const given = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    written.push(given);
    length += given.length;
  };
  const places = objects.map(([number, body]) => {
    write('\n');
    const at = length;
    for (const piece of [`${number} 0 obj\n`, ...body, '\nendobj\n']) write(piece);
    return `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  });
  // A comment takes what is missing to the size.
  const end = (at: number) =>
    `xref\n${places.join('')}trailer\n<<\n/Size ${drawing + 1}\n/Prev ${previous}\n${entries}>>\nstartxref\n${at}\n%%EOF\n`;
  const digits = String(size).length;
  const padding = size - length - end(10 ** (digits - 1)).length - 2;
  write(`%${'x'.repeat(padding)}\n`);
  write(end(length));
  return Uint8Array.from(Buffer.concat(written));
}

/** The same noise each time. */
function noise(length: number): Uint8Array {
  return createHash('shake256', { outputLength: length }).update('noise').digest();
}
