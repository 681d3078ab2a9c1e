import {
  assertFew,
  BrokenContainer,
  readNumber,
  readText,
  type Container,
  type Track,
} from './container.ts';

/** Elements of WebM that are read, RFC 9559. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  number: 0xd7,
  type: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
} as const;

interface Element {
  id: number;
  body: Uint8Array;
}

/** What holds the frames, and may leave its size open: what is in it is read as if it came after it. */
const OPENED: ReadonlySet<number> = new Set([ID.segment, ID.cluster, ID.blockGroup]);

/** @throws BrokenContainer unless it is a whole WebM. */
export function readWebm(bytes: Uint8Array): Container {
  const [head, ...elements] = elementsOf(bytes);
  if (head?.id !== ID.ebml || textOf(elementsOf(head.body), ID.docType) !== 'webm')
    throw new BrokenContainer('No WebM');
  if (elements[0]?.id !== ID.segment || elements.filter(({ id }) => id === ID.segment).length > 1)
    throw new BrokenContainer('Not one film');
  const info = elementsOf(only(elements, ID.info));
  // Players take a clock of 0 for one that says nothing.
  const perSecond = 1e9 / (numberOf(info, ID.scale) || 1e6);
  const entries = elementsOf(only(elements, ID.tracks)).filter(({ id }) => id === ID.track);
  const tracks = entries.map(({ body }) => readTrack(elementsOf(body)));
  const numbers = entries.map(({ body }) => numberOf(elementsOf(body), ID.number));
  const played = playedOf(elements, numbers) / perSecond;
  const seconds = Math.max(floatOf(info, ID.duration) / perSecond, played);
  if (!Number.isFinite(seconds)) throw new BrokenContainer('No clock');
  return { tracks, seconds };
}

function readTrack(entry: readonly Element[]): Track {
  const type = numberOf(entry, ID.type);
  const kind = type === 1 ? 'video' : type === 2 ? 'sound' : 'other';
  const picture = entry.find(({ id }) => id === ID.video);
  const size = picture ? elementsOf(picture.body) : [];
  return {
    kind,
    codec: textOf(entry, ID.codec),
    width: numberOf(size, ID.width) ?? 0,
    height: numberOf(size, ID.height) ?? 0,
  };
}

/** When the last frame comes, or is over where the file says so. */
function playedOf(elements: readonly Element[], tracks: readonly unknown[]): number {
  let [cluster, time, last, frames] = [0, 0, 0, 0];
  for (const { id, body } of elements) {
    if (id === ID.time) cluster = readNumber(body, 0, body.length);
    if (id === ID.blockDuration) last = Math.max(last, time + readNumber(body, 0, body.length));
    if (id !== ID.simpleBlock && id !== ID.block) continue;
    const [number, at] = sizeAt(body, 0);
    if (!tracks.includes(number)) throw new BrokenContainer('A frame of no track');
    // Two bytes with a sign.
    time = cluster + ((readNumber(body, at, 2) << 16) >> 16);
    last = Math.max(last, time);
    frames += 1;
  }
  if (frames === 0) throw new BrokenContainer('Nothing to play');
  return last;
}

/** Elements in their order; those that hold frames are empty, and their content comes after them. */
function elementsOf(bytes: Uint8Array): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const idLength = lengthAt(bytes, at);
    if (idLength > 4) throw new BrokenContainer('A name that is too long');
    const id = readNumber(bytes, at, idLength);
    const [size, start] = sizeAt(bytes, at + idLength);
    const isOpened = OPENED.has(id);
    if (size === null ? !isOpened : size > bytes.length - start)
      throw new BrokenContainer('An element of another size');
    const end = isOpened ? start : start + (size ?? 0);
    elements.push({ id, body: bytes.subarray(start, end) });
    assertFew(elements.length);
    at = end;
  }
  return elements;
}

/** How many bytes a number takes that tells it with its first bits. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const length = Math.clz32(readNumber(bytes, at, 1)) - 23;
  if (length > 8) throw new BrokenContainer('No number');
  return length;
}

/** A size, null when it is left open, and where what follows it begins. */
function sizeAt(bytes: Uint8Array, at: number): [size: number | null, start: number] {
  const length = lengthAt(bytes, at);
  // Without the bit that tells the length: with it, eight bytes are more than a number holds exactly.
  const first = readNumber(bytes, at, 1) & (0xff >> length);
  const rest = 2 ** (8 * (length - 1));
  const size = first * rest + readNumber(bytes, at + 1, length - 1);
  return [size >= 2 ** (7 * length) - 1 ? null : size, at + length];
}

function only(elements: readonly Element[], wanted: number): Uint8Array {
  const [found, ...others] = elements.filter(({ id }) => id === wanted);
  if (!found || others.length > 0) throw new BrokenContainer(`Not one ${wanted.toString(16)}`);
  return found.body;
}

function numberOf(elements: readonly Element[], wanted: number): number | undefined {
  const body = elements.find(({ id }) => id === wanted)?.body;
  return body && readNumber(body, 0, body.length);
}

function textOf(elements: readonly Element[], wanted: number): string {
  const body = elements.find(({ id }) => id === wanted)?.body;
  if (!body || body.length > 64) throw new BrokenContainer(`No ${wanted.toString(16)}`);
  return readText(body, 0, body.length).replace(/\0+$/, '');
}

/** 0 where the file does not say it, as one that was never finished. */
function floatOf(elements: readonly Element[], wanted: number): number {
  const body = elements.find(({ id }) => id === wanted)?.body;
  if (!body || body.length === 0) return 0;
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  if (body.length === 4) return view.getFloat32(0);
  if (body.length === 8) return view.getFloat64(0);
  throw new BrokenContainer('No number');
}
