import { EXAMPLE_PASSWORD } from '@filigrana/sdk/domain';
import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const resetPasswordTexts: Translation<typeof spanish.resetPasswordTexts> = {
  title: 'New password',
  checking: 'Checking the link…',
  invalidHelp: 'Links work only once and for one hour. Ask for another one to continue.',
  another: 'Ask for another link',
  password: 'New password',
  confirmation: 'Repeat the password',
  example: `For example, in the form of ${EXAMPLE_PASSWORD}.`,
  submit: 'Save password',
  sending: 'Saving…',
};
