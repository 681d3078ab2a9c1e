import type { ReadOperation, WriteOperation } from '@filigrana/sdk/types';

const CATALOGUE = [
  'listAllProducts',
  'listInitialCatalog',
  'filterCatalog',
  'countCatalog',
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
  'listShipments',
  'followOrder',
  'getReconciliation',
] as const satisfies readonly ReadOperation[];

const FAQS = ['listFaqs', 'listVisibleFaqs'] as const satisfies readonly ReadOperation[];

/** Which reads each write of the staff makes stale, those of the storefront included. */
export const backofficeRevalidation = {
  acceptOrder: ORDER,
  shipOrder: ORDER,
  // A rejected order gives its stock back.
  rejectOrder: [...ORDER, ...CATALOGUE, 'listRefunds', 'listSpecialOrders'],
  setRefund: ['listRefunds', 'listOrderEvents', 'getDashboard', 'getMyOrder', 'followOrder'],
  // Money that comes for a cancelled order is to be given back.
  addPayment: [
    'listOrderEvents',
    'listRefunds',
    'getDashboard',
    'getReceiptRequest',
    'getMyOrder',
    'followOrder',
  ],
  removePayment: ['listOrderEvents', 'getReceiptRequest'],
  endHold: ['listHolds', ...CATALOGUE],
  // Another piece is taken from the stock, a special order is made, or money is to be given back.
  decideMissing: [
    ...ORDER,
    ...CATALOGUE,
    ...(['listSpecialOrders', 'listRefunds'] as const),
    ...(['getMyOrder', 'listMyOrders', 'getReceiptRequest'] as const),
  ],
  addBankEntries: ['getReconciliation'],
  setBankEntry: ['getReconciliation'],
  acceptMatches: ORDER,
  // Refused where a colleague has decided: then the lists say so.
  requestReceipt: ['listOrders', 'listOrderEvents', 'getMyOrder', 'getReceiptRequest'],
  setShipment: ['listOrders', 'listShipments', 'followOrder'],
  setTracking: ['getTracking', 'listShipments', 'followOrder'],
  setOrderReference: ['getOrderReview', 'listOrderEvents', 'getReconciliation'],
  addOrderNote: ['listOrderEvents'],
  // What was paid for one that is rejected is to be given back, or its piece to be decided on again.
  changeSpecialOrderStatus: [
    ...(['listSpecialOrders', 'listSpecialOrderEvents', 'getDashboard'] as const),
    ...(['listRefunds', 'listOrders', 'listOrderEvents'] as const),
  ],
  addSpecialOrderNote: ['listSpecialOrderEvents'],
  createProduct: [...CATALOGUE, 'getDashboard'],
  updateProduct: [...CATALOGUE, 'getDashboard'],
  deleteProduct: [...CATALOGUE, 'getDashboard'],
  addPhoto: CATALOGUE,
  sortPhotos: CATALOGUE,
  describePhoto: CATALOGUE,
  removePhoto: CATALOGUE,
  setVideo: CATALOGUE,
  removeVideo: CATALOGUE,
  changeCustomerStatus: ['listCustomers'],
  releaseIdentification: ['listCustomers'],
  createFaq: FAQS,
  updateFaq: FAQS,
  deleteFaq: FAQS,
  createNovedad: ['listNovedades'],
  updateNovedad: ['listNovedades'],
  deleteNovedad: ['listNovedades'],
  sendNovedad: ['listNovedades'],
  setExchangeRate: ['getExchangeRate', 'listExchangeRates', 'getDashboard'],
  setShippingFee: ['getShippingFee', 'getCart'],
  setPickupPlaces: ['getPickupPlaces'],
  setLegalText: ['getLegalText'],
  setSiteTexts: ['getSiteTexts', 'listSiteTexts'],
  setSynonyms: ['getSynonyms', 'searchCatalog', 'countCatalog'],
  uploadBanners: ['listBanners', 'listBannerWords'],
  setBannerWords: ['listBannerWords'],
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
