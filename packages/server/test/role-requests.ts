import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import type { ContractDocument, Operation, OperationId } from '@filigrana/sdk/contract';
import { video } from '../../conformance/src/fixtures/video.ts';
import { beginTwoStep } from '../src/modules/two-step/two-step.repository.ts';
import { addToRoll } from './accounts.ts';
import { formOf, necklaceForm, photo } from './back-office.ts';
import type { CallOptions } from './call.ts';
import { logInAgain, TEST_PASSWORD, type SignedIn } from './people.ts';
import { addPiece, addToCart, DELIVERY, order, receiptImage, visitor } from './shopping.ts';
import { requestedPiece } from './special-pieces.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { enterPayment } from '../src/modules/payments/enter-payment.ts';
import type { TestApp } from './test-app.ts';
import { codeOf } from './two-step.ts';

interface Row extends Pick<CallOptions, 'body' | 'form'> {
  /** Values of the address, by name. */
  at?: Record<string, string | number>;
  query?: string;
}

export interface RoleRequests {
  customer: SignedIn;
  other: SignedIn;
  manager: SignedIn;
  admin: SignedIn;
  /** Finishes what was ordered, and logs in again, where an operation needs that. */
  prepare(operation: Operation): Promise<void>;
  /** An order of `customer`. */
  idPedido: number;
  /** The request for an operation: one that does what it should when the caller may. */
  requestFor(operation: Operation): { url: string } & CallOptions;
}

