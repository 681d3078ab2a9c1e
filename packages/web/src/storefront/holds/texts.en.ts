import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const waitingTexts: Translation<typeof spanish.waitingTexts> = {
  reserved: 'Reserved: somebody is buying it right now.',
  own: 'It is set aside for you in your cart.',
  label: 'Tell me when it is free',
  email: 'Your e-mail',
  hint: 'We write to you only once, when it is free. It goes to whoever comes first.',
  send: 'Tell me',
  sending: 'Noting…',
};
