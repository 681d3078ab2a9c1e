import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const recoveryTexts: Translation<typeof spanish.recoveryTexts> = {
  title: 'Recover password',
  description: 'Ask for a link to create another password for your account.',
  crumb: 'Recover password',
  intro: 'Type the e-mail of your account and we send you a link to create another password.',
  submit: 'Send link',
  again: 'Send another link',
  sending: 'Sending…',
  back: 'Back to log in',
};
