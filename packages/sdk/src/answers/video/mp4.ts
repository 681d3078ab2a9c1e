import {
  assertFew,
  BrokenContainer,
  readNumber,
  readText,
  type Container,
  type Track,
} from './container.ts';

/** A box of an MP4, ISO/IEC 14496-12: its bytes without its head. */
interface Box {
  type: string;
  body: Uint8Array;
}

/** Kinds of file that browsers open as MP4. QuickTime's (`qt  `) is none of them, nor are pictures. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;

/** @throws BrokenContainer unless it is a whole MP4 that has its index in one piece. */
export function readMp4(bytes: Uint8Array): Container {
  const boxes = boxesOf(bytes);
  const [head] = boxes;
  if (head?.type !== 'ftyp' || !brandsOf(head.body).some((brand) => BRANDS.test(brand)))
    throw new BrokenContainer('No MP4');
  if (!boxes.some(({ type }) => type === 'mdat')) throw new BrokenContainer('Nothing to play');
  const index = boxesOf(only(boxes, 'moov'));
  // In pieces, what it plays stands nowhere but in them.
  if ([...boxes, ...index].some(({ type }) => type === 'moof' || type === 'mvex'))
    throw new BrokenContainer('In pieces');
  const tracks = index.filter(({ type }) => type === 'trak').map(({ body }) => readTrack(body));
  const seconds = Math.max(secondsOf(only(index, 'mvhd')), ...tracks.map((track) => track.seconds));
  return { tracks, seconds };
}

function brandsOf(body: Uint8Array): string[] {
  const length = Math.floor(body.length / 4);
  assertFew(length);
  // The second one is a version.
  const places = Array.from({ length }, (_, index) => index);
  return places.filter((place) => place !== 1).map((place) => readText(body, place * 4, 4));
}

function readTrack(body: Uint8Array): Track & { seconds: number } {
  const media = boxesOf(only(boxesOf(body), 'mdia'));
  const kind = readText(only(media, 'hdlr'), 8, 4);
  const table = boxesOf(only(boxesOf(only(media, 'minf')), 'stbl'));
  const looks = only(table, 'stsd');
  const [look, ...others] = boxesOf(looks.subarray(8));
  // A second one would be another codec on the way.
  if (!look || others.length > 0) throw new BrokenContainer('Not one description');
  const clock = only(media, 'mdhd');
  const seconds = Math.max(secondsOf(clock), playedOf(only(table, 'stts')) / scaleOf(clock));
  if (kind === 'soun') return { kind: 'sound', codec: look.type, width: 0, height: 0, seconds };
  if (kind !== 'vide') return { kind: 'other', codec: look.type, width: 0, height: 0, seconds };
  const [width, height] = [readNumber(look.body, 24, 2), readNumber(look.body, 26, 2)];
  return { kind: 'video', codec: look.type, width, height, seconds };
}

/** How long its frames last together, in units of its clock. */
function playedOf(times: Uint8Array): number {
  const count = readNumber(times, 4, 4);
  if (times.length !== 8 + count * 8) throw new BrokenContainer('Times of another length');
  let played = 0;
  for (let at = 8; at < times.length; at += 8)
    played += readNumber(times, at, 4) * readNumber(times, at + 4, 4);
  if (played === 0) throw new BrokenContainer('Nothing to play');
  return played;
}

/** Units of a second in a head of a film or a track. */
function scaleOf(clock: Uint8Array): number {
  const scale = readNumber(clock, isLong(clock) ? 20 : 12, 4);
  if (scale === 0) throw new BrokenContainer('No clock');
  return scale;
}

function secondsOf(clock: Uint8Array): number {
  const duration = isLong(clock) ? readNumber(clock, 24, 8) : readNumber(clock, 16, 4);
  return duration / scaleOf(clock);
}

/** Version 1 writes times with eight bytes. */
const isLong = (clock: Uint8Array) => readNumber(clock, 0, 1) === 1;

function only(boxes: readonly Box[], type: string): Uint8Array {
  const [found, ...others] = boxes.filter((box) => box.type === type);
  if (!found || others.length > 0) throw new BrokenContainer(`Not one ${type}`);
  return found.body;
}

function boxesOf(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const small = readNumber(bytes, at, 4);
    const head = small === 1 ? 16 : 8;
    const size = small === 1 ? readNumber(bytes, at + 8, 8) : small || bytes.length - at;
    if (size < head || size > bytes.length - at) throw new BrokenContainer('A box of another size');
    boxes.push({
      type: readText(bytes, at + 4, 4),
      body: bytes.subarray(at + head, at + size),
    });
    assertFew(boxes.length);
    at += size;
  }
  return boxes;
}
