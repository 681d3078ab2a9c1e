// Generated from openapi/ by `npm run contract`. Do not edit.

import type { CallOptions, CartWriteOptions, IdempotentCallOptions, UploadCallOptions } from './client/options.ts';
import type { AddressForm, BankEntriesForm, BankEntryForm, BannerUpload, BannerWordsForm, CartAddition, CartEmptying, CartLineReference, CartQuantityChange, CartReference, CartShipping, ClosingForm, Credentials, CustomerProfileForm, CustomerStatusForm, DoubtForm, EmailUndo, ExchangeRateForm, FaqEdit, FaqForm, FavoritesForm, FingerSizesForm, IdentificationReleaseForm, LegalPage, LegalTextForm, MatchesForm, MissingPieceForm, NewAdministrator, NewManager, NewNovedadForm, NewPhoto, NewProductForm, NoteForm, NovedadForm, NovedadSendForm, OrderShippingForm, PasswordReset, PasswordResetRequest, PaymentForm, PhotoOrder, PhotoWords, PickupPlacesForm, ProductForm, PurchaseForm, Queries, ReceiptForm, ReferenceForm, RefundForm, Registration, SavedLinesForm, ShipmentForm, ShippingFeeForm, SiteTextsForm, SpecialOrderForm, SpecialOrderStatusForm, StaffProfileForm, StaffRoleForm, StaffStatusForm, SubscriptionForm, SynonymsForm, TrackingForm, TwoStepProof, VideoForm, WaitingForm } from './inputs.ts';

/** List featured pieces. */
export const listFeatured = { id: 'listFeatured', method: 'GET', path: '/api/clientes/catalogo/destacados' } as const;

/** List the catalogue without filters. */
export const listInitialCatalog = { id: 'listInitialCatalog', method: 'GET', path: '/api/clientes/catalogo/inicio' } as const;

/** List the catalogue with filters. */
export const filterCatalog = { id: 'filterCatalog', method: 'GET', path: '/api/clientes/catalogo/filtros', input: 'query' } as const;

/** Count what filters would show. */
export const countCatalog = { id: 'countCatalog', method: 'GET', path: '/api/clientes/catalogo/filtros/cuentas', input: 'query' } as const;

/** Search products by text. */
export const searchCatalog = { id: 'searchCatalog', method: 'GET', path: '/api/clientes/catalogo/buscar', input: 'query' } as const;

/** List special offers. */
export const listOffers = { id: 'listOffers', method: 'GET', path: '/api/clientes/catalogo/ofertas' } as const;

/** Show one product. */
export const getProduct = { id: 'getProduct', method: 'GET', path: '/api/clientes/catalogo/{id}' } as const;

/** Find the product-size record. */
export const getProductSize = { id: 'getProductSize', method: 'GET', path: '/api/producto-talla/obtener', input: 'query' } as const;

/** List categories. */
export const listCategories = { id: 'listCategories', method: 'GET', path: '/api/categorias' } as const;

/** List stones. */
export const listStones = { id: 'listStones', method: 'GET', path: '/api/piedras' } as const;

/** List materials. */
export const listMaterials = { id: 'listMaterials', method: 'GET', path: '/api/materiales' } as const;

/** List sizes. */
export const listSizes = { id: 'listSizes', method: 'GET', path: '/api/tallas' } as const;

/** List banner images. */
export const listBanners = { id: 'listBanners', method: 'GET', path: '/api/banners/' } as const;

/** Replace the banners. */
export const uploadBanners = { id: 'uploadBanners', method: 'POST', path: '/api/banners/upload', input: 'form', bearer: true } as const;

/** List the banners with their words. */
export const listBannerWords = { id: 'listBannerWords', method: 'GET', path: '/api/banners/textos' } as const;

/** Write the words of a banner. */
export const setBannerWords = { id: 'setBannerWords', method: 'PUT', path: '/api/banners/textos/{idBanner}', input: 'body', bearer: true } as const;

/** List the questions that visitors see. */
export const listVisibleFaqs = { id: 'listVisibleFaqs', method: 'GET', path: '/api/preguntas/preguntas-visibles' } as const;

/** List all questions. */
export const listFaqs = { id: 'listFaqs', method: 'GET', path: '/api/preguntas/preguntas', bearer: true } as const;

/** Add a question. */
export const createFaq = { id: 'createFaq', method: 'POST', path: '/api/preguntas/agregarPregunta', input: 'body', bearer: true } as const;

/** Change a question. */
export const updateFaq = { id: 'updateFaq', method: 'PUT', path: '/api/preguntas/editarPregunta/{idPregunta}', input: 'body', bearer: true } as const;

/** Delete a question. */
export const deleteFaq = { id: 'deleteFaq', method: 'DELETE', path: '/api/preguntas/borrarPregunta/{idPregunta}', input: 'query', bearer: true } as const;

/** Start an anonymous session. */
export const createSession = { id: 'createSession', method: 'POST', path: '/api/users/session/create' } as const;

/** Show the cart. */
export const getCart = { id: 'getCart', method: 'POST', path: '/api/carrito/obtener', input: 'body', bearer: true, reads: true } as const;

/** Put a piece into the cart. */
export const addToCart = { id: 'addToCart', method: 'POST', path: '/api/carrito/agregar', input: 'body', bearer: true } as const;

/** Set the quantity of a line. */
export const changeCartQuantity = { id: 'changeCartQuantity', method: 'PUT', path: '/api/carrito/cantidad', input: 'body', bearer: true } as const;

