import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const purchaseTexts: Translation<typeof spanish.purchaseTexts> = {
  steps: {
    label: 'Steps of the purchase',
    cart: 'Cart',
    payment: 'Payment',
    checkout: 'Checkout',
    received: 'Order received',
  },
  back: 'Back',
  summary: {
    title: 'Summary',
    lines: 'Pieces of the order',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    pickup: 'Pick-up',
    total: 'Total',
  },
  hold: {
    until: (time) => `We keep them for you until ${time}`,
    over: 'The time that we keep your pieces is over. If they are still available, your purchase goes through all the same.',
    again: 'Keep them again',
    toCart: 'Review the cart',
    notYet: 'Do not pay yet.',
    toOrders: 'View my orders',
    ask: 'Write on WhatsApp',
    question:
      'Hello, several orders of mine wait for review, and I would like to buy another piece.',
  },
  size: (talla) => `Size ${talla}`,
  uniqueSize: 'One size',
  withdrawn: 'This piece is no longer available.',
  soldOut: 'Sold out: there is none left.',
  unlisted: (n) =>
    n === 1
      ? 'One piece that you kept is not on sale at the moment. When it is back, you will see it here.'
      : `${n} pieces that you kept are not on sale at the moment. When they are back, you will see them here.`,
  units: (n) => (n === 1 ? '1 unit' : `${n} units`),
  emptyCart: {
    title: 'Your cart is empty.',
    text: 'When you find a piece that you like, it will appear here.',
    action: 'View catalogue',
  },
  sessionOver: {
    kept: 'The pieces that you chose are still kept in your account.',
    action: 'Log in',
  },
  method: {
    title: 'Payment method',
    descriptions: {
      sinpe: 'From the app of your Costa Rican bank, at once.',
      transferencia: 'To the IBAN account of the workshop.',
    },
  },
  either: (one, other) => `${one} or ${other}`,
  account: {
    now: (amount, account, holder) => `Transfer ${amount} to ${account} (${holder}).`,
    eitherAccount: 'Use only one of the two accounts.',
    nowColones: (amount, account) => `Transfer ${amount} to ${account} (colones).`,
    nowDollars: (amount, account) => `Transfer ${amount} to ${account} (dollars).`,
    colones: 'Amount in colones',
    dollars: 'Amount in dollars',
    copyColones: 'Copy amount in colones',
    copyDollars: 'Copy amount in dollars',
    split: (limit, parts) =>
      `Many banks allow up to ${limit} a day by SINPE Móvil. Split the amount into ${parts} payments on consecutive days, raise the limit in the app of your bank or pay by bank transfer.`,
    holder: 'Account holder',
    sinpe: 'SINPE phone number',
    detail: 'Detail',
    detailText: 'Your name and surname',
    bank: 'Bank',
    iban: 'IBAN account',
    copySinpe: 'Copy SINPE phone number',
    copyIban: 'Copy IBAN account',
    ibanColones: 'IBAN account in colones',
    ibanDollars: 'IBAN account in dollars',
    copyIbanColones: 'Copy IBAN account in colones',
    copyIbanDollars: 'Copy IBAN account in dollars',
    copied: 'Copied',
    copyFailed: {
      title: 'It could not be copied',
      text: 'Press and hold the text and copy it by hand.',
    },
  },
  receipt: {
    title: 'Attach receipt',
    amount: (amount) => `It has to show a payment of ${amount}.`,
    image: {
      choose: 'Choose picture',
      replace: 'Choose another picture',
      hint: 'jpg, png, webp or pdf, up to 10 MB',
    },
    file: {
      choose: 'Choose file',
      replace: 'Choose another file',
      hint: 'png, jpg, jpeg or pdf, up to 10 MB',
    },
    preparing: 'Preparing the receipt…',
    problems: {
      heic: () => 'This browser cannot open HEIC photos. Send a screenshot, or the photo as jpg.',
      pdfLong: (most) =>
        `The PDF has more than ${most} pages. Send a photo of the receipt, or a shorter PDF.`,
      pdfUnreadable: () =>
        'We could not read the PDF; it may have a password. Send a photo of the receipt, or another PDF.',
    },
  },
};
