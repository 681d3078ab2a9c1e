/**
 * Keys of the SWR cache, one object per tag. A key is the operationId and what the answer depends
 * on; what belongs to one account names it, so that nobody ever sees another one's answer.
 */
import type { ActivityQuery, LegalPage } from '@filigrana/sdk';
import type { CatalogQuery } from '@filigrana/sdk/domain';
import type { ReadOperation } from '@filigrana/sdk/types';

const key = <const Operation extends ReadOperation, const Rest extends readonly unknown[]>(
  operation: Operation,
  ...rest: Rest
) => [operation, ...rest] as const;

export const catalogKeys = {
  /** The featured products. */
  featured: () => key('listFeatured'),
  /** The catalogue without filters. */
  initial: () => key('listInitialCatalog'),
  /** What the filters let through. */
  filter: (query: CatalogQuery) => key('filterCatalog', query),
  /** What a text finds, and of that what the filters let through. */
  search: (texto: string, query: CatalogQuery) => key('searchCatalog', texto, query),
  /** What filters would show of what a text finds; of everything where it is ''. */
  counts: (texto: string, query: CatalogQuery) => key('countCatalog', texto, query),
  /** The special offers. */
  offers: () => key('listOffers'),
  /** One product. */
  product: (idProducto: number) => key('getProduct', idProducto),
};

export const lookupKeys = {
  categories: () => key('listCategories'),
  stones: () => key('listStones'),
  materials: () => key('listMaterials'),
  sizes: () => key('listSizes'),
};

export const bannerKeys = {
  list: () => key('listBanners'),
  words: () => key('listBannerWords'),
};

export const faqKeys = { visible: () => key('listVisibleFaqs'), list: () => key('listFaqs') };

export const shippingKeys = {
  fee: () => key('getShippingFee'),
  places: () => key('getPickupPlaces'),
};

/** What a dollar costs in colones. */
export const exchangeKeys = {
  rate: () => key('getExchangeRate'),
  history: () => key('listExchangeRates'),
};

export const accountKeys = {
  profile: (idUsuario: number) => key('getCustomerProfile', idUsuario),
  staffProfile: (idUsuario: number) => key('getStaffProfile', idUsuario),
};

/** The addresses that an account keeps. */
export const addressKeys = { of: (idUsuario: number) => key('listAddresses', idUsuario) };

/** The settled cart of an account or an anonymous session, which the cart's machine keeps up to date. */
export const cartKeys = { of: (owner: string) => key('getCart', owner) };

export const orderKeys = {
  mine: (idUsuario: number) => key('listMyOrders', idUsuario),
  myOrder: (idUsuario: number, idPedido: number) => key('getMyOrder', idUsuario, idPedido),
  list: () => key('listOrders'),
  shipping: (idCarrito: number) => key('getOrderShipping', idCarrito),
  receipt: (idCarrito: number) => key('getOrderReceipt', idCarrito),
  contact: (idCarrito: number) => key('getOrderContact', idCarrito),
  review: (idPedido: number) => key('getOrderReview', idPedido),
  events: (idPedido: number) => key('listOrderEvents', idPedido),
};

export const paymentKeys = {
  of: (idPedido: number) => key('listPayments', idPedido),
  refunds: () => key('listRefunds'),
  requested: (token: string) => key('getReceiptRequest', token),
};

export const favoriteKeys = { mine: (idUsuario: number) => key('listFavorites', idUsuario) };

export const savedLineKeys = { mine: (idUsuario: number) => key('listSavedLines', idUsuario) };

export const ringSizeKeys = { mine: (idUsuario: number) => key('listRingSizes', idUsuario) };

export const holdKeys = { list: () => key('listHolds') };

export const reconciliationKeys = { read: () => key('getReconciliation') };

export const shipmentKeys = {
  /** What is to be sent, or those orders. */
  list: (pedidos: readonly number[] | null) => key('listShipments', ...(pedidos ?? [])),
  /** What the link in an e-mail tells of an order. */
  follow: (token: string) => key('followOrder', token),
  /** Address of the carrier's page. */
  tracking: () => key('getTracking'),
};

export const specialOrderKeys = {
  mine: (idUsuario: number) => key('listMySpecialOrders', idUsuario),
  list: () => key('listSpecialOrders'),
  events: (idPedidoEspecial: number) => key('listSpecialOrderEvents', idPedidoEspecial),
};

export const productKeys = { list: () => key('listAllProducts') };
export const customerKeys = { list: () => key('listCustomers') };
export const novedadKeys = { list: () => key('listNovedades') };
export const legalTextKeys = { page: (pagina: LegalPage) => key('getLegalText', pagina) };
export const siteTextKeys = {
  inForce: () => key('getSiteTexts'),
  history: () => key('listSiteTexts'),
};
export const synonymKeys = { table: () => key('getSynonyms') };
export const dashboardKeys = { now: () => key('getDashboard') };
export const activityKeys = { page: (query: ActivityQuery) => key('listActivity', query) };
export const staffKeys = { list: () => key('listStaff') };
