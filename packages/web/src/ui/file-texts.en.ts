import type { Translation } from '../translation.ts';
import type * as spanish from './file-texts.ts';

export const fileTexts: Translation<typeof spanish.fileTexts> = {
  choose: 'Choose file',
  orDrop: () => 'or drop it here',
  remove: (name) => `Remove ${name}`,
  image: 'Picture',
  preview: (name) => `Preview of ${name}`,
  sent: 'Sent. Waiting for the answer…',
  cancelSending: 'Cancel sending',
};
