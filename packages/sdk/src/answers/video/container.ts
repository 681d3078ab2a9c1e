/** One track of a video file. */
export interface Track {
  kind: 'video' | 'sound' | 'other';
  /** As the container names it. */
  codec: string;
  /** Pixels; 0 where the file says nothing. */
  width: number;
  height: number;
}

/** What a video file says of itself, and what it really holds. */
export interface Container {
  tracks: readonly Track[];
  /** The longest that anything in it says. */
  seconds: number;
}

/** A part of the file that is not as its kind has it. Every size is held against what there is before it is followed. */
export class BrokenContainer extends Error {}

/** Parts of one list that are read: a film of 15 seconds has some thousands, and each takes memory. */
const PARTS_MAX = 20_000;

/** @throws BrokenContainer when a list grows beyond what a short film needs. */
export function assertFew(parts: number): void {
  if (parts > PARTS_MAX) throw new BrokenContainer('Too many parts');
}

/** A number of so many bytes, the most significant first. */
export function readNumber(bytes: Uint8Array, at: number, length: number): number {
  if (length < 0 || at < 0 || at + length > bytes.length)
    throw new BrokenContainer('A number beyond the end');
  let value = 0;
  for (let index = at; index < at + length; index += 1) value = value * 256 + (bytes[index] ?? 0);
  return value;
}

export function readText(bytes: Uint8Array, at: number, length: number): string {
  if (length < 0 || at < 0 || at + length > bytes.length)
    throw new BrokenContainer('A text beyond the end');
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