/** Empty the cart. */
export const emptyCart = { id: 'emptyCart', method: 'DELETE', path: '/api/carrito/vaciar', input: 'body', bearer: true } as const;

/** Remove a line. */
export const removeFromCart = { id: 'removeFromCart', method: 'DELETE', path: '/api/carrito/producto', input: 'body', bearer: true } as const;

/** Tell the shipping that was shown. */
export const setCartShipping = { id: 'setCartShipping', method: 'PUT', path: '/api/carrito/envio', input: 'body', bearer: true } as const;

/** Show the shipping fee. */
export const getShippingFee = { id: 'getShippingFee', method: 'GET', path: '/api/envio' } as const;

/** Set the shipping fee. */
export const setShippingFee = { id: 'setShippingFee', method: 'PUT', path: '/api/envio', input: 'body', bearer: true } as const;

/** List the places to pick orders up. */
export const getPickupPlaces = { id: 'getPickupPlaces', method: 'GET', path: '/api/retiro' } as const;

/** Set the places to pick orders up. */
export const setPickupPlaces = { id: 'setPickupPlaces', method: 'PUT', path: '/api/retiro', input: 'body', bearer: true } as const;

/** Read what a dollar costs in colones. */
export const getExchangeRate = { id: 'getExchangeRate', method: 'GET', path: '/api/tipo-cambio' } as const;

/** Set what a dollar costs in colones. */
export const setExchangeRate = { id: 'setExchangeRate', method: 'PUT', path: '/api/tipo-cambio', input: 'body', bearer: true } as const;

/** List who set which rate, and when. */
export const listExchangeRates = { id: 'listExchangeRates', method: 'GET', path: '/api/tipo-cambio/historial', bearer: true } as const;

/** Buy what is in the cart. */
export const placeOrder = { id: 'placeOrder', method: 'POST', path: '/api/compra', input: 'form', bearer: true } as const;

/** Log in. */
export const login = { id: 'login', method: 'POST', path: '/api/users/clientes/login', input: 'body' } as const;

/** Look a person up. */
export const lookupPerson = { id: 'lookupPerson', method: 'GET', path: '/api/users/autocomplete/{identificacion}' } as const;

/** Register a customer. */
export const registerCustomer = { id: 'registerCustomer', method: 'POST', path: '/api/users/register', input: 'body' } as const;

/** Read the own profile. */
export const getCustomerProfile = { id: 'getCustomerProfile', method: 'GET', path: '/api/users/clientes/perfil', bearer: true } as const;

/** Change the own e-mail and phone. */
export const updateCustomerProfile = { id: 'updateCustomerProfile', method: 'PUT', path: '/api/users/clientes/perfil', input: 'body', bearer: true } as const;

/** Read the own staff profile. */
export const getStaffProfile = { id: 'getStaffProfile', method: 'GET', path: '/api/users/admin/perfil', bearer: true } as const;

/** Change the own staff e-mail and phone. */
export const updateStaffProfile = { id: 'updateStaffProfile', method: 'PUT', path: '/api/users/admin/perfil', input: 'body', bearer: true } as const;

/** Log out. */
export const endLogin = { id: 'endLogin', method: 'POST', path: '/api/users/sesion/cerrar', bearer: true } as const;

/** Log out everywhere. */
export const endAllLogins = { id: 'endAllLogins', method: 'POST', path: '/api/users/sesion/cerrar-todas', bearer: true } as const;

/** Read the own two-step login. */
export const getTwoStep = { id: 'getTwoStep', method: 'GET', path: '/api/users/admin/dos-pasos', bearer: true } as const;

/** Begin to set up two-step login. */
export const startTwoStep = { id: 'startTwoStep', method: 'POST', path: '/api/users/admin/dos-pasos/iniciar', bearer: true } as const;

/** Turn two-step login on. */
export const confirmTwoStep = { id: 'confirmTwoStep', method: 'POST', path: '/api/users/admin/dos-pasos/activar', input: 'body', bearer: true } as const;

/** Draw new recovery codes. */
export const renewRecoveryCodes = { id: 'renewRecoveryCodes', method: 'POST', path: '/api/users/admin/dos-pasos/codigos', input: 'body', bearer: true } as const;

/** Turn two-step login off. */
export const disableTwoStep = { id: 'disableTwoStep', method: 'POST', path: '/api/users/admin/dos-pasos/quitar', input: 'body', bearer: true } as const;

/** Ask for the letter that confirms the own e-mail. */
export const requestEmailConfirmation = { id: 'requestEmailConfirmation', method: 'POST', path: '/api/users/correo/confirmacion', bearer: true } as const;

/** Confirm an e-mail with the link of a letter. */
export const confirmEmail = { id: 'confirmEmail', method: 'POST', path: '/api/users/correo/confirmar/{token}' } as const;

/** Ask for a reset link. */
export const requestPasswordReset = { id: 'requestPasswordReset', method: 'POST', path: '/api/recuperacion/solicitar', input: 'body' } as const;

/** Check a reset link. */
export const verifyResetToken = { id: 'verifyResetToken', method: 'GET', path: '/api/recuperacion/verificar/{token}' } as const;

/** Set a new password. */
export const resetPassword = { id: 'resetPassword', method: 'POST', path: '/api/recuperacion/restablecer', input: 'body' } as const;

/** Undo a change of the e-mail. */
export const undoEmailChange = { id: 'undoEmailChange', method: 'POST', path: '/api/recuperacion/deshacer-correo', input: 'body' } as const;

/** Subscribe or unsubscribe. */
export const setSubscription = { id: 'setSubscription', method: 'PATCH', path: '/api/suscripcion', input: 'body', bearer: true } as const;

