import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const linkTexts: Translation<typeof spanish.linkTexts> = {
  confirmation: {
    title: 'Confirm your e-mail',
    question: 'So we know that this e-mail is yours and can send you our news.',
    action: 'Confirm my e-mail',
    sending: 'Confirming…',
    done: 'Go to my profile',
    dead: 'Ask for another link in my profile',
  },
  leaving: {
    title: 'Stop receiving news',
    question:
      'We will not write to you with news and offers any more. The e-mails about your orders go on as before.',
    action: 'Stop receiving news',
    sending: 'One moment…',
    done: 'Was it a mistake? Turn them on in your profile',
    dead: 'Go to my profile',
  },
};