/** Fills a shop with one of everything, and writes a good request for every operation. */
export async function roleRequests(
  app: TestApp,
  document: ContractDocument,
): Promise<RoleRequests> {
  const { deps } = app;
  const [customer, other] = [await app.signIn(1), await app.signIn(1)];
  const [manager, admin] = [await app.signIn(3), await app.signIn(2)];
  const spare = { customer: await app.signIn(1), manager: await app.signIn(3) };
  await addToRoll(deps, { '202220222': ['JOSE PABLO', 'VARGAS', 'MORA'] });

  const post = async (url: string, options: CallOptions) =>
    (await app.call('POST', url, { token: admin.token, ...options })).body as Record<
      string,
      number
    >;
  const question = { pregunta: '¿Tallas?', respuesta: 'De la 5 a la 12.', visible: 1 };
  const { idPregunta = 0 } = await post('/api/preguntas/agregarPregunta', { body: question });
  const news = () => formOf({ asunto: 'Semana de la plata' });
  const { idNovedad = 0 } = await post('/api/novedades/agregar', { form: news() });
  const { idNovedad: sent = 0 } = await post('/api/novedades/agregar', { form: news() });
  const [piece, second, unsold] = [
    await addPiece(deps, { stock: 90 }),
    await addPiece(deps, { stock: 90 }),
    await addPiece(deps),
  ];
  const { idPedido, idCarrito } = await order(app, customer, piece);
  const { idPedido: refused } = await order(app, customer, piece);
  const { idPedido: asked } = await order(app, customer, piece);
  const { idPedido: without } = await order(app, customer, second);
  await deps.db
    .updateTable('pedido_productos')
    .set({ sinPieza: 1 })
    .where('idPedido', '=', without)
    .execute();
  const idPedidoEspecial = await requestedPiece(app, customer);
  const rare = await addPiece(deps, { stock: 1 });
  const guest = await visitor(app);
  await addToCart(app, guest, rare);
  await app.call('POST', '/api/carrito/apartado', { body: guest });
  const { idApartado } = await deps.db
    .selectFrom('apartados')
    .select('idApartado')
    .executeTakeFirstOrThrow();
  for (const who of [customer, other])
    for (const line of [piece, second]) await addToCart(app, who, line);
  const resetToken = await resetTokenFor(app, spare.manager.correo);
  await deps.db
    .updateTable('usuarios')
    .set({ correoConfirmado: null })
    .where('idUsuario', 'in', [customer.idUsuario, other.idUsuario])
    .execute();
  const confirmationToken = await confirmationTokenFor(app, other);
  const unwanted = await app.signIn(1);

  // Both have begun with one secret: the code of one is the code of the other.
  const { secreto } = deps.secondStep.draw('');
  for (const { idUsuario } of [manager, admin])
    await beginTwoStep(deps.db, idUsuario, deps.secondStep.seal(idUsuario, secreto));
  const proof = (steps: number) => ({
    body: { contrasena: TEST_PASSWORD, codigo: codeOf(secreto, app, steps) },
  });
  const undoToken = await undoTokenFor(app, await app.signIn(1));

  const { idEntrada } = await deps.db
    .insertInto('entradas_banco')
    .values({
      ...{ dia: '2026-03-14', centimos: 2_526_000, moneda: 'CRC', texto: 'SINPE', noPaga: '[]' },
      ...{ referencia: null, nombre: null },
    })
    .returning('idEntrada')
    .executeTakeFirstOrThrow();
  const place = {
    ...{ nombre: 'Casa', provincia: 'Cartago', canton: 'Paraíso', distrito: 'Orosi' },
    direccionExacta: 'Casa verde',
  };
  const [address] = (
    await app.call('POST', '/api/users/clientes/direcciones', {
      token: customer.token,
      body: place,
    })
  ).body as { idDireccion: number }[];
  const ofAddress = { at: { idDireccion: address?.idDireccion ?? 0 } };
  const size = { idProducto_talla: piece.idProducto_talla };
  const product = await necklaceForm();
  const picture = await photo();
  const photos: number[] = [];
  for (const orden of [0, 1]) {
    const image = await deps.media.storeImage(
      new Uint8Array(await picture.arrayBuffer()),
      'producto',
    );
    await deps.media.record(deps.db, image);
    const { idProducto } = second;
    const row = { idProducto, idImagen: image.idArchivo, descripcion: '', orden };
    const { idFoto } = await deps.db
      .insertInto('producto_fotos')
      .values(row)
      .returning('idFoto')
      .executeTakeFirstOrThrow();
    photos.push(idFoto);
  }
  const clip = await deps.media.storeVideo(new Uint8Array(await video().arrayBuffer()));
  await deps.media.record(deps.db, clip);
  await deps.db
    .updateTable('productos')
    .set({ idVideo: clip.idArchivo })
    .where('idProducto', '=', second.idProducto)
    .execute();
  const ofPhoto = { at: { idProducto: second.idProducto, idFoto: photos[0] ?? 0 } };
  const shown = await deps.media.storeImage(new Uint8Array(await picture.arrayBuffer()), 'banner');
  const { idBanner } = await deps.db
    .insertInto('banners')
    .values({ idImagen: shown.idArchivo, orden: 1 })
    .returning('idBanner')
    .executeTakeFirstOrThrow();
  const receipt = new File([new Uint8Array(await receiptImage())], 'comprobante.png');
  const money = {
    ...({ metodo: 'sinpe', monto: 48, moneda: 'USD' } as const),
    dia: deps.clock.now().toISOString().slice(0, 10),
  };
  const now = deps.clock.now().toISOString();
  const hand = { idPedido, idUsuario: admin.idUsuario, origen: 'persona' } as const;
  const idPago = await withTransaction(deps.db, (trx) => enterPayment(trx, hand, money, now));
  const { idDevolucion } = await deps.db
    .insertInto('devoluciones')
    .values({ idPedido: refused, moneda: 'USD', monto: 100, fecha: now })
    .returning('idDevolucion')
    .executeTakeFirstOrThrow();
  const custom = {
    ...{ pieza: 'Anillos', talla: '7', tipoPiedra: 'Natural', tipoMaterial: 'Plata' },
    descripcion: 'Como el de mi abuela.',
  };
  const ofOrder = { at: { idPedido, idCarrito, idPedidoEspecial } };
  const one = { at: { id: unsold.idProducto } };
  const contact = (correo: string) => ({
    body: { correo, telefono: '87123490', contrasenaActual: TEST_PASSWORD },
  });
  const staffMember = { at: { idUsuario: spare.manager.idUsuario } };

  /** What the contract's examples do not say. */
  const rows: Partial<Record<OperationId, Row>> = {
    searchCatalog: { query: 'termino=cadena' },
    getProduct: { at: { id: piece.idProducto } },
    getProductSize: { query: `idProducto=${piece.idProducto}&tamanio=%C3%9Anica` },
    uploadBanners: { form: formOf({ banners: [picture] }) },
    setBannerWords: { at: { idBanner } },
    updateFaq: { at: { idPregunta } },
    deleteFaq: { at: { idPregunta } },
    getCart: { body: {} },
    addToCart: { body: { ...size, cantidad: 1, precioUnitario: 48 } },
    changeCartQuantity: { body: { ...size, nuevaCantidad: 2 } },
    emptyCart: { body: {} },
    removeFromCart: { body: size },
    setCartShipping: { body: { costoEnvio: 8 } },
    holdCart: { body: {} },
    prolongHold: { body: {} },
    releaseHold: { body: {} },
    waitForPiece: {
      body: { idProducto_talla: rare.idProducto_talla, correo: 'espera@filigrana.test' },
    },
    endHold: { at: { idApartado } },
    decideMissing: {
      at: { idPedido: without },
      body: { idProducto_talla: second.idProducto_talla, decision: 'encargo' },
    },
    addFavorite: { at: { id: piece.idProducto } },
    saveLines: { body: { lineas: [{ idProducto_talla: piece.idProducto_talla, cantidad: 1 }] } },
    removeFavorite: { at: { id: piece.idProducto } },
    saveRingSizes: { body: { tallas: [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }] } },
    placeOrder: { form: formOf({ ...DELIVERY, comprobante: receipt }) },
    login: { body: { correo: spare.customer.correo, contrasena: TEST_PASSWORD } },
    lookupPerson: { at: { identificacion: '202220222' } },
    confirmTwoStep: proof(-1),
    renewRecoveryCodes: proof(0),
    disableTwoStep: proof(1),
    requestPasswordReset: { body: { correo: spare.customer.correo } },
    verifyResetToken: { at: { token: resetToken } },
    confirmEmail: { at: { token: confirmationToken } },
    leaveNovedades: { at: { token: deps.leaveTokens.sign(other.idUsuario) } },
    releaseIdentification: { at: { identificacion: unwanted.identificacion } },
    resetPassword: { body: { token: resetToken, nuevaContrasena: 'Volcan-Verde-9' } },
    getMyOrder: ofOrder,
    acceptOrder: ofOrder,
    shipOrder: ofOrder,
    rejectOrder: { at: { idPedido: refused } },
    getOrderShipping: ofOrder,
    getOrderReceipt: ofOrder,
    getOrderContact: ofOrder,
    getOrderReview: ofOrder,
    setOrderReference: ofOrder,
    listOrderEvents: ofOrder,
    addOrderNote: ofOrder,
    listPayments: ofOrder,
    addPayment: { ...ofOrder, body: { ...money, referencia: 'OTRO-1' } },
    removePayment: { at: { idPedido, idPago } },
    getMonthAccounts: { query: 'mes=2026-03' },
    setBankEntry: { at: { idEntrada } },
    setRefund: { at: { idDevolucion } },
    requestReceipt: { at: { idPedido: asked } },
    getReceiptRequest: { at: { token: deps.receiptTokens.sign(asked) } },
    sendReceipt: {
      at: { token: deps.receiptTokens.sign(asked) },
      form: formOf({ comprobante: receipt }),
    },
    setShipment: { ...ofOrder, body: { guia: 'LB222222222CR' } },
    followOrder: { at: { token: deps.followTokens.sign(idPedido) } },
    requestSpecialOrder: { form: formOf(custom) },
    changeSpecialOrderStatus: ofOrder,
    listSpecialOrderEvents: ofOrder,
    addSpecialOrderNote: ofOrder,
    createProduct: { form: product },
    updateProduct: { at: { idProducto: second.idProducto }, form: product },
    deleteProduct: one,
    addPhoto: { at: { idProducto: second.idProducto }, form: formOf({ imagen: picture }) },
    sortPhotos: { at: { idProducto: second.idProducto }, body: { orden: [photos[1], photos[0]] } },
    describePhoto: { ...ofPhoto, body: { descripcion: 'De cerca' } },
    removePhoto: ofPhoto,
    setVideo: { at: { idProducto: second.idProducto }, form: formOf({ video: video() }) },
    removeVideo: { at: { idProducto: second.idProducto } },
    changeCustomerStatus: { at: { identificacion: spare.customer.identificacion } },
    createNovedad: { form: news() },
    updateNovedad: { at: { idNovedad }, form: news() },
    deleteNovedad: { at: { idNovedad } },
    sendNovedad: { at: { idNovedad: sent } },
    changeStaffRole: staffMember,
    closeAccount: { body: { contrasenaActual: TEST_PASSWORD } },
    updateAddress: ofAddress,
    removeAddress: ofAddress,
    preferAddress: ofAddress,
    getLegalText: { at: { pagina: 'privacidad' } },
    setLegalText: { at: { pagina: 'privacidad' }, body: { texto: 'Cuidamos tus datos.' } },
    setPickupPlaces: { body: { lugares: [] } },
    setSiteTexts: { body: { textos: NO_SITE_TEXTS } },
    setSynonyms: { body: { grupos: [['oro', '14k']] } },
    changeStaffStatus: staffMember,
    deleteStaff: staffMember,
    updateCustomerProfile: contact('clienta@filigrana.test'),
    updateStaffProfile: contact('personal@filigrana.test'),
    undoEmailChange: { body: { token: undoToken } },
  };

  return {
    ...{ customer, other, manager, admin, idPedido },
    async prepare({ id }) {
      if (id === 'holdCart' || id === 'prolongHold')
        for (const { token } of [customer, other, manager, admin]) {
          await addToCart(app, { token }, piece);
          await app.call('POST', '/api/carrito/apartado', { token });
        }
      if (id !== 'closeAccount') return;
      await deps.db.updateTable('pedidos').set({ estadoPedido: 'enviado' }).execute();
      await deps.db.updateTable('pedidos_especiales').set({ estado: 'Enviado' }).execute();
      // Every login was ended by the operation before.
      for (const who of [customer, other, manager, admin]) who.token = await logInAgain(deps, who);
    },
    requestFor(operation) {
      const { at = {}, query, ...content } = rows[operation.id as OperationId] ?? {};
      const path = operation.url.replaceAll(/:(\w+)/g, (_all, name: string) => {
        const value = at[name];
        if (value === undefined) throw new Error(`${operation.id} needs ${name}`);
        return String(value);
      });
      const url = query === undefined ? path : `${path}?${query}`;
      if (operation.body === null || content.body !== undefined || content.form) {
        return { url, ...content };
      }
      return { url, body: exampleOf(document, operation) };
    },
  };
}

