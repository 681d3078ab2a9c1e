import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const paymentTexts: Translation<typeof spanish.paymentTexts> = {
  title: 'Payment',
  previous: 'Cart',
  loading: 'Loading…',
  confirm: 'Confirm order',
  feeThatCounts: (fee, total) =>
    `The shipping in this summary is an estimate by the amount. At checkout the fixed fee of the shop is charged, ${fee}: you pay ${total} in total.`,
  pickup: (places) =>
    `Will you pick up your order (${places.join('; ')})? Choose so in the last step, before you pay: that fee is charged instead of the shipping.`,
  pdfNote: 'In the last step we will ask for the receipt as a picture, for example a screenshot.',
};