/** Leave the novedades with the link of a letter. */
export const leaveNovedades = { id: 'leaveNovedades', method: 'POST', path: '/api/suscripcion/baja/{token}' } as const;

/** List the own orders. */
export const listMyOrders = { id: 'listMyOrders', method: 'GET', path: '/api/pedido/usuario', bearer: true } as const;

/** Read one of the own orders. */
export const getMyOrder = { id: 'getMyOrder', method: 'GET', path: '/api/pedido/usuario/{idPedido}', bearer: true } as const;

/** List all regular orders. */
export const listOrders = { id: 'listOrders', method: 'GET', path: '/api/pedido/regulares', input: 'query', bearer: true } as const;

/** Accept an order. */
export const acceptOrder = { id: 'acceptOrder', method: 'PUT', path: '/api/pedido/{idPedido}/aceptar', bearer: true } as const;

/** Mark an order as shipped. */
export const shipOrder = { id: 'shipOrder', method: 'PUT', path: '/api/pedido/{idPedido}/enviar', input: 'body', bearer: true } as const;

/** Reject an order. */
export const rejectOrder = { id: 'rejectOrder', method: 'PUT', path: '/api/pedido/{idPedido}/rechazar', input: 'body', bearer: true } as const;

/** Read where an order goes. */
export const getOrderShipping = { id: 'getOrderShipping', method: 'GET', path: '/api/pedido/envio/{idCarrito}', bearer: true } as const;

/** Read the receipt of an order. */
export const getOrderReceipt = { id: 'getOrderReceipt', method: 'GET', path: '/api/pedido/comprobante/{idCarrito}', bearer: true } as const;

/** Read the contact of an order. */
export const getOrderContact = { id: 'getOrderContact', method: 'GET', path: '/api/pedido/contacto/{idCarrito}', bearer: true } as const;

/** Read what helps to judge a receipt. */
export const getOrderReview = { id: 'getOrderReview', method: 'GET', path: '/api/pedido/{idPedido}/revision', bearer: true } as const;

/** Note the payment reference. */
export const setOrderReference = { id: 'setOrderReference', method: 'PUT', path: '/api/pedido/{idPedido}/referencia', input: 'body', bearer: true } as const;

/** Read the history of an order. */
export const listOrderEvents = { id: 'listOrderEvents', method: 'GET', path: '/api/pedido/{idPedido}/historial', bearer: true } as const;

/** Add an internal note to an order. */
export const addOrderNote = { id: 'addOrderNote', method: 'POST', path: '/api/pedido/{idPedido}/notas', input: 'body', bearer: true } as const;

/** Read what has come for an order. */
export const listPayments = { id: 'listPayments', method: 'GET', path: '/api/pedido/{idPedido}/pagos', bearer: true } as const;

/** Enter a payment. */
export const addPayment = { id: 'addPayment', method: 'POST', path: '/api/pedido/{idPedido}/pagos', input: 'body', bearer: true } as const;

/** Take a mistake away. */
export const removePayment = { id: 'removePayment', method: 'DELETE', path: '/api/pedido/{idPedido}/pagos/{idPago}', bearer: true } as const;

/** Prolong the hold of the cart. */
export const prolongHold = { id: 'prolongHold', method: 'PUT', path: '/api/carrito/apartado', input: 'body', bearer: true } as const;

/** Hold what is in the cart. */
export const holdCart = { id: 'holdCart', method: 'POST', path: '/api/carrito/apartado', input: 'body', bearer: true } as const;

/** Let go what the cart holds. */
export const releaseHold = { id: 'releaseHold', method: 'DELETE', path: '/api/carrito/apartado', input: 'body', bearer: true } as const;

/** List what is held. */
export const listHolds = { id: 'listHolds', method: 'GET', path: '/api/apartados', bearer: true } as const;

/** Hear when a piece is free again. */
export const waitForPiece = { id: 'waitForPiece', method: 'POST', path: '/api/apartados/espera', input: 'body' } as const;

/** End a hold. */
export const endHold = { id: 'endHold', method: 'DELETE', path: '/api/apartados/{idApartado}', bearer: true } as const;

/** Decide on a piece that was paid and is gone. */
export const decideMissing = { id: 'decideMissing', method: 'POST', path: '/api/pedido/{idPedido}/sin-pieza', input: 'body', bearer: true } as const;

/** What the customer keeps. */
export const listFavorites = { id: 'listFavorites', method: 'GET', path: '/api/favoritos', bearer: true } as const;

/** Keep what a device has kept. */
export const mergeFavorites = { id: 'mergeFavorites', method: 'POST', path: '/api/favoritos', input: 'body', bearer: true } as const;

/** Keep a piece. */
export const addFavorite = { id: 'addFavorite', method: 'PUT', path: '/api/favoritos/{id}', bearer: true } as const;

/** Keep a piece no longer. */
export const removeFavorite = { id: 'removeFavorite', method: 'DELETE', path: '/api/favoritos/{id}', bearer: true } as const;

/** What the customer has saved for later. */
export const listSavedLines = { id: 'listSavedLines', method: 'GET', path: '/api/guardadas', bearer: true } as const;

/** Save lines for later. */
export const saveLines = { id: 'saveLines', method: 'PUT', path: '/api/guardadas', input: 'body', bearer: true } as const;

/** Ask for another receipt. */
export const requestReceipt = { id: 'requestReceipt', method: 'PUT', path: '/api/pedido/{idPedido}/comprobante', input: 'body', bearer: true } as const;

