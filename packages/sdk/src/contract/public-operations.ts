import type { operations } from '../types.ts';

/**
 * Operations that need no login. The contract says so too (they have no `x-roles`), and the
 * server does not start when the two differ: opening an operation takes a change in both places.
 */
export const PUBLIC_OPERATIONS = [
  'listFeatured',
  'listInitialCatalog',
  'filterCatalog',
  'countCatalog',
  'searchCatalog',
  'getSynonyms',
  'listOffers',
  'getProduct',
  'getProductSize',
  'listCategories',
  'listStones',
  'listMaterials',
  'listSizes',
  'listBanners',
  'listBannerWords',
  'listVisibleFaqs',
  'createSession',
  'getCart',
  'addToCart',
  'changeCartQuantity',
  'emptyCart',
  'removeFromCart',
  'setCartShipping',
  'getShippingFee',
  'getPickupPlaces',
  'getExchangeRate',
  'login',
  'lookupPerson',
  'registerCustomer',
  'requestPasswordReset',
  'verifyResetToken',
  'resetPassword',
  'confirmEmail',
  'leaveNovedades',
  'getLegalText',
  'getSiteTexts',
  'undoEmailChange',
  'followOrder',
  'holdCart',
  'prolongHold',
  'releaseHold',
  'waitForPiece',
  'getReceiptRequest',
  'sendReceipt',
] as const satisfies readonly (keyof operations)[];

export type PublicOperation = (typeof PUBLIC_OPERATIONS)[number];
