import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const formTexts: Translation<typeof spanish.formTexts> = {
  email: 'E-mail',
  password: {
    length: 'At least 8 characters',
    letters: 'One upper-case and one lower-case letter',
    digit: 'One number',
    special: 'One special character',
  },
  met: 'met',
  photoNotKept: {
    title: 'The photo was not kept',
    text: 'It was still being prepared. Choose it again when you come back.',
  },
};
