import type { VideoFacts } from '@filigrana/sdk/answers';
import { imageId } from '../pictures/image-name.ts';

const ENDINGS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

/** `<id of a picture>.<ending>`: the id of a video is its whole name. */
const NAME = /^[0-9a-f]{32}_[1-9]\d{0,3}x[1-9]\d{0,3}\.(?:mp4|webm)$/;

/** The id of a video: that of a picture of its content, and what it ends in. */
export function videoId(sha256: string, { mime, width, height }: VideoFacts): string {
  return `${imageId(sha256, width, height)}.${ENDINGS[mime]}`;
}

export const isVideoName = (name: string): boolean => NAME.test(name);

export function videoUrl(id: string): string {
  return `/media/${id}`;
}

/** @param id Of a video. */
export function videoType(id: string): VideoFacts['mime'] {
  return id.endsWith('.mp4') ? 'video/mp4' : 'video/webm';
}
