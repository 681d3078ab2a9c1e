import type { ReadOperation, WriteOperation } from '../shared/reads/operations.ts';

/** Which reads each write of visitors and customers makes stale. */
export const storefrontRevalidation = {
  createSession: ['getCart'],
  // The cart's machine holds the answers of these four itself and reads the cart when it is idle.
  addToCart: [],
  changeCartQuantity: [],
  emptyCart: [],
  removeFromCart: [],
  setCartShipping: ['getCart'],
  // Stock leaves and the cart empties with the purchase.
  placeOrder: [
    'getCart',
    'listMyOrders',
    'getProduct',
    'getProductSize',
    'listInitialCatalog',
    'filterCatalog',
    'searchCatalog',
    'listFeatured',
    'listOffers',
    'listOrders',
    'listAllProducts',
  ],
  login: ['getCart', 'getCustomerProfile', 'getStaffProfile'],
  registerCustomer: [],
  updateCustomerProfile: ['getCustomerProfile'],
  closeAccount: [],
  requestPasswordReset: [],
  resetPassword: [],
  requestEmailConfirmation: ['getCustomerProfile'],
  confirmEmail: ['getCustomerProfile'],
  leaveNovedades: ['getCustomerProfile'],
  // Every login of the account ends with it.
  undoEmailChange: [],
  setSubscription: ['getCustomerProfile'],
  requestSpecialOrder: ['listMySpecialOrders', 'listSpecialOrders'],
} as const satisfies Partial<Record<WriteOperation, readonly ReadOperation[]>>;
