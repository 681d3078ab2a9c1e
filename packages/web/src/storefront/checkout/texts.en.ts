import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const checkoutTexts: Translation<typeof spanish.checkoutTexts> = {
  title: 'Checkout',
  loading: 'Loading the summary of your order…',
  crumbs: { cart: 'Cart', payment: 'Payment' },
  delivery: {
    title: 'Delivery',
    province: 'Province',
    provincePlaceholder: 'Choose a province',
    canton: 'Canton',
    cantonExample: 'E.g. Paraíso',
    district: 'District',
    districtExample: 'E.g. Orosi',
    places: 'Options',
    address: 'Exact address',
    addressExample: 'Directions: building, colour, landmark',
    addressHint:
      'For example: from the church, 200 m north and 50 m east, green house with a black gate.',
    postalCode: (code) => `Postal code ${code}`,
    shippingMethod: 'Shipping method:',
    carrier: 'Correos de Costa Rica (nationwide)',
  },
  pickup: {
    legend: 'How you receive your order',
    home: 'Home delivery',
    at: (place) => `Pick up at ${place}`,
    when: (hours, fee) => `${hours} · ${fee ?? 'free'}`,
    where: 'You pick it up at:',
    letter: 'We will write to you when it is ready.',
    feeNote: 'This is the fee that counts: that of the pick-up place, instead of the shipping.',
  },
  missing: {
    count: (n) => (n === 1 ? '1 detail is missing.' : `${n} details are missing.`),
    fields: {
      idLugar: 'Pick-up place',
      provincia: 'Province',
      canton: 'Canton',
      distrito: 'District',
      direccionExacta: 'Exact address',
      metodoPago: 'Payment method',
      comprobante: 'Receipt',
    },
  },
  reference: {
    label: 'Reference number',
    note: 'optional',
    hint: 'The one that the bank shows on the receipt. It helps to confirm your payment sooner.',
  },
  folded: {
    total: (amount) => `Your purchase: ${amount}`,
    line: (cantidad, nombre) => `${cantidad} × ${nombre}`,
  },
  feeNote:
    'This is the shipping that counts: the fixed fee of the shop, the same anywhere in Costa Rica.',
  confirm: 'Confirm order',
  sending: 'Sending…',
  sendingFile: 'Sending the receipt…',
  retry: 'Try again',
  gone: {
    text: 'Have you paid already? You do not lose your money: send the order as paid without a piece, and we will write to you to make you another one, offer you another piece or give you your money back.',
    action: 'Send as paid without a piece',
  },
  overLimit: {
    text: 'Have you paid already? Your order goes through all the same: send it, and we review it with the others.',
    action: 'I have paid: send the order',
  },
  toCart: 'Review the cart',
  received: {
    title: 'Order received',
    text: 'We will be in touch soon.',
    number: (n) => `Order no. ${n}`,
    total: (amount) => `Total: ${amount}`,
    orders: 'View my orders',
    catalog: 'Keep looking at pieces',
  },
};