/** Read why another receipt is asked for. */
export const getReceiptRequest = { id: 'getReceiptRequest', method: 'GET', path: '/api/pedido/comprobante/pedido/{token}' } as const;

/** Send the receipt that was asked for. */
export const sendReceipt = { id: 'sendReceipt', method: 'POST', path: '/api/pedido/comprobante/pedido/{token}', input: 'form' } as const;

/** Read the orders of a month for the accountant. */
export const getMonthAccounts = { id: 'getMonthAccounts', method: 'GET', path: '/api/pedido/contabilidad', input: 'query', bearer: true } as const;

/** List what is to be given back. */
export const listRefunds = { id: 'listRefunds', method: 'GET', path: '/api/devoluciones', bearer: true } as const;

/** Note that money was given back. */
export const setRefund = { id: 'setRefund', method: 'PUT', path: '/api/devoluciones/{idDevolucion}', input: 'body', bearer: true } as const;

/** List what is to be sent. */
export const listShipments = { id: 'listShipments', method: 'GET', path: '/api/pedido/envios', input: 'query', bearer: true } as const;

/** Note how the sending of an order goes. */
export const setShipment = { id: 'setShipment', method: 'PUT', path: '/api/pedido/{idPedido}/envio', input: 'body', bearer: true } as const;

/** Read what the bank says of the orders. */
export const getReconciliation = { id: 'getReconciliation', method: 'GET', path: '/api/conciliacion', bearer: true } as const;

/** Add what was read from the bank. */
export const addBankEntries = { id: 'addBankEntries', method: 'POST', path: '/api/conciliacion/entradas', input: 'body', bearer: true } as const;

/** Say what an entry is not. */
export const setBankEntry = { id: 'setBankEntry', method: 'PUT', path: '/api/conciliacion/entradas/{idEntrada}', input: 'body', bearer: true } as const;

/** Accept orders that the bank says are paid. */
export const acceptMatches = { id: 'acceptMatches', method: 'POST', path: '/api/conciliacion/aceptar', input: 'body', bearer: true } as const;

/** Follow an order with the link of a letter. */
export const followOrder = { id: 'followOrder', method: 'GET', path: '/api/pedido/seguimiento/{token}' } as const;

/** Read where guides are followed. */
export const getTracking = { id: 'getTracking', method: 'GET', path: '/api/envio/seguimiento', bearer: true } as const;

/** Set where guides are followed. */
export const setTracking = { id: 'setTracking', method: 'PUT', path: '/api/envio/seguimiento', input: 'body', bearer: true } as const;

/** List the own special orders. */
export const listMySpecialOrders = { id: 'listMySpecialOrders', method: 'GET', path: '/api/pedidos-especiales/usuario', bearer: true } as const;

/** Ask for a custom piece. */
export const requestSpecialOrder = { id: 'requestSpecialOrder', method: 'POST', path: '/api/pedidos-especiales/agregar', input: 'form', bearer: true } as const;

/** List all special orders. */
export const listSpecialOrders = { id: 'listSpecialOrders', method: 'GET', path: '/api/pedidos-especiales/todos', input: 'query', bearer: true } as const;

/** Decide on a special order. */
export const changeSpecialOrderStatus = { id: 'changeSpecialOrderStatus', method: 'PATCH', path: '/api/pedidos-especiales/estado/{idPedidoEspecial}', input: 'body', bearer: true } as const;

/** Read the history of a special order. */
export const listSpecialOrderEvents = { id: 'listSpecialOrderEvents', method: 'GET', path: '/api/pedidos-especiales/{idPedidoEspecial}/historial', bearer: true } as const;

/** Add an internal note to a special order. */
export const addSpecialOrderNote = { id: 'addSpecialOrderNote', method: 'POST', path: '/api/pedidos-especiales/{idPedidoEspecial}/notas', input: 'body', bearer: true } as const;

/** List all products. */
export const listAllProducts = { id: 'listAllProducts', method: 'GET', path: '/api/productos/todos', input: 'query', bearer: true } as const;

/** Add a product. */
export const createProduct = { id: 'createProduct', method: 'POST', path: '/api/productos/agregar', input: 'form', bearer: true } as const;

/** Change a product or its stock. */
export const updateProduct = { id: 'updateProduct', method: 'PUT', path: '/api/productos/editar/{idProducto}', input: 'form', bearer: true } as const;

/** Delete a product. */
export const deleteProduct = { id: 'deleteProduct', method: 'DELETE', path: '/api/productos/borrar/{id}', input: 'query', bearer: true } as const;

/** Put photographs in order. */
export const sortPhotos = { id: 'sortPhotos', method: 'PUT', path: '/api/productos/fotos/{idProducto}', input: 'body', bearer: true } as const;

/** Add a photograph. */
export const addPhoto = { id: 'addPhoto', method: 'POST', path: '/api/productos/fotos/{idProducto}', input: 'form', bearer: true } as const;

/** Say what a photograph shows. */
export const describePhoto = { id: 'describePhoto', method: 'PUT', path: '/api/productos/fotos/{idProducto}/{idFoto}', input: 'body', bearer: true } as const;

/** Take a photograph away. */
export const removePhoto = { id: 'removePhoto', method: 'DELETE', path: '/api/productos/fotos/{idProducto}/{idFoto}', bearer: true } as const;

/** Add or replace the video. */
export const setVideo = { id: 'setVideo', method: 'PUT', path: '/api/productos/video/{idProducto}', input: 'form', bearer: true } as const;

/** Take the video away. */
export const removeVideo = { id: 'removeVideo', method: 'DELETE', path: '/api/productos/video/{idProducto}', bearer: true } as const;

