import type { Translation } from '../../translation.ts';
import type * as spanish from './personal-data-texts.ts';

export const personalDataTexts: Translation<typeof spanish.personalDataTexts> = {
  title: 'Your data',
  text: 'You can download everything that the shop keeps about you, or close your account.',
  download: 'Download my data',
  preparing: 'Preparing…',
  close: 'Close my account',
  askTheShop: (correo) =>
    `This shop does not offer it here yet. Write to us at ${correo} and we do it for you.`,
  closing: {
    title: 'Close your account?',
    gone: 'Your name, your identification, your e-mail, your phone, your addresses, your receipts, your reference pictures, your cart and your subscription are deleted for ever.',
    stays:
      'Of your purchases the pieces, the amounts, the dates and the reference number of the payment stay, without your name, because the shop needs them for its accounts.',
    final: 'This cannot be undone. If you want to keep something, download your data first.',
    password: 'Current password',
    confirm: 'Close my account',
    busy: 'Closing…',
    cancel: 'Cancel',
  },
};
