import {
  fileNotFound,
  linkRefused,
  mediaTexts,
  payloadTooLarge,
  readVideo,
  type VideoFacts,
  unsupportedMedia,
} from '@filigrana/sdk/answers';
import { sniff, FILE_SIZE_MAX } from '@filigrana/sdk/domain';
import { fingerprint, seal } from './hash.ts';
import type { StoredFile } from './rows.ts';
import { isWhole } from './whole-file.ts';
import type { World } from './world.ts';

/** A file part of a form. Neither its name nor its type is to be believed. */
export interface MockUpload {
  bytes: Uint8Array<ArrayBuffer>;
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/**
 * Keeps a picture that everybody may see. It is not decoded: beginning and end must be an image's.
 *
 * @returns its address, in the server's form. The size in it is always the same.
 * @throws HttpProblem 413 or 415.
 */
export function storeImage(world: World, upload: MockUpload): string {
  const id = `${fingerprint(upload.bytes)}_800x800`;
  world.files.set(id, { bytes: upload.bytes, type: imageType(upload) });
  return `/media/${id}.webp`;
}

/** Keeps the video of a product. @returns its address and its type. @throws HttpProblem 413 or 415. */
export function storeVideo(
  world: World,
  { bytes }: MockUpload,
): { video_url: string; tipo: VideoFacts['mime'] } {
  const { mime, width, height } = readVideo(bytes);
  const name = `${fingerprint(bytes)}_${width}x${height}.${mime === 'video/mp4' ? 'mp4' : 'webm'}`;
  world.files.set(name, { bytes, type: mime });
  return { video_url: `/media/${name}`, tipo: mime };
}

/** Keeps the reference image of a special order. @returns its id. @throws HttpProblem 413 or 415. */
export function storeReference(world: World, upload: MockUpload): string {
  return storePrivate(world, upload, imageType(upload));
}

/** Keeps a proof of payment, image or PDF. @returns its id. @throws HttpProblem 413 or 415. */
export function storeReceipt(world: World, upload: MockUpload): string {
  assertSize(upload);
  const kind = sniff(upload.bytes);
  if (kind === null) throw unsupportedMedia(mediaTexts.notAReceipt);
  if (kind !== 'pdf') return storePrivate(world, upload, imageType(upload));
  if (!isWhole('pdf', upload.bytes)) throw unsupportedMedia(mediaTexts.brokenPdf);
  return storePrivate(world, upload, 'application/pdf');
}

const LINK_SECONDS = 15 * 60;
const STEP_SECONDS = 5 * 60;

/** A link to a private file that works for at most 15 minutes; null stays null. */
export function privateLink(world: World, id: string | null): string | null {
  if (id === null) return null;
  const seconds = Math.floor(world.now().getTime() / 1000);
  const exp = String(seconds - (seconds % STEP_SECONDS) + LINK_SECONDS);
  return `/files/${id}?exp=${exp}&sig=${seal(world, `${id} ${exp}`)}`;
}

/** The private file of a link. @throws HttpProblem 403 for a dead or forged link, 404. */
export function openPrivate(world: World, id: string, query: URLSearchParams): StoredFile {
  const exp = query.get('exp') ?? '';
  const isAlive = Number(exp) * 1000 > world.now().getTime();
  if (!isAlive || query.get('sig') !== seal(world, `${id} ${exp}`)) throw linkRefused();
  return found(world.files.get(id));
}

/** A public picture or video by the name in its address, a picture whatever width or format is asked. */
export function openImage(world: World, name: string): StoredFile {
  return found(world.files.get(name.replace(/(-\d+)?\.(webp|avif|jpg)$/, '')));
}

function storePrivate(world: World, { bytes }: MockUpload, type: string): string {
  const id = world.random(32);
  world.files.set(id, { bytes, type });
  return id;
}

function imageType(upload: MockUpload): string {
  assertSize(upload);
  const kind = sniff(upload.bytes);
  if (kind === 'svg') throw unsupportedMedia(mediaTexts.svg);
  if (kind === 'heic') throw unsupportedMedia(mediaTexts.heic);
  const type = IMAGE_TYPES[kind ?? ''];
  if (kind === null || type === undefined) throw unsupportedMedia(mediaTexts.notAnImage);
  if (!isWhole(kind, upload.bytes)) throw unsupportedMedia(mediaTexts.brokenImage);
  return type;
}

function assertSize({ bytes }: MockUpload): void {
  if (bytes.length === 0) throw unsupportedMedia(mediaTexts.emptyFile);
  if (bytes.length > FILE_SIZE_MAX) throw payloadTooLarge(mediaTexts.tooManyBytes);
}

function found(file: StoredFile | undefined): StoredFile {
  if (!file) throw fileNotFound();
  return file;
}
