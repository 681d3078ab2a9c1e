import type { ReadOperation, WriteOperation } from '@filigrana/sdk/types';

/** Which reads each write of visitors and customers makes stale. */
export const storefrontRevalidation = {
  // Another owner is another entry of the cache.
  createSession: [],
  // The answers of these four are the cart, which its machine writes into the cache.
  addToCart: [],
  changeCartQuantity: [],
  emptyCart: [],
  removeFromCart: [],
  setCartShipping: ['getCart'],
  // The page reads the cart again itself.
  holdCart: [],
  prolongHold: [],
  releaseHold: [],
  waitForPiece: [],
  addFavorite: ['listFavorites'],
  removeFavorite: ['listFavorites'],
  mergeFavorites: ['listFavorites'],
  saveRingSizes: ['listRingSizes'],
  saveLines: ['listSavedLines'],
  // Stock leaves and the cart empties with the purchase.
  placeOrder: [
    'getCart',
    'listMyOrders',
    'getProduct',
    'getProductSize',
    'listInitialCatalog',
    'filterCatalog',
    'countCatalog',
    'searchCatalog',
    'listFeatured',
    'listOffers',
    'listOrders',
    'listAllProducts',
  ],
  login: ['getCustomerProfile', 'getStaffProfile'],
  registerCustomer: [],
  updateCustomerProfile: ['getCustomerProfile'],
  addAddress: ['listAddresses'],
  updateAddress: ['listAddresses'],
  removeAddress: ['listAddresses'],
  preferAddress: ['listAddresses'],
  closeAccount: [],
  requestPasswordReset: [],
  resetPassword: [],
  requestEmailConfirmation: ['getCustomerProfile'],
  confirmEmail: ['getCustomerProfile'],
  leaveNovedades: ['getCustomerProfile'],
  // Every login of the account ends with it.
  undoEmailChange: [],
  setSubscription: ['getCustomerProfile'],
  sendReceipt: [
    'getMyOrder',
    'listOrders',
    'listPayments',
    'getOrderReview',
    'getOrderReceipt',
    'listOrderEvents',
  ],
  requestSpecialOrder: ['listMySpecialOrders', 'listSpecialOrders'],
} as const satisfies Partial<Record<WriteOperation, readonly ReadOperation[]>>;