/** List the customers. */
export const listCustomers = { id: 'listCustomers', method: 'GET', path: '/api/users/admin/clientes', input: 'query', bearer: true } as const;

/** Block or unblock a customer. */
export const changeCustomerStatus = { id: 'changeCustomerStatus', method: 'PUT', path: '/api/users/admin/clientes/{identificacion}/estado', input: 'body', bearer: true } as const;

/** Release an identification that somebody else has registered. */
export const releaseIdentification = { id: 'releaseIdentification', method: 'PUT', path: '/api/users/admin/clientes/{identificacion}/liberar', input: 'body', bearer: true } as const;

/** List the novedades. */
export const listNovedades = { id: 'listNovedades', method: 'GET', path: '/api/novedades/todos', bearer: true } as const;

/** Add a novedad. */
export const createNovedad = { id: 'createNovedad', method: 'POST', path: '/api/novedades/agregar', input: 'form', bearer: true } as const;

/** Change a novedad. */
export const updateNovedad = { id: 'updateNovedad', method: 'PUT', path: '/api/novedades/{idNovedad}', input: 'form', bearer: true } as const;

/** Delete a novedad. */
export const deleteNovedad = { id: 'deleteNovedad', method: 'DELETE', path: '/api/novedades/{idNovedad}', input: 'query', bearer: true } as const;

/** Send a novedad to the subscribers. */
export const sendNovedad = { id: 'sendNovedad', method: 'POST', path: '/api/novedades/{idNovedad}/enviar', input: 'body', bearer: true } as const;

/** List the staff. */
export const listStaff = { id: 'listStaff', method: 'GET', path: '/api/users/admin/staff', bearer: true } as const;

/** Change the role of a staff account. */
export const changeStaffRole = { id: 'changeStaffRole', method: 'PUT', path: '/api/users/admin/staff/{idUsuario}/rol', input: 'body', bearer: true } as const;

/** Block or unblock a staff account. */
export const changeStaffStatus = { id: 'changeStaffStatus', method: 'PUT', path: '/api/users/admin/staff/{idUsuario}/estado', input: 'body', bearer: true } as const;

/** Remove a staff account. */
export const deleteStaff = { id: 'deleteStaff', method: 'DELETE', path: '/api/users/admin/staff/{idUsuario}', bearer: true } as const;

/** Create an administrator. */
export const createAdministrator = { id: 'createAdministrator', method: 'POST', path: '/api/users/admin/crear-admin', input: 'body', bearer: true } as const;

/** Create a manager. */
export const createManager = { id: 'createManager', method: 'POST', path: '/api/users/admin/crear-manager', input: 'body', bearer: true } as const;

/** Download the own data. */
export const getMyDataLink = { id: 'getMyDataLink', method: 'GET', path: '/api/users/clientes/datos', bearer: true } as const;

/** Close the own account. */
export const closeAccount = { id: 'closeAccount', method: 'POST', path: '/api/users/clientes/cerrar', input: 'body', bearer: true } as const;

/** List the own addresses. */
export const listAddresses = { id: 'listAddresses', method: 'GET', path: '/api/users/clientes/direcciones', bearer: true } as const;

/** Keep an address. */
export const addAddress = { id: 'addAddress', method: 'POST', path: '/api/users/clientes/direcciones', input: 'body', bearer: true } as const;

/** Choose the preferred address. */
export const preferAddress = { id: 'preferAddress', method: 'PUT', path: '/api/users/clientes/direcciones/{idDireccion}/preferida', bearer: true } as const;

/** Change an address. */
export const updateAddress = { id: 'updateAddress', method: 'PUT', path: '/api/users/clientes/direcciones/{idDireccion}', input: 'body', bearer: true } as const;

/** Forget an address. */
export const removeAddress = { id: 'removeAddress', method: 'DELETE', path: '/api/users/clientes/direcciones/{idDireccion}', bearer: true } as const;

/** List the own ring sizes. */
export const listRingSizes = { id: 'listRingSizes', method: 'GET', path: '/api/users/clientes/tallas', bearer: true } as const;

/** Keep ring sizes. */
export const saveRingSizes = { id: 'saveRingSizes', method: 'PUT', path: '/api/users/clientes/tallas', input: 'body', bearer: true } as const;

/** Show a legal page. */
export const getLegalText = { id: 'getLegalText', method: 'GET', path: '/api/textos-legales/{pagina}' } as const;

/** Write a legal page. */
export const setLegalText = { id: 'setLegalText', method: 'PUT', path: '/api/textos-legales/{pagina}', input: 'body', bearer: true } as const;

/** Read the words of the home page and of the page about the shop. */
export const getSiteTexts = { id: 'getSiteTexts', method: 'GET', path: '/api/textos' } as const;

/** Write the words of the home page and of the page about the shop. */
export const setSiteTexts = { id: 'setSiteTexts', method: 'PUT', path: '/api/textos', input: 'body', bearer: true } as const;

/** List what the words were before. */
export const listSiteTexts = { id: 'listSiteTexts', method: 'GET', path: '/api/textos/historial', bearer: true } as const;

/** Read the synonyms of the search. */
export const getSynonyms = { id: 'getSynonyms', method: 'GET', path: '/api/sinonimos' } as const;

/** Set the synonyms of the search. */
export const setSynonyms = { id: 'setSynonyms', method: 'PUT', path: '/api/sinonimos', input: 'body', bearer: true } as const;

/** Read what waits and what was sold. */
export const getDashboard = { id: 'getDashboard', method: 'GET', path: '/api/panel', bearer: true } as const;

