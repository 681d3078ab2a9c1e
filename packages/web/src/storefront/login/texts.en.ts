import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const loginTexts: Translation<typeof spanish.loginTexts> = {
  title: 'Log in',
  description: 'Log in to finish your purchase, see your orders and ask for special pieces.',
  password: 'Password',
  code: 'Verification code',
  codeHint: 'The one of your authenticator app, or a recovery code.',
  forgotten: 'Did you forget your password?',
  submit: 'Log in',
  sending: 'Logging in…',
  accountReady: 'Your account is ready. Log in to continue.',
  accountExists:
    'There already is an account with that identification. Log in with the e-mail of that account. If you forgot the password, you can recover it.',
  toBuy: 'You have to log in to complete your purchase.',
  invitation: {
    title: 'First time here?',
    text: 'With an account you can finish your purchase, ask for a special piece and follow your orders.',
    action: 'Create account',
  },
};
