import type { Translation } from '../../translation.ts';
import type * as spanish from './offer-texts.ts';

export const offerTexts: Translation<typeof spanish.offerTexts> = {
  unique: 'One of a kind',
  size: 'Size',
  sizeName: (tamanio) => `Size ${tamanio}`,
  sizeSoldOut: (tamanio) => `Size ${tamanio}, sold out`,
  sizeReserved: (tamanio) => `Size ${tamanio}, reserved`,
  sizeGuide: 'Size guide',
  quantity: 'Quantity',
  chooseSize: 'Choose size',
  add: 'Add to cart',
  adding: 'Adding…',
  buyIt: 'buy this piece',
  soldOut: 'Sold out for the moment.',
  sold: 'Sold: it was one of a kind.',
  another: 'Ask for a similar one',
  retry: 'Try again',
  facts: 'Details of the piece and the purchase',
  stone: (name) => `${name} stone`,
  shipping: 'Shipping anywhere in Costa Rica with Correos de Costa Rica',
  shippingCost: (fee) =>
    `Shipping ${fee} for each order, anywhere in Costa Rica with Correos de Costa Rica`,
  payment: 'Payment by SINPE Móvil or bank transfer',
  care: (material) => `How to care for a piece of ${material.toLowerCase()}`,
  warranty: (material) => `Warranty of a piece of ${material.toLowerCase()}`,
  exchanges: 'Exchanges and returns',
  share: {
    action: 'Share',
    copied: { title: 'Link copied' },
    failed: { title: 'It could not be copied', text: 'Copy the address of the page by hand.' },
    ask: 'Ask on WhatsApp',
    question: (name, url) => `Hello, I am interested in “${name}”: ${url}`,
  },
};

export const relatedTexts: Translation<typeof spanish.relatedTexts> = {
  title: 'You may also like',
};

export const seenTexts: Translation<typeof spanish.seenTexts> = {
  title: 'Recently viewed',
  clear: 'Clear this list',
  cleared: 'We have cleared the list of viewed pieces.',
};
