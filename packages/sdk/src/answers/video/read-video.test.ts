import { describe, expect, test } from 'vitest';
import { video } from '../../../../conformance/src/fixtures/video.ts';
import { HttpProblem } from '../problem.ts';
import { videoTexts, mediaTexts } from '../texts.ts';
import { readVideo } from './read-video.ts';

type Part = string | number | Uint8Array;

/** Texts as they are, numbers in four bytes. */
function joined(...parts: Part[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) => {
      if (typeof part === 'number')
        return [part >>> 24, part >>> 16, part >>> 8, part].map((byte) => byte & 255);
      return typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : [...part];
    }),
  );
}
function box(type: string, ...parts: Part[]): Uint8Array {
  const body = joined(...parts);
  return joined(body.length + 8, type, body);
}

interface Film {
  brand?: string;
  kind?: string;
  codec?: string;
  side?: number;
  /** What its head says, and what its frames are. */
  seconds?: number;
  played?: number;
  more?: Uint8Array[];
}

const track = ({ kind = 'vide', codec = 'avc1', side = 320, played = 2 }: Film) => {
  const looks = box(codec, 0, 0, 0, 0, 0, 0, (side << 16) | side, new Uint8Array(50));
  const times = box('stts', 0, 1, played * 10, 100);
  return box(
    'trak',
    box(
      'mdia',
      box('mdhd', 0, 0, 0, 1000, played * 1000, 0),
      box('hdlr', 0, 0, kind, 0, 0, 0),
      box('minf', box('stbl', box('stsd', 0, 1, looks), times)),
    ),
  );
};
const mp4 = (film: Film = {}) => {
  const { brand = 'isom', seconds = 2, more = [] } = film;
  return joined(
    box('ftyp', brand, 0, brand),
    box('moov', box('mvhd', 0, 0, 0, 1000, seconds * 1000, 0), track(film), ...more),
    box('mdat', 'frames'),
  );
};
const webm = async (options?: Parameters<typeof video>[0]) =>
  new Uint8Array(await video(options).arrayBuffer());

function said(bytes: Uint8Array): string {
  try {
    return readVideo(bytes).mime;
  } catch (error) {
    if (error instanceof HttpProblem) return String(error.body.error);
    throw error;
  }
}

describe('a video', () => {
  test('of at most 15 seconds without sound is taken, with its size', async () => {
    expect(readVideo(mp4())).toEqual({ mime: 'video/mp4', width: 320, height: 320 });
    expect(readVideo(await webm())).toEqual({ mime: 'video/webm', width: 16, height: 16 });
    expect(said(mp4({ seconds: 15, played: 15 }))).toBe('video/mp4');
    expect(said(await webm({ seconds: 15 }))).toBe('video/webm');
  });

  test.each<[what: string, film: Film, why: string]>([
    ['whose head says that it is long', { seconds: 16 }, videoTexts.long],
    ['whose frames are longer than it says', { played: 900 }, videoTexts.long],
    ['with sound', { more: [track({ kind: 'soun', codec: 'mp4a' })] }, videoTexts.sound],
    ['that is sound alone', { kind: 'soun', codec: 'mp4a' }, videoTexts.sound],
    ['with a second picture', { more: [track({})] }, videoTexts.tracks],
    ['with something hidden in it', { more: [track({ kind: 'meta' })] }, videoTexts.tracks],
    ['that some browsers do not play', { codec: 'hvc1' }, videoTexts.codec],
    ['larger than any screen', { side: 5000 }, videoTexts.side],
    ['of no size', { side: 0 }, videoTexts.side],
    ['of QuickTime', { brand: 'qt  ' }, videoTexts.unreadable],
    ['in pieces', { more: [box('mvex')] }, videoTexts.unreadable],
    ['without frames', { played: 0 }, videoTexts.unreadable],
  ])('%s is refused with its reason', (_, film, why) => {
    expect(said(mp4(film))).toBe(why);
  });

  test('in WebM is held to the same, whatever its head says of its length', async () => {
    expect(said(await webm({ seconds: 15.2 }))).toBe(videoTexts.long);
    expect(said(await webm({ hasSound: true }))).toBe(videoTexts.sound);
    const lying = await webm({ seconds: 20 });
    // The name of its duration: without it, the frames tell.
    const at = lying.findIndex((byte, index) => byte === 0x44 && lying[index + 1] === 0x89);
    lying[at + 1] = 0x88;
    expect(said(lying)).toBe(videoTexts.long);
    const still = await webm({ seconds: 20 });
    // The name of its clock, and four bytes of size: with 0 in it, players go by milliseconds.
    const clock = still.findIndex((byte, index) => byte === 0x2a && still[index + 1] === 0xd7) + 7;
    expect(said(still.fill(0, clock, clock + 4))).toBe(videoTexts.long);
  });

  test('that is anything else, or nothing, is refused', () => {
    expect(said(new Uint8Array())).toBe(mediaTexts.emptyFile);
    expect(said(new Uint8Array(10 * 1024 * 1024 + 1))).toBe(mediaTexts.tooManyBytes);
    for (const text of ['<svg/>', '%PDF-1.7', '\x1aE\xdf\xa3', 'GIF89a'])
      expect(said(joined(text))).toBe(videoTexts.unreadable);
  });

  test('that breaks off anywhere is refused', async () => {
    for (const whole of [mp4(), await webm()])
      for (let length = 1; length < whole.length; length += 1)
        expect(said(whole.subarray(0, length))).toBe(videoTexts.unreadable);
  });

  test('with more parts than a short film has is refused', async () => {
    const free = Array.from({ length: 50_000 }, () => box('free')).flatMap((bytes) => [...bytes]);
    const voids = new Uint8Array(100_000).map((_, at) => (at % 2 === 0 ? 0xec : 0x80));
    expect(said(joined(mp4(), new Uint8Array(free)))).toBe(videoTexts.unreadable);
    expect(said(joined(await webm(), voids))).toBe(videoTexts.unreadable);
    expect(said(joined(box('ftyp', 'isom', 0, new Uint8Array(200_000)), mp4()))).toBe(
      videoTexts.unreadable,
    );
  });

  test('with any byte changed is taken or refused, and never takes long', async () => {
    for (const whole of [mp4(), await webm()])
      for (let at = 0; at < whole.length; at += 1)
        for (const byte of [0, 1, 0x7f, 0xff]) {
          const changed = Uint8Array.from(whole);
          changed[at] = byte;
          expect(said(changed)).not.toBe('');
        }
  });
});