/** The token of the link that undoes a change of somebody's e-mail. */
async function undoTokenFor(
  { call, mailer }: TestApp,
  { token, correo }: SignedIn,
): Promise<string> {
  const other = { correo: 'mudada@filigrana.test', telefono: '87123490' };
  const body = { ...other, contrasenaActual: TEST_PASSWORD };
  await call('PUT', '/api/users/clientes/perfil', { token, body });
  const letter = mailer.sent.find(({ to }) => to === correo)?.text ?? '';
  return /deshacer-correo\/([\w-]+)/.exec(letter)?.[1] ?? '';
}

async function resetTokenFor({ call, mailer }: TestApp, correo: string): Promise<string> {
  await call('POST', '/api/recuperacion/solicitar', { body: { correo } });
  const link = /restablecer-contrasena\/([\w-]+)/.exec(mailer.sent.at(-1)?.text ?? '');
  if (!link?.[1]) throw new Error('The message holds no link');
  return link[1];
}

async function confirmationTokenFor(
  { call, mailer }: TestApp,
  { token }: SignedIn,
): Promise<string> {
  await call('POST', '/api/users/correo/confirmacion', { token });
  const link = /confirmar-correo\/([\w-]+)/.exec(mailer.sent.at(-1)?.text ?? '');
  if (!link?.[1]) throw new Error('The message holds no link');
  return link[1];
}

interface WithExamples {
  examples?: Record<string, { value: unknown }>;
}

/** The body that the contract shows for an operation. */
function exampleOf(document: ContractDocument, { id }: Operation): unknown {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const found = operations.find(({ operationId }) => operationId === id);
  const content = Object.values(found?.requestBody?.content ?? {}) as WithExamples[];
  const [example] = Object.values(content[0]?.examples ?? {});
  if (!example) throw new Error(`The contract shows no body for ${id}`);
  return example.value;
}
