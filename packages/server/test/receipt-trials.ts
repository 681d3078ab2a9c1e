import sharp from 'sharp';
import { redrawImage } from '../src/pictures/redraw-image.ts';
import { rankAgainst } from '../src/receipts/rank-receipts.ts';
import { lookAt, printReceipt, type ReceiptPrint } from '../src/pictures/receipt-print.ts';
import { samePicture, type Look } from '../src/pictures/same-picture.ts';
import { drawReceipt, seeded } from './drawn-receipts.ts';

// The server's codec has every decoder switched off that it does not need; the tests draw with SVG.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** A receipt as a phone saves it; see `drawReceipt`. */
export function screenshot(layout: number, seed: number, twin = 0): Promise<Buffer> {
  return sharp(drawReceipt(layout, seed, twin))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const CROP_MAX = 0.15;

/**
 * The same picture as it comes back: cropped on some sides, 50 to 200 % of the size, as JPEG or WebP of
 * quality 40 to 90 or as PNG.
 */
export async function sentAgain(png: Buffer, seed: number): Promise<Buffer> {
  const random = seeded(seed);
  const { width, height } = await sharp(png).metadata();
  const cut = (length: number) => (random() < 0.5 ? 0 : Math.round(random() * CROP_MAX * length));
  const [left, right, top, bottom] = [cut(width), cut(width), cut(height), cut(height)];
  const kept = { left, top, width: width - left - right, height: height - top - bottom };
  const scale = 0.5 + random() * 1.5;
  const quality = Math.round(40 + random() * 50);
  const format = (['jpeg', 'webp', 'png'] as const)[Math.floor(random() * 3)] ?? 'png';
  const cropped = await sharp(png).extract(kept).toBuffer();
  return sharp(cropped)
    .resize({ width: Math.round(kept.width * scale) })
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer();
}

/** A receipt that the shop has. */
export interface Known {
  print: ReceiptPrint;
  look: Look;
}

/** What the shop knows of an upload, made from what it keeps of it. */
export async function known(upload: Uint8Array): Promise<Known> {
  const { result } = await redrawImage(upload, 'image/jpeg', Infinity);
  const print = await printReceipt(result?.bytes ?? upload);
  return { print, look: await lookAt(print) };
}

/** The same without the detour by what is kept, which only costs time where hundreds are needed. */
export async function knownAsDrawn(layout: number, seed: number): Promise<Known> {
  const print = await printReceipt(await screenshot(layout, seed));
  return { print, look: await lookAt(print) };
}

/** Which of many receipts get a closer look, and which of them are then held to be the same. */
export function search(look: Look, among: readonly Known[], closer: number) {
  const rankOf = rankAgainst(look.marks);
  const ranked = among
    .map((other, index) => ({ index, look: other.look, rank: rankOf(other.print.rasgos) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, closer);
  const same = ranked.filter((other) => samePicture(look, other.look) !== null);
  return { looked: ranked.length, same: same.map(({ index }) => index) };
}
