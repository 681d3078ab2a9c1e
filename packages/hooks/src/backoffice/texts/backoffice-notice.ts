import { makeNotice, type Notice, type NoticeMaker } from '../../shared/texts/notice.ts';
import type { backofficeTexts } from './backoffice-texts.ts';

/** Codes of the back office's messages. */
export type BackofficeCode = keyof typeof backofficeTexts;
/** What is said to the staff, and with which code. */
export type BackofficeNotice = Notice<BackofficeCode>;

/** Makes a notice for the staff. */
export const notice = makeNotice as NoticeMaker<typeof backofficeTexts>;
