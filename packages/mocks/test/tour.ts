import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import type { OperationId } from '@filigrana/sdk/contract';
import { video } from '../../conformance/src/fixtures/video.ts';
import { addition, imageFile, orderShipping, pdfFile, registration } from '../src/fixtures.ts';
import type { TestAnswer, TestCall, TestShop } from './test-shop.ts';

/** Answers of the tour, in its order. */
export type Tour = [operation: OperationId, answer: TestAnswer][];

/** What later calls of the tour take from earlier answers. */
interface Told {
  sessionToken: string;
  token: string;
  id: number;
  idPedido: number;
  idPregunta: number;
  idNovedad: number;
  idUsuario: number;
  pagos?: { id: number }[];
  idApartado: number;
  idDireccion: number;
  idBanner: number;
}

/** Makes every call of the contract once, each with success, the way a busy day would. */
export async function takeTour(shop: TestShop): Promise<Tour> {
  const tour: Tour = [];
  const go = async (id: OperationId, method: string, path: string, call: TestCall = {}) => {
    const answer = await shop.call(method, path, call);
    tour.push([id, answer]);
    return answer.body as Told;
  };
  const { ring, chain, bracelet } = shop.products;
  const catalogo = '/api/clientes/catalogo';

  await go('listFeatured', 'GET', `${catalogo}/destacados`);
  await go('listInitialCatalog', 'GET', `${catalogo}/inicio`);
  await go('filterCatalog', 'GET', `${catalogo}/filtros?categoria=Anillos&tamano=7&precio=asc`);
  await go('countCatalog', 'GET', `${catalogo}/filtros/cuentas?termino=anillo&disponibles=true`);
  await go('searchCatalog', 'GET', `${catalogo}/buscar?termino=plata`);
  await go('listOffers', 'GET', `${catalogo}/ofertas`);
  await go('getProduct', 'GET', `${catalogo}/${ring.idProducto}`);
  const size = `idProducto=${ring.idProducto}&tamanio=7`;
  await go('getProductSize', 'GET', `/api/producto-talla/obtener?${size}`);
  await go('listCategories', 'GET', '/api/categorias');
  await go('listStones', 'GET', '/api/piedras');
  await go('listMaterials', 'GET', '/api/materiales');
  await go('listSizes', 'GET', '/api/tallas');
  await go('listBanners', 'GET', '/api/banners/');
  await go('listVisibleFaqs', 'GET', '/api/preguntas/preguntas-visibles');
  await go('getExchangeRate', 'GET', '/api/tipo-cambio');
  await go('getShippingFee', 'GET', '/api/envio');

  const { sessionToken } = await go('createSession', 'POST', '/api/users/session/create');
  const visitor = (body: object): TestCall => ({ body: { ...body, sessionToken } });
  const inRing = addition(ring, { tamanio: '7' });
  const { idProducto_talla } = inRing;
  const change = { idProducto_talla, nuevaCantidad: 2 };
  await go('addToCart', 'POST', '/api/carrito/agregar', visitor(inRing));
  await go('changeCartQuantity', 'PUT', '/api/carrito/cantidad', visitor(change));
  await go('setCartShipping', 'PUT', '/api/carrito/envio', visitor({ costoEnvio: 8 }));
  await go('getCart', 'POST', '/api/carrito/obtener', visitor({}));
  await go('holdCart', 'POST', '/api/carrito/apartado', visitor({}));
  await go('prolongHold', 'PUT', '/api/carrito/apartado', visitor({}));
  const correo = 'espera@filigrana.test';
  await go('waitForPiece', 'POST', '/api/apartados/espera', { body: { idProducto_talla, correo } });
  const [held] = (await shop.call('GET', '/api/apartados', { as: 'admin' })).body as Told[];
  await go('listHolds', 'GET', '/api/apartados', { as: 'admin' });
  await go('endHold', 'DELETE', `/api/apartados/${held?.idApartado}`, { as: 'admin' });
  await go('releaseHold', 'DELETE', '/api/carrito/apartado', visitor({}));
  await go('removeFromCart', 'DELETE', '/api/carrito/producto', visitor({ idProducto_talla }));
  await go('emptyCart', 'DELETE', '/api/carrito/vaciar', visitor({}));

  await customerDay();
  await clerkDay();
  await lastDay();
  return tour;

  async function customerDay(): Promise<void> {
    const account = registration();
    await go('lookupPerson', 'GET', `/api/users/autocomplete/${account.identificacion}`);
    await go('registerCustomer', 'POST', '/api/users/register', { body: account });
    const { correo } = account;
    await go('requestPasswordReset', 'POST', '/api/recuperacion/solicitar', { body: { correo } });
    const message = shop.mail.at(-1);
    const link = message?.kind === 'password-reset' ? message.token : '';
    await go('verifyResetToken', 'GET', `/api/recuperacion/verificar/${link}`);
    const contrasena = 'Turquesa-2026';
    const reset = { body: { token: link, nuevaContrasena: contrasena } };
    await go('resetPassword', 'POST', '/api/recuperacion/restablecer', reset);
    await shop.call('POST', '/api/carrito/agregar', visitor(addition(chain, { cantidad: 2 })));
    const login = visitor({ correo, contrasena });
    const { token } = await go('login', 'POST', '/api/users/clientes/login', login);
    await go('getCustomerProfile', 'GET', '/api/users/clientes/perfil', { token });
    const contact = {
      correo: 'ana.rojas@filigrana.test',
      telefono: '88990011',
      contrasenaActual: contrasena,
    };
    const profile = '/api/users/clientes/perfil';
    await go('updateCustomerProfile', 'PUT', profile, { token, body: contact });
    await go('requestEmailConfirmation', 'POST', '/api/users/correo/confirmacion', { token });
    const letter = shop.mail.at(-1);
    const confirming = letter?.kind === 'email-confirmation' ? letter.token : '';
    await go('confirmEmail', 'POST', `/api/users/correo/confirmar/${confirming}`);
    const { idProducto } = ring;
    await go('addFavorite', 'PUT', `/api/favoritos/${idProducto}`, { token });
    const productos = [chain.idProducto];
    await go('mergeFavorites', 'POST', '/api/favoritos', { token, body: { productos } });
    await go('listFavorites', 'GET', '/api/favoritos', { token });
    await go('removeFavorite', 'DELETE', `/api/favoritos/${idProducto}`, { token });
    const lineas = [{ idProducto_talla, cantidad: 1 }];
    await go('saveLines', 'PUT', '/api/guardadas', { token, body: { lineas } });
    await go('listSavedLines', 'GET', '/api/guardadas', { token });
    const subscribe = { token, body: { estadoSuscripcion: true } };
    await go('setSubscription', 'PATCH', '/api/suscripcion', subscribe);
    const book = '/api/users/clientes/direcciones';
    const { metodoPago: _, ...place } = orderShipping();
    const address = { token, body: { nombre: 'Casa', ...place } };
    await go('addAddress', 'POST', book, address);
    const [kept] = (await shop.call('GET', book, { token })).body as Told[];
    await go('listAddresses', 'GET', book, { token });
    await go('updateAddress', 'PUT', `${book}/${kept?.idDireccion}`, address);
    await go('preferAddress', 'PUT', `${book}/${kept?.idDireccion}/preferida`, { token });
    await go('removeAddress', 'DELETE', `${book}/${kept?.idDireccion}`, { token });
    const sizes = '/api/users/clientes/tallas';
    const tallas = [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }];
    await go('saveRingSizes', 'PUT', sizes, { token, body: { tallas } });
    await go('listRingSizes', 'GET', sizes, { token });
    const form = { ...orderShipping(), comprobante: pdfFile() };
    const headers = { 'Idempotency-Key': 'tour-0001' };
    const { idPedido } = await go('placeOrder', 'POST', '/api/compra', { token, form, headers });
    await orderWithoutPiece(token);
    await go('listMyOrders', 'GET', '/api/pedido/usuario', { token });
    await go('getMyOrder', 'GET', `/api/pedido/usuario/${idPedido}`, { token });
    const special = {
      ...{ pieza: 'Anillos', talla: '7', tipoPiedra: 'Natural', tipoMaterial: 'Plata' },
      referenciaURL: imageFile(),
    };
    const request = '/api/pedidos-especiales/agregar';
    await go('requestSpecialOrder', 'POST', request, { token, form: special });
    await go('listMySpecialOrders', 'GET', '/api/pedidos-especiales/usuario', { token });
  }

  /** Buys what a visitor holds; the administrator has it made anew. */
  async function orderWithoutPiece(token: string): Promise<void> {
    const piece = addition(bracelet);
    const stock = shop.state.stockOf(piece.idProducto_talla) ?? 0;
    await shop.call('POST', '/api/carrito/agregar', { token, body: piece });
    const all = visitor({ ...piece, cantidad: stock });
    await shop.call('POST', '/api/carrito/agregar', all);
    await shop.call('POST', '/api/carrito/apartado', visitor({}));
    const form = { ...orderShipping(), comprobante: pdfFile(), sinPieza: '1' };
    const { body } = await shop.call('POST', '/api/compra', { token, form });
    const { idPedido } = body as Told;
    const { idProducto_talla: missing } = piece;
    await go('decideMissing', 'POST', `/api/pedido/${idPedido}/sin-pieza`, {
      as: 'admin',
      body: { idProducto_talla: missing, decision: 'encargo' },
    });
    await shop.call('PUT', `/api/pedido/${idPedido}/rechazar`, { as: 'admin' });
    await shop.call('DELETE', '/api/carrito/vaciar', visitor({}));
  }

  async function clerkDay(): Promise<void> {
    const as = 'admin' as const;
    const [first, second] = shop.state.orders.filter((one) => one.estadoPedido === 'pendiente');
    await go('listOrders', 'GET', '/api/pedido/regulares', { as });
    await go('acceptOrder', 'PUT', `/api/pedido/${first?.idPedido}/aceptar`, { as });
    await go('shipOrder', 'PUT', `/api/pedido/${first?.idPedido}/enviar`, { as });
    const doubt = { as, body: { motivo: 'no_se_lee' } };
    await go('requestReceipt', 'PUT', `/api/pedido/${second?.idPedido}/comprobante`, doubt);
    const request = shop.mail.findLast(({ kind }) => kind === 'receipt-requested');
    const receiptToken = request?.kind === 'receipt-requested' ? request.receiptToken : '';
    const askedFor = `/api/pedido/comprobante/pedido/${receiptToken}`;
    await go('getReceiptRequest', 'GET', askedFor);
    await go('sendReceipt', 'POST', askedFor, { form: { comprobante: pdfFile() } });
    await go('addPayment', 'POST', `/api/pedido/${second?.idPedido}/pagos`, {
      as,
      body: { metodo: 'sinpe', monto: 5, moneda: 'USD', dia: '2025-11-15' },
    });
    await go('rejectOrder', 'PUT', `/api/pedido/${second?.idPedido}/rechazar`, { as });
    await go('getOrderShipping', 'GET', `/api/pedido/envio/${first?.idCarrito}`, { as });
    await go('getOrderReceipt', 'GET', `/api/pedido/comprobante/${first?.idCarrito}`, { as });
    await go('getOrderContact', 'GET', `/api/pedido/contacto/${first?.idCarrito}`, { as });
    const order = `/api/pedido/${first?.idPedido}`;
    const note = { as, body: { texto: 'Llamar antes de enviar.' } };
    await go('getOrderReview', 'GET', `${order}/revision`, { as });
    const reference = { as, body: { referencia: '20260115 152 83010123456789' } };
    await go('setOrderReference', 'PUT', `${order}/referencia`, reference);
    await go('addOrderNote', 'POST', `${order}/notas`, note);
    await go('listOrderEvents', 'GET', `${order}/historial`, { as });
    const day = new Date(shop.state.orders.at(-1)?.fechaPedido ?? '').toISOString().slice(0, 10);
    const money = { as, body: { metodo: 'sinpe', monto: 20.5, moneda: 'USD', dia: day } };
    const paid = await go('addPayment', 'POST', `${order}/pagos`, money);
    await go('listPayments', 'GET', `${order}/pagos`, { as });
    await go('removePayment', 'DELETE', `${order}/pagos/${paid.pagos?.[0]?.id}`, { as });
    const entry = { dia: '2026-03-14', monto: 25, moneda: 'USD', texto: 'SINPE' };
    const entradas = [{ ...entry, referencia: null, nombre: null }];
    await go('addBankEntries', 'POST', '/api/conciliacion/entradas', { as, body: { entradas } });
    const aside = { as, body: { apartada: true } };
    await go('setBankEntry', 'PUT', '/api/conciliacion/entradas/1', aside);
    const coincidencias = [{ entradas: [1], pedidos: [1] }];
    await go('acceptMatches', 'POST', '/api/conciliacion/aceptar', { as, body: { coincidencias } });
    await go('getReconciliation', 'GET', '/api/conciliacion', { as });
    await go('getMonthAccounts', 'GET', '/api/pedido/contabilidad?mes=2026-03', { as });
    await go('listRefunds', 'GET', '/api/devoluciones', { as });
    await go('setRefund', 'PUT', '/api/devoluciones/1', { as, body: { referencia: 'AB12' } });
    await go('listShipments', 'GET', '/api/pedido/envios', { as });
    const parcel = { as, body: { guia: 'RR473124829CR', entregado: true } };
    await go('setShipment', 'PUT', `${order}/envio`, parcel);
    const told = shop.mail.findLast(({ kind }) => kind === 'order-moved');
    const followToken = told?.kind === 'order-moved' ? told.followToken : '';
    await go('followOrder', 'GET', `/api/pedido/seguimiento/${followToken}`);
    await go('getTracking', 'GET', '/api/envio/seguimiento', { as });
    const carrier = { as, body: { plantilla: 'https://correo.example/{guia}' } };
    await go('setTracking', 'PUT', '/api/envio/seguimiento', carrier);
    await go('listSpecialOrders', 'GET', '/api/pedidos-especiales/todos', { as });
    const newest = shop.state.specialOrders.at(-1)?.idPedidoEspecial;
    const status = `/api/pedidos-especiales/estado/${newest}`;
    await go('changeSpecialOrderStatus', 'PATCH', status, { as, body: { estado: 'Aceptado' } });
    const special = `/api/pedidos-especiales/${newest}`;
    await go('addSpecialOrderNote', 'POST', `${special}/notas`, note);
    await go('listSpecialOrderEvents', 'GET', `${special}/historial`, { as });

    await go('listAllProducts', 'GET', '/api/productos/todos', { as });
    const product = {
      ...{ nombre: 'Dije Hoja', descripcion: 'Hoja calada.', precio: '65', stock: '3' },
      ...{ idCategoria: '3', idMaterial: '1', idPiedra: '1', imagen: imageFile() },
    };
    const adding = { as, form: product };
    const { id } = await go('createProduct', 'POST', '/api/productos/agregar', adding);
    const edit = { as, form: { precioEspecial: '50' } };
    await go('updateProduct', 'PUT', `/api/productos/editar/${id}`, edit);
    const photos = `/api/productos/fotos/${id}`;
    const photo = { as, form: { imagen: imageFile(), descripcion: 'En la mano' } };
    await go('addPhoto', 'POST', photos, photo);
    const all = (await shop.call('POST', photos, photo)).body as { idFoto: number }[];
    const orden = all.map(({ idFoto }) => idFoto).toReversed();
    await go('sortPhotos', 'PUT', photos, { as, body: { orden } });
    const close = `${photos}/${orden[0]}`;
    await go('describePhoto', 'PUT', close, { as, body: { descripcion: 'De cerca' } });
    await go('removePhoto', 'DELETE', close, { as });
    const clip = `/api/productos/video/${id}`;
    await go('setVideo', 'PUT', clip, { as, form: { video: video(), descripcion: 'Gira' } });
    await go('removeVideo', 'DELETE', clip, { as });
    await go('deleteProduct', 'DELETE', `/api/productos/borrar/${bracelet.idProducto}`, { as });

    await go('listCustomers', 'GET', '/api/users/admin/clientes', { as });
    const block = `/api/users/admin/clientes/${shop.people.otherCustomer.identificacion}/estado`;
    await go('changeCustomerStatus', 'PUT', block, { as, body: { accion: 'bloquear' } });

    const { identificacion } = shop.people.blocked;
    const release = `/api/users/admin/clientes/${identificacion}/liberar`;
    const shown = { as, body: { nota: 'Trajo su cédula al taller.' } };
    await go('releaseIdentification', 'PUT', release, shown);

    await go('listFaqs', 'GET', '/api/preguntas/preguntas', { as });
    const faq = { pregunta: '¿Graban nombres?', respuesta: 'Sí.', visible: 1 };
    const asking = { as, body: faq };
    const added = await go('createFaq', 'POST', '/api/preguntas/agregarPregunta', asking);
    const { idPregunta } = added;
    await go('updateFaq', 'PUT', `/api/preguntas/editarPregunta/${idPregunta}`, asking);
    await go('deleteFaq', 'DELETE', `/api/preguntas/borrarPregunta/${idPregunta}`, { as });

    const news = { as, form: { asunto: 'Rebajas', referenciaURL: imageFile() } };
    const { idNovedad } = await go('createNovedad', 'POST', '/api/novedades/agregar', news);
    await go('updateNovedad', 'PUT', `/api/novedades/${idNovedad}`, news);
    await go('sendNovedad', 'POST', `/api/novedades/${idNovedad}/enviar`, { as });
    const sent = shop.mail.at(-1);
    const leaving = sent?.kind === 'novedad' ? sent.leaveToken : '';
    await go('leaveNovedades', 'POST', `/api/suscripcion/baja/${leaving}`);
    await go('listNovedades', 'GET', '/api/novedades/todos', { as });
    await go('deleteNovedad', 'DELETE', `/api/novedades/${idNovedad}`, { as });

    const banners = [imageFile(), imageFile()];
    await go('uploadBanners', 'POST', '/api/banners/upload', { as, form: { banners } });
    const texts = '/api/banners/textos';
    await go('listBannerWords', 'GET', texts);
    const [banner] = (await shop.call('GET', texts)).body as Told[];
    const words = { titulo: 'Plata', linea: '', enlace: '', foco: null };
    const written = { as, body: words };
    await go('setBannerWords', 'PUT', `${texts}/${banner?.idBanner}`, written);
    await go('setExchangeRate', 'PUT', '/api/tipo-cambio', { as, body: { tasa: 510.25 } });
    await go('listExchangeRates', 'GET', '/api/tipo-cambio/historial', { as });
    await go('setShippingFee', 'PUT', '/api/envio', { as, body: { monto: 9.5 } });

    const person = registration({ identificacion: '900030003', correo: 'nueva@filigrana.test' });
    const admin = { as, body: { ...person, idRol: 2 } };
    await go('createAdministrator', 'POST', '/api/users/admin/crear-admin', admin);
    const other = { ...person, identificacion: '900040004', correo: 'otra.mas@filigrana.test' };
    const manager = { as, body: { ...other, idRol: 3 } };
    const path = '/api/users/admin/crear-manager';
    const { idUsuario } = await go('createManager', 'POST', path, manager);
    const promote = { as, body: { idRol: 2 } };
    await go('changeStaffRole', 'PUT', `/api/users/admin/staff/${idUsuario}/rol`, promote);
    const shut = { as, body: { accion: 'bloquear' } };
    await go('changeStaffStatus', 'PUT', `/api/users/admin/staff/${idUsuario}/estado`, shut);
    await go('listStaff', 'GET', '/api/users/admin/staff', { as });
    const twoStep = '/api/users/admin/dos-pasos';
    const password = { contrasena: shop.people.admin.contrasena };
    const prove = () => ({ as, body: { ...password, codigo: shop.twoStepCode('admin') } });
    await go('getTwoStep', 'GET', twoStep, { as });
    await go('startTwoStep', 'POST', `${twoStep}/iniciar`, { as });
    await go('confirmTwoStep', 'POST', `${twoStep}/activar`, prove());
    await go('renewRecoveryCodes', 'POST', `${twoStep}/codigos`, prove());
    await go('disableTwoStep', 'POST', `${twoStep}/quitar`, prove());
    await go('deleteStaff', 'DELETE', `/api/users/admin/staff/${idUsuario}`, { as });
    await go('getDashboard', 'GET', '/api/panel', { as });
    await go('getStaffProfile', 'GET', '/api/users/admin/perfil', { as });
    const contact = {
      correo: 'elena@filigrana.test',
      telefono: '22220000',
      contrasenaActual: shop.people.admin.contrasena,
    };
    await go('updateStaffProfile', 'PUT', '/api/users/admin/perfil', { as, body: contact });
    await go('listActivity', 'GET', '/api/actividad?texto=producto', { as });
    await go('endLogin', 'POST', '/api/users/sesion/cerrar', { as });
    await go('endAllLogins', 'POST', '/api/users/sesion/cerrar-todas', { as });
    const page = '/api/textos-legales/privacidad';
    await go('getLegalText', 'GET', page);
    await go('setLegalText', 'PUT', page, { as, body: { texto: 'Cuidamos tus datos.' } });
    const textos = { ...NO_SITE_TEXTS, inicio: 'Plata de Sarchí.' };
    await go('setSiteTexts', 'PUT', '/api/textos', { as, body: { textos } });
    await go('getSiteTexts', 'GET', '/api/textos');
    await go('listSiteTexts', 'GET', '/api/textos/historial', { as });
    await go('getPickupPlaces', 'GET', '/api/retiro');
    await go('setPickupPlaces', 'PUT', '/api/retiro', { as, body: { lugares: [] } });
    await go('getSynonyms', 'GET', '/api/sinonimos', { as });
    await go('setSynonyms', 'PUT', '/api/sinonimos', { as, body: { grupos: [['oro', '14k']] } });
  }

  /** Somebody comes, looks at what the shop knows of her, and goes. */
  async function lastDay(): Promise<void> {
    const account = registration({ identificacion: '155812345678', correo: 'ines@filigrana.test' });
    const { correo, contrasena } = account;
    await shop.call('POST', '/api/users/register', { body: account });
    const login = await shop.call('POST', '/api/users/clientes/login', {
      body: { correo, contrasena },
    });
    const { token } = login.body as Told;
    await go('getMyDataLink', 'GET', '/api/users/clientes/datos', { token });
    const closing = { token, body: { contrasenaActual: contrasena } };
    await go('closeAccount', 'POST', '/api/users/clientes/cerrar', closing);
    const message = shop.mail.findLast(({ kind }) => kind === 'email-left');
    const undo = { body: { token: message?.kind === 'email-left' ? (message.token ?? '') : '' } };
    await go('undoEmailChange', 'POST', '/api/recuperacion/deshacer-correo', undo);
  }
}