/** Read who did what. */
export const listActivity = { id: 'listActivity', method: 'GET', path: '/api/actividad', input: 'query', bearer: true } as const;

/** What the function of each operation takes. */
export interface OperationArguments {
  listFeatured: [options?: CallOptions];
  listInitialCatalog: [options?: CallOptions];
  filterCatalog: [query?: Queries['filterCatalog'], options?: CallOptions];
  countCatalog: [query?: Queries['countCatalog'], options?: CallOptions];
  searchCatalog: [query: Queries['searchCatalog'], options?: CallOptions];
  listOffers: [options?: CallOptions];
  getProduct: [id: number, options?: CallOptions];
  getProductSize: [query: Queries['getProductSize'], options?: CallOptions];
  listCategories: [options?: CallOptions];
  listStones: [options?: CallOptions];
  listMaterials: [options?: CallOptions];
  listSizes: [options?: CallOptions];
  listBanners: [options?: CallOptions];
  uploadBanners: [form: BannerUpload, options?: UploadCallOptions];
  listBannerWords: [options?: CallOptions];
  setBannerWords: [idBanner: number, body: BannerWordsForm, options?: CallOptions];
  listVisibleFaqs: [options?: CallOptions];
  listFaqs: [options?: CallOptions];
  createFaq: [body: FaqForm, options?: CallOptions];
  updateFaq: [idPregunta: number, body: FaqEdit, options?: CallOptions];
  deleteFaq: [idPregunta: number, query?: Queries['deleteFaq'], options?: CallOptions];
  createSession: [options?: CallOptions];
  getCart: [body?: CartReference, options?: CallOptions];
  addToCart: [body: CartAddition, options?: CartWriteOptions];
  changeCartQuantity: [body: CartQuantityChange, options?: CartWriteOptions];
  emptyCart: [body?: CartEmptying, options?: CartWriteOptions];
  removeFromCart: [body: CartLineReference, options?: CartWriteOptions];
  setCartShipping: [body: CartShipping, options?: CallOptions];
  getShippingFee: [options?: CallOptions];
  setShippingFee: [body: ShippingFeeForm, options?: CallOptions];
  getPickupPlaces: [options?: CallOptions];
  setPickupPlaces: [body: PickupPlacesForm, options?: CallOptions];
  getExchangeRate: [options?: CallOptions];
  setExchangeRate: [body: ExchangeRateForm, options?: CallOptions];
  listExchangeRates: [options?: CallOptions];
  placeOrder: [form: PurchaseForm, options?: IdempotentCallOptions];
  login: [body: Credentials, options?: CallOptions];
  lookupPerson: [identificacion: string, options?: CallOptions];
  registerCustomer: [body: Registration, options?: CallOptions];
  getCustomerProfile: [options?: CallOptions];
  updateCustomerProfile: [body: CustomerProfileForm, options?: CallOptions];
  getStaffProfile: [options?: CallOptions];
  updateStaffProfile: [body: StaffProfileForm, options?: CallOptions];
  endLogin: [options?: CallOptions];
  endAllLogins: [options?: CallOptions];
  getTwoStep: [options?: CallOptions];
  startTwoStep: [options?: CallOptions];
  confirmTwoStep: [body: TwoStepProof, options?: CallOptions];
  renewRecoveryCodes: [body: TwoStepProof, options?: CallOptions];
  disableTwoStep: [body: TwoStepProof, options?: CallOptions];
  requestEmailConfirmation: [options?: CallOptions];
  confirmEmail: [token: string, options?: CallOptions];
  requestPasswordReset: [body: PasswordResetRequest, options?: CallOptions];
  verifyResetToken: [token: string, options?: CallOptions];
  resetPassword: [body: PasswordReset, options?: CallOptions];
  undoEmailChange: [body: EmailUndo, options?: CallOptions];
  setSubscription: [body: SubscriptionForm, options?: CallOptions];
  leaveNovedades: [token: string, options?: CallOptions];
  listMyOrders: [options?: CallOptions];
  getMyOrder: [idPedido: number, options?: CallOptions];
  listOrders: [query?: Queries['listOrders'], options?: CallOptions];
  acceptOrder: [idPedido: number, options?: CallOptions];
  shipOrder: [idPedido: number, body?: OrderShippingForm, options?: CallOptions];
  rejectOrder: [idPedido: number, body?: DoubtForm, options?: CallOptions];
  getOrderShipping: [idCarrito: number, options?: CallOptions];
  getOrderReceipt: [idCarrito: number, options?: CallOptions];
  getOrderContact: [idCarrito: number, options?: CallOptions];
  getOrderReview: [idPedido: number, options?: CallOptions];
  setOrderReference: [idPedido: number, body: ReferenceForm, options?: CallOptions];
  listOrderEvents: [idPedido: number, options?: CallOptions];
  addOrderNote: [idPedido: number, body: NoteForm, options?: CallOptions];
  listPayments: [idPedido: number, options?: CallOptions];
  addPayment: [idPedido: number, body: PaymentForm, options?: CallOptions];
  removePayment: [idPedido: number, idPago: number, options?: CallOptions];
  prolongHold: [body?: CartReference, options?: CallOptions];
  holdCart: [body?: CartReference, options?: CallOptions];
  releaseHold: [body?: CartReference, options?: CallOptions];
  listHolds: [options?: CallOptions];
  waitForPiece: [body: WaitingForm, options?: CallOptions];
  endHold: [idApartado: number, options?: CallOptions];
  decideMissing: [idPedido: number, body: MissingPieceForm, options?: CallOptions];
  listFavorites: [options?: CallOptions];
  mergeFavorites: [body: FavoritesForm, options?: CallOptions];
  addFavorite: [id: number, options?: CallOptions];
  removeFavorite: [id: number, options?: CallOptions];
  listSavedLines: [options?: CallOptions];
  saveLines: [body: SavedLinesForm, options?: CallOptions];
  requestReceipt: [idPedido: number, body: DoubtForm, options?: CallOptions];
  getReceiptRequest: [token: string, options?: CallOptions];
  sendReceipt: [token: string, form: ReceiptForm, options?: UploadCallOptions];
  getMonthAccounts: [query: Queries['getMonthAccounts'], options?: CallOptions];
  listRefunds: [options?: CallOptions];
  setRefund: [idDevolucion: number, body: RefundForm, options?: CallOptions];
  listShipments: [query?: Queries['listShipments'], options?: CallOptions];
  setShipment: [idPedido: number, body: ShipmentForm, options?: CallOptions];
  getReconciliation: [options?: CallOptions];
  addBankEntries: [body: BankEntriesForm, options?: CallOptions];
  setBankEntry: [idEntrada: number, body: BankEntryForm, options?: CallOptions];
  acceptMatches: [body: MatchesForm, options?: CallOptions];
  followOrder: [token: string, options?: CallOptions];
  getTracking: [options?: CallOptions];
  setTracking: [body: TrackingForm, options?: CallOptions];
  listMySpecialOrders: [options?: CallOptions];
  requestSpecialOrder: [form: SpecialOrderForm, options?: IdempotentCallOptions];
  listSpecialOrders: [query?: Queries['listSpecialOrders'], options?: CallOptions];
  changeSpecialOrderStatus: [idPedidoEspecial: number, body: SpecialOrderStatusForm, options?: CallOptions];
  listSpecialOrderEvents: [idPedidoEspecial: number, options?: CallOptions];
  addSpecialOrderNote: [idPedidoEspecial: number, body: NoteForm, options?: CallOptions];
  listAllProducts: [query?: Queries['listAllProducts'], options?: CallOptions];
  createProduct: [form: NewProductForm, options?: UploadCallOptions];
  updateProduct: [idProducto: number, form: ProductForm, options?: UploadCallOptions];
  deleteProduct: [id: number, query?: Queries['deleteProduct'], options?: CallOptions];
  sortPhotos: [idProducto: number, body: PhotoOrder, options?: CallOptions];
  addPhoto: [idProducto: number, form: NewPhoto, options?: UploadCallOptions];
  describePhoto: [idProducto: number, idFoto: number, body: PhotoWords, options?: CallOptions];
  removePhoto: [idProducto: number, idFoto: number, options?: CallOptions];
  setVideo: [idProducto: number, form: VideoForm, options?: UploadCallOptions];
  removeVideo: [idProducto: number, options?: CallOptions];
  listCustomers: [query?: Queries['listCustomers'], options?: CallOptions];
  changeCustomerStatus: [identificacion: string, body: CustomerStatusForm, options?: CallOptions];
  releaseIdentification: [identificacion: string, body: IdentificationReleaseForm, options?: CallOptions];
  listNovedades: [options?: CallOptions];
  createNovedad: [form: NewNovedadForm, options?: UploadCallOptions];
  updateNovedad: [idNovedad: number, form: NovedadForm, options?: UploadCallOptions];
  deleteNovedad: [idNovedad: number, query?: Queries['deleteNovedad'], options?: CallOptions];
  sendNovedad: [idNovedad: number, body?: NovedadSendForm, options?: CallOptions];
  listStaff: [options?: CallOptions];
  changeStaffRole: [idUsuario: number, body: StaffRoleForm, options?: CallOptions];
  changeStaffStatus: [idUsuario: number, body: StaffStatusForm, options?: CallOptions];
  deleteStaff: [idUsuario: number, options?: CallOptions];
  createAdministrator: [body: NewAdministrator, options?: CallOptions];
  createManager: [body: NewManager, options?: CallOptions];
  getMyDataLink: [options?: CallOptions];
  closeAccount: [body: ClosingForm, options?: CallOptions];
  listAddresses: [options?: CallOptions];
  addAddress: [body: AddressForm, options?: CallOptions];
  preferAddress: [idDireccion: number, options?: CallOptions];
  updateAddress: [idDireccion: number, body: AddressForm, options?: CallOptions];
  removeAddress: [idDireccion: number, options?: CallOptions];
  listRingSizes: [options?: CallOptions];
  saveRingSizes: [body: FingerSizesForm, options?: CallOptions];
  getLegalText: [pagina: LegalPage, options?: CallOptions];
  setLegalText: [pagina: LegalPage, body: LegalTextForm, options?: CallOptions];
  getSiteTexts: [options?: CallOptions];
  setSiteTexts: [body: SiteTextsForm, options?: CallOptions];
  listSiteTexts: [options?: CallOptions];
  getSynonyms: [options?: CallOptions];
  setSynonyms: [body: SynonymsForm, options?: CallOptions];
  getDashboard: [options?: CallOptions];
  listActivity: [query?: Queries['listActivity'], options?: CallOptions];
}

