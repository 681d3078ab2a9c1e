import { NO_SITE_TEXTS } from '../src/domain/index.ts';
import { tokenWith } from './fake-fetch.ts';

/** The login of every call. */
export const TOKEN = tokenWith({ idUsuario: 7, rol: 2 });

const picture = () => new File(['imagen'], 'foto.png', { type: 'image/png' });

const video = () => new File(['video'], 'giro.mp4', { type: 'video/mp4' });

/** One function of the SDK with a call of it and what must be sent. */
export interface ExpectedCall {
  fn: string;
  args?: unknown[];
  /** Path with its parameters filled in; the contract's path when there are none. */
  path?: string;
  query?: string;
  json?: unknown;
  /** Names of the parts of a multipart body, in order. */
  parts?: string[];
}

const person = {
  identificacion: '202220222',
  nombre: 'José',
  primerApellido: 'Vargas',
  segundoApellido: 'Mora',
  correo: 'jose@filigrana.test',
  telefono: '88881234',
  contrasena: 'Segura#2026x',
};
const proof = { contrasena: 'x', codigo: '123456' };
const faq = { pregunta: '¿Envían?', respuesta: 'Sí.', visible: 1 };
const bannerWords = {
  titulo: 'Plata',
  linea: '',
  enlace: '/clientes/catalogo',
  foco: { x: 70, y: 50 },
  version: 2,
};
const address = {
  provincia: 'Heredia',
  canton: 'Barva',
  distrito: 'San Pedro',
  direccionExacta: 'Frente al parque',
  metodoPago: 'sinpe',
};
const { metodoPago: _, ...place } = address;
const keptAddress = { nombre: 'Casa', ...place };
const ring = {
  nombre: 'Anillo',
  descripcion: 'De plata',
  idCategoria: 1,
  idMaterial: 1,
  idPiedra: 1,
  precio: 40,
  precioEspecial: undefined,
  tallas: [{ tamanio: '7', stock: 2 }],
};

const BANK_ENTRY = {
  dia: '2026-03-14',
  monto: 25_260,
  moneda: 'CRC',
  referencia: null,
  nombre: null,
  texto: 'SINPE',
};

