import type { operations } from '@filigrana/sdk/types';

/** Every operation of the contract, by operationId. */
export type Operation = keyof operations;

/** Operations that change nothing, whatever their HTTP method (`getCart` is a POST). */
export const READ_OPERATIONS = [
  'listFeatured',
  'listInitialCatalog',
  'filterCatalog',
  'searchCatalog',
  'listOffers',
  'getProduct',
  'getProductSize',
  'listCategories',
  'listStones',
  'listMaterials',
  'listSizes',
  'listBanners',
  'listVisibleFaqs',
  'listFaqs',
  'getCart',
  'getShippingFee',
  'lookupPerson',
  'getCustomerProfile',
  'getStaffProfile',
  'getTwoStep',
  'verifyResetToken',
  'listMyOrders',
  'getMyOrder',
  'listOrders',
  'getOrderShipping',
  'getOrderReceipt',
  'getOrderContact',
  'getOrderReview',
  'listOrderEvents',
  'listMySpecialOrders',
  'listSpecialOrders',
  'listSpecialOrderEvents',
  'listAllProducts',
  'listCustomers',
  'listNovedades',
  'listStaff',
  'getMyDataLink',
  'getLegalText',
  'getDashboard',
  'listActivity',
] as const satisfies readonly Operation[];

export type ReadOperation = (typeof READ_OPERATIONS)[number];
export type WriteOperation = Exclude<Operation, ReadOperation>;
