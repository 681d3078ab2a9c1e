import { attachmentProblem, type AttachmentProblem } from '@filigrana/sdk/domain';
import type { fieldTexts } from '../texts/field-texts.ts';
import { makeNotice, type Notice, type NoticeMaker } from '../texts/notice.ts';

const notice = makeNotice as NoticeMaker<typeof fieldTexts>;

const NOTICES: Readonly<Record<AttachmentProblem, Notice<keyof typeof fieldTexts>>> = {
  FILE_TYPE: notice('file.notImage'),
  FILE_EMPTY: notice('file.empty'),
  FILE_TOO_LARGE: notice('file.tooLarge'),
};

/** What is said about a file where an image is wanted. */
export function fileNotice(problem: AttachmentProblem): Notice<keyof typeof fieldTexts> {
  return NOTICES[problem];
}

/** What is said at once about a file that is chosen where an image is wanted; null when it suits. */
export function unfitImage(file: File | null | undefined): Notice<keyof typeof fieldTexts> | null {
  const problem = file ? attachmentProblem(file, 'image') : null;
  return problem === null ? null : fileNotice(problem);
}