/** Every operation of the contract by its operationId, called with a login. */
export const EXPECTED_CALLS: Record<string, ExpectedCall> = {
  listFeatured: { fn: 'catalog.featured' },
  listInitialCatalog: { fn: 'catalog.initial' },
  filterCatalog: {
    fn: 'catalog.filter',
    args: [
      {
        ...{ precio: '', categoria: ['Anillos'], piedra: [], material: undefined },
        ...{ tamano: ['5', '6'], precioMinimo: 49.5, largoMaximo: 45, orden: 'nuevos' },
      },
    ],
    query: '?categoria=Anillos&tamano=5&tamano=6&precioMinimo=49.5&largoMaximo=45&orden=nuevos',
  },
  countCatalog: {
    fn: 'catalog.counts',
    args: [{ precio: 'asc', categoria: ['Anillos'], pesoMinimo: 2.5, disponibles: true }, 'luna'],
    query: '?categoria=Anillos&pesoMinimo=2.5&disponibles=true&termino=luna',
  },
  searchCatalog: {
    fn: 'catalog.search',
    args: ['cadena & dije'],
    query: '?termino=cadena%20%26%20dije',
  },
  listOffers: { fn: 'catalog.offers' },
  getProduct: { fn: 'catalog.product', args: [12], path: '/api/clientes/catalogo/12' },
  getProductSize: {
    fn: 'catalog.productSize',
    args: [{ idProducto: 12, tamanio: 'Única' }],
    query: '?idProducto=12&tamanio=%C3%9Anica',
  },
  listCategories: { fn: 'lookups.categories' },
  listStones: { fn: 'lookups.stones' },
  listMaterials: { fn: 'lookups.materials' },
  listSizes: { fn: 'lookups.sizes' },
  listBanners: { fn: 'banners.list' },
  listBannerWords: { fn: 'banners.words' },
  setBannerWords: {
    fn: 'banners.setWords',
    args: [2, bannerWords],
    path: '/api/banners/textos/2',
    json: bannerWords,
  },
  uploadBanners: {
    fn: 'banners.upload',
    args: [[picture(), picture()]],
    parts: ['banners', 'banners'],
  },
  listVisibleFaqs: { fn: 'faq.visible' },
  listFaqs: { fn: 'faq.list' },
  createFaq: { fn: 'faq.create', args: [faq], json: faq },
  updateFaq: {
    fn: 'faq.update',
    args: [3, faq],
    path: '/api/preguntas/editarPregunta/3',
    json: faq,
  },
  deleteFaq: { fn: 'faq.remove', args: [3], path: '/api/preguntas/borrarPregunta/3' },
  createSession: { fn: 'session.create' },
  getCart: { fn: 'cart.get' },
  addToCart: {
    fn: 'cart.add',
    args: [{ idProducto_talla: 10, cantidad: 2, precioUnitario: 48 }],
    json: { idProducto_talla: 10, cantidad: 2, precioUnitario: 48 },
  },
  changeCartQuantity: {
    fn: 'cart.changeQuantity',
    args: [{ idProducto_talla: 10, nuevaCantidad: 3 }],
    json: { idProducto_talla: 10, nuevaCantidad: 3 },
  },
  emptyCart: { fn: 'cart.empty', json: {} },
  removeFromCart: {
    fn: 'cart.remove',
    args: [{ idProducto_talla: 10 }],
    json: { idProducto_talla: 10 },
  },
  setCartShipping: { fn: 'cart.setShipping', args: [{ costoEnvio: 8 }], json: { costoEnvio: 8 } },
  getShippingFee: { fn: 'shipping.fee' },
  setShippingFee: { fn: 'shipping.setFee', args: [{ monto: 9.5 }], json: { monto: 9.5 } },
  getPickupPlaces: { fn: 'shipping.pickupPlaces' },
  setPickupPlaces: {
    fn: 'shipping.setPickupPlaces',
    args: [{ lugares: [] }],
    json: { lugares: [] },
  },
  getExchangeRate: { fn: 'exchange.rate' },
  setExchangeRate: { fn: 'exchange.setRate', args: [{ tasa: 509.6 }], json: { tasa: 509.6 } },
  listExchangeRates: { fn: 'exchange.history' },
  placeOrder: {
    fn: 'checkout.placeOrder',
    args: [{ ...address, comprobante: picture() }],
    parts: ['provincia', 'canton', 'distrito', 'direccionExacta', 'metodoPago', 'comprobante'],
  },
  login: {
    fn: 'accounts.login',
    args: [{ correo: 'a@b.cr', contrasena: 'x' }],
    json: { correo: 'a@b.cr', contrasena: 'x' },
  },
  endLogin: { fn: 'logins.end', args: [TOKEN] },
  endAllLogins: { fn: 'logins.endAll' },
  getTwoStep: { fn: 'twoStep.get' },
  startTwoStep: { fn: 'twoStep.start' },
  confirmTwoStep: { fn: 'twoStep.confirm', args: [proof], json: proof },
  renewRecoveryCodes: { fn: 'twoStep.renewCodes', args: [proof], json: proof },
  disableTwoStep: { fn: 'twoStep.disable', args: [proof], json: proof },
  lookupPerson: {
    fn: 'accounts.lookupPerson',
    args: ['202220222'],
    path: '/api/users/autocomplete/202220222',
  },
  registerCustomer: { fn: 'accounts.register', args: [person], json: person },
  getCustomerProfile: { fn: 'accounts.profile' },
  updateCustomerProfile: {
    fn: 'accounts.updateProfile',
    args: [{ nombre: undefined, correo: 'a@b.cr', telefono: '88881234' }],
    json: { correo: 'a@b.cr', telefono: '88881234' },
  },
  getStaffProfile: { fn: 'accounts.staffProfile' },
  updateStaffProfile: {
    fn: 'accounts.updateStaffProfile',
    args: [{ correo: 'a@b.cr', telefono: '88881234' }],
    json: { correo: 'a@b.cr', telefono: '88881234' },
  },
  requestEmailConfirmation: { fn: 'accounts.requestEmailConfirmation' },
  confirmEmail: {
    fn: 'accounts.confirmEmail',
    args: ['a-token'],
    path: '/api/users/correo/confirmar/a-token',
  },
  requestPasswordReset: {
    fn: 'recovery.request',
    args: [{ correo: 'a@b.cr' }],
    json: { correo: 'a@b.cr' },
  },
  verifyResetToken: {
    fn: 'recovery.verify',
    args: ['a/b c'],
    path: '/api/recuperacion/verificar/a%2Fb%20c',
  },
  resetPassword: {
    fn: 'recovery.reset',
    args: [{ token: 'abc', nuevaContrasena: 'Nueva#2026x' }],
    json: { token: 'abc', nuevaContrasena: 'Nueva#2026x' },
  },
  undoEmailChange: {
    fn: 'recovery.undoEmail',
    args: [{ token: 'abc' }],
    json: { token: 'abc' },
  },
  setSubscription: {
    fn: 'subscription.set',
    args: [{ estadoSuscripcion: true }],
    json: { estadoSuscripcion: true },
  },
  leaveNovedades: {
    fn: 'subscription.leave',
    args: ['7.a-token'],
    path: '/api/suscripcion/baja/7.a-token',
  },
  listMyOrders: { fn: 'orders.mine' },
  getMyOrder: { fn: 'orders.myOrder', args: [5], path: '/api/pedido/usuario/5' },
  listOrders: { fn: 'orders.list' },
  acceptOrder: { fn: 'orders.accept', args: [5], path: '/api/pedido/5/aceptar' },
  shipOrder: {
    fn: 'orders.ship',
    args: [5, { guia: 'RR473124829CR' }],
    path: '/api/pedido/5/enviar',
    json: { guia: 'RR473124829CR' },
  },
  listPayments: { fn: 'payments.list', args: [5], path: '/api/pedido/5/pagos' },
  addPayment: {
    fn: 'payments.add',
    args: [5, { metodo: 'sinpe', monto: 20, moneda: 'USD', dia: '2026-03-14' }],
    path: '/api/pedido/5/pagos',
    json: { metodo: 'sinpe', monto: 20, moneda: 'USD', dia: '2026-03-14' },
  },
  removePayment: { fn: 'payments.remove', args: [5, 7], path: '/api/pedido/5/pagos/7' },
  listFavorites: { fn: 'favorites.list' },
  addFavorite: { fn: 'favorites.add', args: [12], path: '/api/favoritos/12' },
  removeFavorite: { fn: 'favorites.remove', args: [12], path: '/api/favoritos/12' },
  mergeFavorites: {
    fn: 'favorites.merge',
    args: [{ productos: [12, 7] }],
    json: { productos: [12, 7] },
  },
  listSavedLines: { fn: 'favorites.lines' },
  saveLines: {
    fn: 'favorites.saveLines',
    args: [{ lineas: [{ idProducto_talla: 31, cantidad: 1 }] }],
    json: { lineas: [{ idProducto_talla: 31, cantidad: 1 }] },
  },
  listRingSizes: { fn: 'ringSizes.list' },
  saveRingSizes: {
    fn: 'ringSizes.save',
    args: [{ tallas: [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }] }],
    json: { tallas: [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }] },
  },
  holdCart: { fn: 'holds.start', json: {} },
  prolongHold: { fn: 'holds.prolong', json: {} },
  releaseHold: { fn: 'holds.release', json: {} },
  waitForPiece: {
    fn: 'holds.wait',
    args: [{ idProducto_talla: 5, correo: 'ana@correo.example' }],
    json: { idProducto_talla: 5, correo: 'ana@correo.example' },
  },
  listHolds: { fn: 'holds.list' },
  endHold: { fn: 'holds.end', args: [5], path: '/api/apartados/5' },
  decideMissing: {
    fn: 'holds.decideMissing',
    args: [5, { idProducto_talla: 31, decision: 'encargo' }],
    path: '/api/pedido/5/sin-pieza',
    json: { idProducto_talla: 31, decision: 'encargo' },
  },
  requestReceipt: {
    fn: 'payments.requestReceipt',
    args: [5, { motivo: 'no_se_lee' }],
    path: '/api/pedido/5/comprobante',
    json: { motivo: 'no_se_lee' },
  },
  getReceiptRequest: {
    fn: 'payments.requested',
    args: ['5.abc'],
    path: '/api/pedido/comprobante/pedido/5.abc',
  },
  sendReceipt: {
    fn: 'payments.sendReceipt',
    args: ['5.abc', { comprobante: picture() }],
    path: '/api/pedido/comprobante/pedido/5.abc',
    parts: ['comprobante'],
  },
  getMonthAccounts: {
    fn: 'payments.month',
    args: [{ mes: '2026-03' }],
    query: '?mes=2026-03',
  },
  listRefunds: { fn: 'payments.refunds' },
  setRefund: {
    fn: 'payments.setRefund',
    args: [3, { referencia: 'AB1' }],
    path: '/api/devoluciones/3',
    json: { referencia: 'AB1' },
  },
  listShipments: {
    fn: 'shipments.list',
    args: [{ pedido: [5, 7] }],
    query: '?pedido=5&pedido=7',
  },
  setShipment: {
    fn: 'shipments.set',
    args: [5, { entregado: true }],
    path: '/api/pedido/5/envio',
    json: { entregado: true },
  },
  getReconciliation: { fn: 'reconciliation.read' },
  addBankEntries: {
    fn: 'reconciliation.add',
    args: [{ entradas: [BANK_ENTRY] }],
    json: { entradas: [BANK_ENTRY] },
  },
  acceptMatches: {
    fn: 'reconciliation.accept',
    args: [{ coincidencias: [{ entradas: [31], pedidos: [5] }] }],
    json: { coincidencias: [{ entradas: [31], pedidos: [5] }] },
  },
  setBankEntry: {
    fn: 'reconciliation.set',
    args: [31, { apartada: true }],
    path: '/api/conciliacion/entradas/31',
    json: { apartada: true },
  },
  followOrder: { fn: 'shipments.follow', args: ['5.abc'], path: '/api/pedido/seguimiento/5.abc' },
  getTracking: { fn: 'shipments.tracking' },
  setTracking: {
    fn: 'shipments.setTracking',
    args: [{ plantilla: 'https://x.test/{guia}' }],
    json: { plantilla: 'https://x.test/{guia}' },
  },
  rejectOrder: {
    fn: 'orders.reject',
    args: [5, { motivo: 'no_se_lee' }],
    path: '/api/pedido/5/rechazar',
    json: { motivo: 'no_se_lee' },
  },
  getOrderShipping: { fn: 'orders.shipping', args: [9], path: '/api/pedido/envio/9' },
  getOrderReceipt: { fn: 'orders.receipt', args: [9], path: '/api/pedido/comprobante/9' },
  getOrderContact: { fn: 'orders.contact', args: [9], path: '/api/pedido/contacto/9' },
  getOrderReview: { fn: 'orderReview.get', args: [9], path: '/api/pedido/9/revision' },
  setOrderReference: {
    fn: 'orderReview.setReference',
    args: [9, { referencia: '123' }],
    path: '/api/pedido/9/referencia',
    json: { referencia: '123' },
  },
  listOrderEvents: { fn: 'orderReview.events', args: [9], path: '/api/pedido/9/historial' },
  addOrderNote: {
    fn: 'orderReview.addNote',
    args: [9, { texto: 'Confirmado.' }],
    path: '/api/pedido/9/notas',
    json: { texto: 'Confirmado.' },
  },
  listSpecialOrderEvents: {
    fn: 'specialOrders.events',
    args: [4],
    path: '/api/pedidos-especiales/4/historial',
  },
  addSpecialOrderNote: {
    fn: 'specialOrders.addNote',
    args: [4, { texto: 'Más clara.' }],
    path: '/api/pedidos-especiales/4/notas',
    json: { texto: 'Más clara.' },
  },
  getMyDataLink: { fn: 'personalData.link' },
  closeAccount: {
    fn: 'personalData.closeAccount',
    args: [{ contrasenaActual: 'Segura#2026x' }],
    json: { contrasenaActual: 'Segura#2026x' },
  },
  listAddresses: { fn: 'addresses.list' },
  addAddress: { fn: 'addresses.add', args: [keptAddress], json: keptAddress },
  updateAddress: {
    fn: 'addresses.update',
    args: [2, keptAddress],
    path: '/api/users/clientes/direcciones/2',
    json: keptAddress,
  },
  removeAddress: {
    fn: 'addresses.remove',
    args: [2],
    path: '/api/users/clientes/direcciones/2',
  },
  preferAddress: {
    fn: 'addresses.prefer',
    args: [2],
    path: '/api/users/clientes/direcciones/2/preferida',
  },
  getLegalText: {
    fn: 'legalTexts.get',
    args: ['privacidad'],
    path: '/api/textos-legales/privacidad',
  },
  setLegalText: {
    fn: 'legalTexts.set',
    args: ['privacidad', { texto: 'Cuidamos tus datos.', version: 2 }],
    path: '/api/textos-legales/privacidad',
    json: { texto: 'Cuidamos tus datos.', version: 2 },
  },
  getSiteTexts: { fn: 'siteTexts.get' },
  listSiteTexts: { fn: 'siteTexts.history' },
  setSiteTexts: {
    fn: 'siteTexts.set',
    args: [{ textos: { ...NO_SITE_TEXTS, inicio: 'Plata.' }, version: 2 }],
    path: '/api/textos',
    json: { textos: { ...NO_SITE_TEXTS, inicio: 'Plata.' }, version: 2 },
  },
  getSynonyms: { fn: 'synonyms.get', path: '/api/sinonimos' },
  setSynonyms: {
    fn: 'synonyms.set',
    args: [{ grupos: [['oro', '14k']], version: 2 }],
    path: '/api/sinonimos',
    json: { grupos: [['oro', '14k']], version: 2 },
  },
  getDashboard: { fn: 'dashboard.get', path: '/api/panel' },
  listActivity: {
    fn: 'activity.list',
    args: [{ texto: 'anillo', desde: '2026-03-01', hasta: undefined, antesDe: 951 }],
    query: '?texto=anillo&desde=2026-03-01&antesDe=951',
  },
  listMySpecialOrders: { fn: 'specialOrders.mine' },
  requestSpecialOrder: {
    fn: 'specialOrders.request',
    args: [{ pieza: 'Aretes', talla: undefined, tipoPiedra: 'Natural', tipoMaterial: 'Plata' }],
    parts: ['pieza', 'tipoPiedra', 'tipoMaterial'],
  },
  listSpecialOrders: { fn: 'specialOrders.list' },
  changeSpecialOrderStatus: {
    fn: 'specialOrders.changeStatus',
    args: [4, { estado: 'Aceptado' }],
    path: '/api/pedidos-especiales/estado/4',
    json: { estado: 'Aceptado' },
  },
  listAllProducts: { fn: 'products.list' },
  createProduct: {
    fn: 'products.create',
    args: [{ ...ring, imagen: picture() }],
    parts: [
      'nombre',
      'descripcion',
      'idCategoria',
      'idMaterial',
      'idPiedra',
      'precio',
      'tallas',
      'imagen',
    ],
  },
  updateProduct: {
    fn: 'products.update',
    args: [12, { stock: 4, precioEspecial: null }],
    path: '/api/productos/editar/12',
    parts: ['stock', 'precioEspecial'],
  },
  deleteProduct: { fn: 'products.remove', args: [12], path: '/api/productos/borrar/12' },
  addPhoto: {
    fn: 'products.addPhoto',
    args: [12, { imagen: picture(), descripcion: 'En la mano' }],
    path: '/api/productos/fotos/12',
    parts: ['imagen', 'descripcion'],
  },
  sortPhotos: {
    fn: 'products.sortPhotos',
    args: [12, { orden: [5, 4] }],
    path: '/api/productos/fotos/12',
    json: { orden: [5, 4] },
  },
  describePhoto: {
    fn: 'products.describePhoto',
    args: [12, 4, { descripcion: 'En la mano' }],
    path: '/api/productos/fotos/12/4',
    json: { descripcion: 'En la mano' },
  },
  setVideo: {
    fn: 'products.setVideo',
    args: [12, { video: video(), descripcion: 'Gira' }],
    path: '/api/productos/video/12',
    parts: ['video', 'descripcion'],
  },
  removeVideo: { fn: 'products.removeVideo', args: [12], path: '/api/productos/video/12' },
  removePhoto: {
    fn: 'products.removePhoto',
    args: [12, 4],
    path: '/api/productos/fotos/12/4',
  },
  listCustomers: { fn: 'customers.list' },
  changeCustomerStatus: {
    fn: 'customers.changeStatus',
    args: ['101110111', { accion: 'bloquear' }],
    path: '/api/users/admin/clientes/101110111/estado',
    json: { accion: 'bloquear' },
  },
  releaseIdentification: {
    fn: 'customers.releaseIdentification',
    args: ['101110111', { nota: 'Trajo su cédula.' }],
    path: '/api/users/admin/clientes/101110111/liberar',
    json: { nota: 'Trajo su cédula.' },
  },
  listNovedades: { fn: 'novedades.list' },
  createNovedad: {
    fn: 'novedades.create',
    args: [{ asunto: 'Rebajas', referenciaURL: picture() }],
    parts: ['asunto', 'referenciaURL'],
  },
  updateNovedad: {
    fn: 'novedades.update',
    args: [6, { asunto: 'Rebajas', descripcion: '' }],
    path: '/api/novedades/6',
    parts: ['asunto', 'descripcion'],
  },
  deleteNovedad: { fn: 'novedades.remove', args: [6], path: '/api/novedades/6' },
  sendNovedad: {
    fn: 'novedades.send',
    args: [6, { version: 3 }],
    path: '/api/novedades/6/enviar',
    json: { version: 3 },
  },
  listStaff: { fn: 'staff.list' },
  changeStaffRole: {
    fn: 'staff.changeRole',
    args: [8, { idRol: 3 }],
    path: '/api/users/admin/staff/8/rol',
    json: { idRol: 3 },
  },
  changeStaffStatus: {
    fn: 'staff.changeStatus',
    args: [8, { accion: 'bloquear' }],
    path: '/api/users/admin/staff/8/estado',
    json: { accion: 'bloquear' },
  },
  deleteStaff: { fn: 'staff.remove', args: [8], path: '/api/users/admin/staff/8' },
  createAdministrator: {
    fn: 'staff.createAdministrator',
    args: [person],
    json: { ...person, idRol: 2 },
  },
  createManager: { fn: 'staff.createManager', args: [person], json: { ...person, idRol: 3 } },
};
