import type { ReadOperation, WriteOperation } from '@filigrana/sdk/types';

const CATALOGUE = [
  'listAllProducts',
  'listInitialCatalog',
  'filterCatalog',
  'searchCatalog',
  'listFeatured',
  'listOffers',
  'getProduct',
  'getProductSize',
  'getCart',
] as const satisfies readonly ReadOperation[];

const ORDER = [
  'listOrders',
  'listOrderEvents',
  'getDashboard',
] as const satisfies readonly ReadOperation[];

const FAQS = ['listFaqs', 'listVisibleFaqs'] as const satisfies readonly ReadOperation[];

/** Which reads each write of the staff makes stale, those of the storefront included. */
export const backofficeRevalidation = {
  acceptOrder: ORDER,
  shipOrder: ORDER,
  // A rejected order gives its stock back.
  rejectOrder: [...ORDER, ...CATALOGUE],
  setOrderReference: ['getOrderReview', 'listOrderEvents'],
  addOrderNote: ['listOrderEvents'],
  changeSpecialOrderStatus: ['listSpecialOrders', 'listSpecialOrderEvents', 'getDashboard'],
  addSpecialOrderNote: ['listSpecialOrderEvents'],
  createProduct: [...CATALOGUE, 'getDashboard'],
  updateProduct: [...CATALOGUE, 'getDashboard'],
  deleteProduct: [...CATALOGUE, 'getDashboard'],
  changeCustomerStatus: ['listCustomers'],
  releaseIdentification: ['listCustomers'],
  createFaq: FAQS,
  updateFaq: FAQS,
  deleteFaq: FAQS,
  createNovedad: ['listNovedades'],
  updateNovedad: ['listNovedades'],
  deleteNovedad: ['listNovedades'],
  sendNovedad: ['listNovedades'],
  setShippingFee: ['getShippingFee', 'getCart'],
  setLegalText: ['getLegalText'],
  uploadBanners: ['listBanners'],
  updateStaffProfile: ['getStaffProfile', 'listStaff'],
  // Of everybody, and here because a visitor's first view has no use for them.
  endLogin: [],
  endAllLogins: [],
  startTwoStep: [],
  // Where the shop demands it, everything else opens with it.
  confirmTwoStep: ['getTwoStep', 'getDashboard'],
  renewRecoveryCodes: ['getTwoStep'],
  disableTwoStep: ['getTwoStep'],
  changeStaffRole: ['listStaff'],
  changeStaffStatus: ['listStaff'],
  deleteStaff: ['listStaff'],
  createAdministrator: ['listStaff'],
  createManager: ['listStaff'],
} as const satisfies Partial<Record<WriteOperation, readonly ReadOperation[]>>;