/** The operations of each tag. */
export interface OperationsByTag {
  'catalog': 'listFeatured' | 'listInitialCatalog' | 'filterCatalog' | 'countCatalog' | 'searchCatalog' | 'listOffers' | 'getProduct' | 'getProductSize';
  'lookups': 'listCategories' | 'listStones' | 'listMaterials' | 'listSizes';
  'banners': 'listBanners' | 'uploadBanners' | 'listBannerWords' | 'setBannerWords';
  'faq': 'listVisibleFaqs' | 'listFaqs' | 'createFaq' | 'updateFaq' | 'deleteFaq';
  'session': 'createSession';
  'cart': 'getCart' | 'addToCart' | 'changeCartQuantity' | 'emptyCart' | 'removeFromCart' | 'setCartShipping';
  'shipping': 'getShippingFee' | 'setShippingFee' | 'getPickupPlaces' | 'setPickupPlaces';
  'exchange': 'getExchangeRate' | 'setExchangeRate' | 'listExchangeRates';
  'checkout': 'placeOrder';
  'accounts': 'login' | 'lookupPerson' | 'registerCustomer' | 'getCustomerProfile' | 'updateCustomerProfile' | 'getStaffProfile' | 'updateStaffProfile' | 'requestEmailConfirmation' | 'confirmEmail';
  'logins': 'endLogin' | 'endAllLogins';
  'two-step': 'getTwoStep' | 'startTwoStep' | 'confirmTwoStep' | 'renewRecoveryCodes' | 'disableTwoStep';
  'recovery': 'requestPasswordReset' | 'verifyResetToken' | 'resetPassword' | 'undoEmailChange';
  'subscription': 'setSubscription' | 'leaveNovedades';
  'orders': 'listMyOrders' | 'getMyOrder' | 'listOrders' | 'acceptOrder' | 'shipOrder' | 'rejectOrder' | 'getOrderShipping' | 'getOrderReceipt' | 'getOrderContact';
  'order-review': 'getOrderReview' | 'setOrderReference' | 'listOrderEvents' | 'addOrderNote';
  'payments': 'listPayments' | 'addPayment' | 'removePayment' | 'requestReceipt' | 'getReceiptRequest' | 'sendReceipt' | 'getMonthAccounts' | 'listRefunds' | 'setRefund';
  'holds': 'prolongHold' | 'holdCart' | 'releaseHold' | 'listHolds' | 'waitForPiece' | 'endHold' | 'decideMissing';
  'favorites': 'listFavorites' | 'mergeFavorites' | 'addFavorite' | 'removeFavorite' | 'listSavedLines' | 'saveLines';
  'shipments': 'listShipments' | 'setShipment' | 'followOrder' | 'getTracking' | 'setTracking';
  'reconciliation': 'getReconciliation' | 'addBankEntries' | 'setBankEntry' | 'acceptMatches';
  'special-orders': 'listMySpecialOrders' | 'requestSpecialOrder' | 'listSpecialOrders' | 'changeSpecialOrderStatus' | 'listSpecialOrderEvents' | 'addSpecialOrderNote';
  'products': 'listAllProducts' | 'createProduct' | 'updateProduct' | 'deleteProduct' | 'sortPhotos' | 'addPhoto' | 'describePhoto' | 'removePhoto' | 'setVideo' | 'removeVideo';
  'customers': 'listCustomers' | 'changeCustomerStatus' | 'releaseIdentification';
  'novedades': 'listNovedades' | 'createNovedad' | 'updateNovedad' | 'deleteNovedad' | 'sendNovedad';
  'staff': 'listStaff' | 'changeStaffRole' | 'changeStaffStatus' | 'deleteStaff' | 'createAdministrator' | 'createManager';
  'personal-data': 'getMyDataLink' | 'closeAccount';
  'addresses': 'listAddresses' | 'addAddress' | 'preferAddress' | 'updateAddress' | 'removeAddress';
  'ring-sizes': 'listRingSizes' | 'saveRingSizes';
  'legal-texts': 'getLegalText' | 'setLegalText';
  'site-texts': 'getSiteTexts' | 'setSiteTexts' | 'listSiteTexts';
  'synonyms': 'getSynonyms' | 'setSynonyms';
  'dashboard': 'getDashboard';
  'activity': 'listActivity';
}

