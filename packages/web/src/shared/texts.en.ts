import type { Translation } from '../translation.ts';
import type * as spanish from './texts.ts';

export const sharedTexts: Translation<typeof spanish.sharedTexts> = {
  partFailed: 'This part of the page could not be loaded. Check your connection.',
  retry: 'Try again',
  close: 'Close',
  phoneHint: '8 digits',
  phoneForeign: 'Numbers of Costa Rica only: 8 digits.',
};
