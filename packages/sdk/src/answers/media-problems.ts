import { HttpProblem } from './problem.ts';
import { mediaTexts } from './texts.ts';

/**
 * 415: not a kind of file that we take, or a broken one.
 *
 * @param error What is said to the person.
 * @param cause What was thrown; for the log.
 */
export function unsupportedMedia(error: string, cause?: unknown): HttpProblem {
  return new HttpProblem('UNSUPPORTED_MEDIA', { error }, { cause });
}

export function payloadTooLarge(error: string): HttpProblem {
  return new HttpProblem('PAYLOAD_TOO_LARGE', { error });
}

export function fileNotFound(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: mediaTexts.notFound });
}

export function linkRefused(): HttpProblem {
  return new HttpProblem('FORBIDDEN', { error: mediaTexts.linkRefused });
}
