import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const emailUndoTexts: Translation<typeof spanish.emailUndoTexts> = {
  title: 'Recover my e-mail',
  explanation:
    'The e-mail of your account has changed. If it was not you, recover it here: the account goes back to this e-mail, all sessions end and the previous password stops working.',
  submit: 'Recover my e-mail',
  sending: 'Recovering…',
  done: 'You have recovered your e-mail. Now choose a new password to log in again.',
  choosePassword: 'Choose password',
  invalidHelp:
    'Links work only once and for seven days. If you did not change your e-mail and cannot log in any more, write to us.',
  contact: 'Contact',
};