/** Operations that change nothing, whatever their HTTP method. */
export type ReadOperation = 'listFeatured' | 'listInitialCatalog' | 'filterCatalog' | 'countCatalog' | 'searchCatalog' | 'listOffers' | 'getProduct' | 'getProductSize' | 'listCategories' | 'listStones' | 'listMaterials' | 'listSizes' | 'listBanners' | 'listBannerWords' | 'listVisibleFaqs' | 'listFaqs' | 'getCart' | 'getShippingFee' | 'getPickupPlaces' | 'getExchangeRate' | 'listExchangeRates' | 'lookupPerson' | 'getCustomerProfile' | 'getStaffProfile' | 'getTwoStep' | 'verifyResetToken' | 'listMyOrders' | 'getMyOrder' | 'listOrders' | 'getOrderShipping' | 'getOrderReceipt' | 'getOrderContact' | 'getOrderReview' | 'listOrderEvents' | 'listPayments' | 'listHolds' | 'listFavorites' | 'listSavedLines' | 'getReceiptRequest' | 'getMonthAccounts' | 'listRefunds' | 'listShipments' | 'getReconciliation' | 'followOrder' | 'getTracking' | 'listMySpecialOrders' | 'listSpecialOrders' | 'listSpecialOrderEvents' | 'listAllProducts' | 'listCustomers' | 'listNovedades' | 'listStaff' | 'getMyDataLink' | 'listAddresses' | 'listRingSizes' | 'getLegalText' | 'getSiteTexts' | 'listSiteTexts' | 'getSynonyms' | 'getDashboard' | 'listActivity';

/** Operations that change something. */
export type WriteOperation = Exclude<keyof OperationArguments, ReadOperation>;
