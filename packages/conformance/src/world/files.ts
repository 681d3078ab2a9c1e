import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { unique } from './fresh.ts';

const SIDE = 24;

/** A real picture of one colour (red, green, blue); a comment makes its bytes others. */
export function picture(
  colour: [number, number, number] = [200, 136, 68],
  name = 'foto.png',
  comment = '',
): File {
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.concat(Array.from({ length: SIDE }, () => Buffer.from(colour))),
  ]);
  const rows = Buffer.concat(Array.from({ length: SIDE }, () => row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 2], 8);
  const bytes = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(comment ? [chunk('tEXt', Buffer.from(`Comment\0${comment}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A real picture that nobody has sent before. */
export function newPicture(): File {
  return picture([randomInt(256), randomInt(256), randomInt(256)], 'comprobante.png', unique('Es'));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named) >>> 0, named.length + 4);
  return framed;
}

/** A one-page PDF, as banks send receipts. */
export function pdf(): File {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new File([text], 'comprobante.pdf', { type: 'application/pdf' });
}

/** A drawing that browsers run scripts of; no shop takes it, whatever it is called. */
export function svg(): File {
  return new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'foto.png', {
    type: 'image/png',
  });
}

/** A file that has a name and nothing else. */
export function emptyFile(): File {
  return new File([], 'foto.png', { type: 'image/png' });
}

/** More than the 10 MB that a file may have. */
export function tooLarge(): File {
  const bytes = new Uint8Array(10 * 1024 * 1024 + 1024);
  bytes.set(new TextEncoder().encode('\x89PNG\r\n\x1a\n'));
  return new File([bytes], 'foto.png', { type: 'image/png' });
}

export type Parts = Record<string, string | number | File | readonly File[] | null | undefined>;

/** A form of these parts; null and undefined leave one out, a list repeats it. */
export function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    for (const part of [value ?? []].flat())
      form.append(name, typeof part === 'number' ? String(part) : part);
  return form;
}
