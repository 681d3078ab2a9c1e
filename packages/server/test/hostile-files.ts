import { deflateSync, gzipSync, inflateRawSync } from 'node:zlib';
import { grainy, pngBomb, pngWith, samplePdf } from './sample-files.ts';

/** What must happen to a file: it is refused, drawn anew, or (a PDF) kept for a viewer. */
export type Fate = 'refused' | 'too large' | 'redrawn' | 'kept';

export interface HostileFile {
  what: string;
  file: File;
  asPicture: Fate;
  asReceipt: Fate;
}

/** In every file that carries something, so that it can be looked for in what is served back. */
export const PAYLOAD = 'alert(document.cookie)';
const PAGE = `<!doctype html><script>${PAYLOAD}</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${PAYLOAD}"/>`;
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ja"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
const ZIP = Buffer.from(`PK\x03\x04\x14\0\0\0\0\0${PAYLOAD}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

/** Files of people who mean no good. What each really is stands in its description. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [png, jpeg, gif] = await Promise.all([
    grainy(60, 40).png().toBuffer(),
    grainy(60, 40).jpeg().toBuffer(),
    grainy(60, 40).gif().toBuffer(),
  ]);
  const [webp, avif] = await Promise.all([
    grainy(300, 200).webp().toBuffer(),
    grainy(300, 200).avif().toBuffer(),
  ]);
  const files: HostileFile[] = [];
  const add = (what: string, name: string, bytes: string | Buffer, fate: Fate, receipt = fate) => {
    const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
    files.push({ what, file: new File([content], name), asPicture: fate, asReceipt: receipt });
  };

  add('an SVG with a script, called a PNG', 'foto.png', SVG, 'refused');
  add(
    'an SVG that grows by entities',
    'foto.jpg',
    `<?xml version="1.0"?>${LAUGHS}${SVG}`,
    'refused',
  );
  add('a packed SVG', 'foto.webp', gzipSync(SVG), 'refused');
  add('a page, called a JPEG', 'foto.jpg', PAGE, 'refused');
  add('a program, called a PNG', 'foto.png', Buffer.from('MZ\x90\0\x03', 'latin1'), 'refused');
  add('an archive, called a GIF', 'foto.gif', ZIP, 'refused');

  add('a JPEG with a page as its comment', 'foto.jpg', withComment(jpeg, PAGE), 'redrawn');
  add(
    'a JPEG with a page behind it',
    'foto.html',
    Buffer.concat([jpeg, Buffer.from(PAGE)]),
    'redrawn',
  );
  add(
    'a PNG with a page in its texts',
    'foto.png',
    pngWith(png, 'tEXt', Buffer.from(`Comment\0${PAGE}`)),
    'redrawn',
  );
  add('a GIF with an archive behind it', 'foto.jar', Buffer.concat([gif, ZIP]), 'redrawn');
  add('a JPEG with a path as its name', '../../../etc/cron.d/foto', jpeg, 'redrawn');
  add('a script that begins like a GIF', 'foto.gif', `GIF89a/*  */=1;${PAYLOAD};`, 'refused');
  add(
    'a film that says it is an AVIF',
    'foto.avif',
    Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\0\0\0\bmdat', 'latin1'),
    'refused',
  );

  for (const [index, bytes] of avifBombs().entries())
    add(`an AVIF of 40 megapixels in 1 kB (${index + 1})`, 'foto.avif', bytes, 'too large');
  add('a PNG of 400 megapixels', 'foto.png', pngBomb(20_000), 'too large');
  add('a JPEG that says it has 4,000 megapixels', 'foto.jpg', withSize(jpeg, 65_500), 'too large');
  add('a GIF of 400 frames of 4 megapixels', 'foto.gif', await animated(2000, 400), 'redrawn');
  const bomb = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(100 * 1024 * 1024)),
  ]);
  add('a PNG whose text unpacks to 100 MB', 'foto.png', pngWith(png, 'zTXt', bomb), 'redrawn');

  add('half a WebP', 'foto.webp', webp.subarray(0, webp.length / 2), 'refused');
  add('half an AVIF', 'foto.avif', avif.subarray(0, avif.length / 2), 'refused');
  add('half a GIF', 'foto.gif', gif.subarray(0, gif.length / 2), 'refused');

  const script = samplePdf(`/OpenAction<</S/JavaScript/JS(app.${PAYLOAD})>>`);
  add('a PDF that runs a script when it opens', 'recibo.pdf', script, 'refused', 'kept');
  add(
    'a PDF with a stream that unpacks to 100 MB',
    'recibo.pdf',
    samplePdf('', bombStream()),
    'refused',
    'kept',
  );
  add(
    'a page that is a PDF from its second line on',
    'recibo.pdf',
    Buffer.concat([Buffer.from(`${PAGE}\n`), samplePdf()]),
    'refused',
  );
  add(
    'a PDF with an archive behind it',
    'recibo.pdf',
    Buffer.concat([samplePdf(), ZIP]),
    'refused',
  );
  return files;
}

/** Packed: drawing them takes what decoding them takes. */
const AVIF_BOMBS = [
  [
    'Y2BgkEkrqSxILMtMYwCC3Mw0QxA7NzMRyGcsyE0tSWSAAMWMlJwiKJuhIDO5hAENmGTm5CeDGC4ODEwMjCAW4xQI',
    'DWSdAooBAXMcTIRhPhBbZGbmgS0Gy4oCOalgZUA1iWUGhgwogkwIQb6CzJJcBqhKhvWZBUUFQLorsyA5H0jzJJYZ',
    'OjfagzWJZBYXpEIslNgAwQwCBZkVmWDXcHBwwNXLy0BNhsgxgmQsEksrnEG80qI8q9yC1HQw4WSVnJlcYFVcWVyS',
    'mltsBVSTmZOZWFRplZhTkAEOL9nMglxYwAHDgrmRiZmBiaWFibUNKCCVWZSaBpXkA2rOAQcX0CNMhbkpiSVCDFxc',
    '9p8N47u+TRC4kGm0k1lAqOUYZwNDBgMHg8n0UzcsPn/a1b12zov6/FOhVuckmyqS5t1fGHSvjO1uFaecd+iPGSXl',
    'WSm5NXPabHnufd/7vvred6y6iqLC7q5N+IZT14tRu5B0HSDDqrvAmGSXB8XkP1GjiYzCE8BJmNd79XyLzT9ucz2T',
    '+3Hev4EfxF1lHyLssbH/5OrgV68plRdCluf+se2JUMR0VDVXWVyay8vX/wAA',
  ].join(''),
  [
    'Y2BgkEkrqSxILMtMYwCC3Mw0QxA7NzMRyGcsyE0tSWSAAMWMlJwiKJuhIDO5hAENmGTm5CeDGC4ODEwMjCAW4xQI',
    'zcDAxAkUAwLmuTARhiNAbJGZmZcGUQDEokBOKlgZUE1imYEhA4ogE0KQryCzJJcBqpJhfWZBUQGQ7sosSM4H0jyJ',
    'ZYbOjfZgTSKZxQWpEAslNkAwg0BBZkUm2DUcHBxw9fIyUJMhcowgGYvE0gpnEK+0KM8qtyA1HUw4WSVnJhdYFVcW',
    'l6TmFlsB1WTmZCYWVVol5hRkgMNLNrMgFxZwwLBgbmRiZmBiaWFibQMKSGUWpaZBJfmAmnPAwQX0CNPV3JTEEiEG',
    'Li77z4bxXd8mCFzINPrBLCDUcoyzgSGDgYPBZvqpGxZOZn2PN7dvuF/Awft8cc3MIBWzWfJTkns6lS0WtM9m32D2',
    '+oLHp6j1Rw4v3h2snP3kieGLtO9731ff+74Dr+4FLHvOvcaj22Gk2m1Ngd3fKLD5BTAhsMuDEsI/UaNtjMITwDlA',
    'kDUv53NbkoZf8jOWTq3e558NtonAhWa+rrl3UChfdN98qSnUVyiOrlD/yF+t20+mlGCqnnf0Nj/jBv3/CgA=',
  ].join(''),
];

/** Two AVIFs of 6320 × 6320 pixels with alpha: 700 MB and seconds for whoever decodes one. */
export function avifBombs(): Buffer[] {
  return AVIF_BOMBS.map((packed) => inflateRawSync(Buffer.from(packed, 'base64')));
}

/** Puts a comment behind the first bytes of a JPEG, where old browsers would look for a page. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

/** Makes a JPEG say that it is a square of this side. */
function withSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(side, frame + 5);
  changed.writeUInt16BE(side, frame + 7);
  return changed;
}

/** A GIF of one colour whose only picture is repeated. */
async function animated(side: number, frames: number): Promise<Buffer> {
  const one = await grainy(side, side).linear(0, 128).gif({ colours: 2 }).toBuffer();
  const start = 13 + 3 * 2 ** (((one[10] ?? 0) & 7) + 1);
  const picture = one.subarray(start, one.length - 1);
  const repeated = Array.from({ length: frames }, () => picture);
  return Buffer.concat([one.subarray(0, start), ...repeated, Buffer.from([0x3b])]);
}

function bombStream(): string {
  const packed = deflateSync(Buffer.alloc(100 * 1024 * 1024)).toString('latin1');
  return `<</Length ${packed.length}/Filter/FlateDecode>>stream\n${packed}\nendstream`;
}
