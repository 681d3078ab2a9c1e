import { FILE_SIZE_MAX, VIDEO_SECONDS_MAX } from '../../domain/limits.ts';
import { payloadTooLarge, unsupportedMedia } from '../media-problems.ts';
import { mediaTexts, videoTexts } from '../texts.ts';
import { BrokenContainer, type Container } from './container.ts';
import { readMp4 } from './mp4.ts';
import { readWebm } from './webm.ts';

/** What is kept of a video beside its bytes. */
export interface VideoFacts {
  /** What the file is, as its content tells. */
  mime: 'video/mp4' | 'video/webm';
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** What every browser plays. */
const CODECS: Readonly<Record<VideoFacts['mime'], ReadonlySet<string>>> = {
  'video/mp4': new Set(['avc1', 'avc3']),
  'video/webm': new Set(['V_VP8', 'V_VP9']),
};

/** The most pixels along a side. */
const SIDE_MAX = 4096;

/**
 * Checks a video by its content; neither its name nor its type is asked.
 *
 * @throws HttpProblem 413 when it is too large; 415 unless it is a whole MP4 or WebM of at most
 * `VIDEO_SECONDS_MAX` seconds, with one video track that every browser plays and nothing else.
 */
export function readVideo(bytes: Uint8Array): VideoFacts {
  if (bytes.length === 0) throw unsupportedMedia(mediaTexts.emptyFile);
  if (bytes.length > FILE_SIZE_MAX) throw payloadTooLarge(mediaTexts.tooManyBytes);
  const isWebm = bytes[0] === 0x1a;
  const mime = isWebm ? 'video/webm' : 'video/mp4';
  const { tracks, seconds } = opened(() => (isWebm ? readWebm(bytes) : readMp4(bytes)));
  if (tracks.some(({ kind }) => kind === 'sound')) throw unsupportedMedia(videoTexts.sound);
  const [track, ...others] = tracks;
  if (track?.kind !== 'video' || others.length > 0) throw unsupportedMedia(videoTexts.tracks);
  const { codec, width, height } = track;
  if (!CODECS[mime].has(codec)) throw unsupportedMedia(videoTexts.codec);
  if (width < 1 || height < 1 || width > SIDE_MAX || height > SIDE_MAX)
    throw unsupportedMedia(videoTexts.side);
  if (seconds > VIDEO_SECONDS_MAX) throw unsupportedMedia(videoTexts.long);
  return { mime, width, height };
}

function opened(read: () => Container): Container {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenContainer) throw unsupportedMedia(videoTexts.unreadable, error);
    throw error;
  }
}
