import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const cartTexts: Translation<typeof spanish.cartTexts> = {
  title: 'Cart',
  count: (n) => (n === 1 ? '1 item' : `${n} items`),
  loading: 'Loading the cart…',
  lines: 'Items in the cart',
  each: 'each',
  quantityOf: (name) => `Quantity of ${name}`,
  remove: (name) => `Remove ${name}`,
  updating: (name) => `Updating ${name}…`,
  removeIt: 'Remove it to continue.',
  reserved: 'Reserved: somebody else is buying it. It may be free in a few minutes.',
  reservedLines:
    'Some pieces are reserved by somebody else. Remove them or come back in a few minutes.',
  shortLines: 'Fewer are left of a piece than you ask for. Lower its quantity to continue.',
  unavailableLines: 'Remove the pieces that are not available any more to continue.',
  alreadyPaid: 'Already paid? Send your receipt',
  proceed: 'Proceed to payment',
  proceeding: 'Checking…',
  shippingNote: 'Shipping anywhere in Costa Rica is included in the total.',
  retry: 'Try again',
  unread: 'If you had chosen pieces, they are still kept: they appear when you try again.',
  saved: {
    title: 'Saved for later',
    save: 'Save for later',
    saveNamed: (name) => `Save for later: ${name}`,
    move: 'Move to cart',
    moveNamed: (name) => `Move to cart: ${name}`,
    remove: 'Remove',
    removeNamed: (name) => `Remove from the saved ones: ${name}`,
    pieces: (n) => (n === 1 ? '' : `${n} pieces`),
    soldOut: 'Sold out',
    sold: 'Sold: it was one of a kind.',
    reserved: 'Reserved: somebody else is buying it.',
    failed: 'Your saved pieces could not be loaded.',
  },
  goesWith: 'Goes well with',
  empty: {
    action: 'Empty cart',
    question: 'Empty the cart?',
    text: (n) =>
      n === 1
        ? 'The piece that you chose will be removed.'
        : `The ${n} pieces that you chose will be removed.`,
    cancel: 'Cancel',
  },
  login: {
    title: 'Log in to continue',
    text: 'You have to log in to complete your purchase.',
    kept: 'Your cart is waiting: the pieces you chose move to your account.',
    register: 'Create your account',
    cancel: 'Cancel',
    action: 'Log in',
  },
};
