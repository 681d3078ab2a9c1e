import type { Translation } from '../translation.ts';
import type * as spanish from './logout-everywhere-texts.ts';

export const logoutEverywhereTexts: Translation<typeof spanish.logoutEverywhereTexts> = {
  action: 'Log out on all devices',
  question: 'Log out on all devices?',
  text: 'You will be logged out here too, and have to log in again on each of them.',
  confirm: 'Log out',
  ending: 'Logging out…',
  cancel: 'Cancel',
  failed: 'We could not log you out on the other devices. Please try again.',
};
