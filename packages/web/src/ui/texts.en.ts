import type { Translation } from '../translation.ts';
import type * as spanish from './texts.ts';

export const uiTexts: Translation<typeof spanish.uiTexts> = {
  breadcrumb: 'Breadcrumb',
  dismissToast: 'Close message',
  loading: 'Loading…',
  needsScripts: (to) => `Turn on JavaScript in your browser to ${to}.`,
  useThisPage: 'use this page',
  sendThisForm: 'send this form',
  regularPrice: 'Regular price',
  specialPrice: 'Special price',
  retry: 'Try again',
  retrying: 'Trying again…',
};
