/** Every URL of the app, one builder each. Route patterns live beside them in the route tables. */

/** Key of the text in the catalogue's address, and how long a text may be there. */
export const SEARCH_KEY = 'buscar';
export const SEARCH_MAX = 120;

/** Pages for customers and visitors. */
export const storefront = {
  root: () => '/',
  home: () => '/clientes',
  catalog: (query?: URLSearchParams) => withQuery('/clientes/catalogo', query),
  about: () => '/clientes/acerca-de',
  contact: () => '/clientes/contacto',
  faq: () => '/clientes/faq',
  sizeGuide: () => '/clientes/guia-de-tallas',
  specialOrder: () => '/clientes/pedido-especial',
  offers: (query?: URLSearchParams) => withQuery('/clientes/ofertas-especiales', query),
  /** Where banners link to; leads to `offers`. */
  offerShortcut: () => '/offer',
  cart: () => '/clientes/carrito',
  favorites: () => '/clientes/favoritos',
  payment: () => '/clientes/pago',
  product: (idProducto: number | string) => `/clientes/producto/${encodeURIComponent(idProducto)}`,
  login: () => '/clientes/login',
  registration: () => '/clientes/registro',
  recovery: () => '/clientes/recuperacion/solicitar',
  profile: () => '/clientes/perfil',
  order: (idPedido: number) => `/clientes/pedido/${idPedido}`,
  /** Where the links of letters about an order lead. */
  followedOrder: (token: string) => `/clientes/seguimiento/${encodeURIComponent(token)}`,
  /** Where the letters that ask for another receipt lead. */
  requestedReceipt: (token: string) => `/clientes/comprobante/${encodeURIComponent(token)}`,
  checkout: () => '/clientes/finalizar-compra',
  privacy: () => '/clientes/privacidad',
  terms: () => '/clientes/terminos',
  care: () => '/clientes/cuidado',
} as const;

/** Pages for staff. */
export const backoffice = {
  profile: () => '/admin',
  managerProfile: () => '/manager',
  products: () => '/admin/productos',
  stock: () => '/admin/stock',
  orders: () => '/admin/pedidos',
  orderReview: () => '/admin/pedidos/revision',
  reconciliation: () => '/admin/pedidos/conciliar',
  shipments: (query?: URLSearchParams) => withQuery('/admin/pedidos/envios', query),
  refunds: () => '/admin/pedidos/devoluciones',
  specialOrders: () => '/admin/pedidos-especiales',
  customers: () => '/admin/cuentas',
  faq: () => '/admin/preguntas-frecuentes',
  settings: () => '/admin/ajustes',
  novedades: () => '/admin/novedades',
  activity: () => '/admin/actividad',
} as const;

/** True for every address of the staff area, known or not. */
export const isBackoffice = (pathname: string): boolean =>
  /^\/(admin|manager)(\/|$)/.test(pathname);

function withQuery(path: string, query?: URLSearchParams): string {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
}
