/**
 * The optional parts of the contract. Operations name theirs in `x-extension`; the rest of a part are
 * fields, headers and refusals of operations that every backend has:
 *
 * - `idempotency`: `Idempotency-Key` of purchases and requests.
 * - `cartVersion`: `version` of carts. A client that sees one may name it in a change, with an
 *   `Idempotency-Key`; every answer and every 409 of a change then has the whole cart, a purchase may
 *   be sent with its `montoTotal`, and a login tells the `recortes` of its merge.
 * - `versions`: `version` of products, questions, novedades, special orders and the shipping fee, and
 *   the refusal of changes and deletions that started from an older one; `sinCambio` of the sizes that an edited
 *   ring keeps, and `stockVisto`.
 * - `twoStep` also holds `codigo` of a login, and its refusals.
 * - `emailConfirmation` also holds `correoConfirmado` of accounts, and that novedades go to confirmed
 *   addresses only.
 * - `personalData` also holds `comprobanteEliminado` and `referenciaEliminada`: when a file of a
 *   finished order was deleted.
 * - `emailChange` also holds `contrasenaActual` of profile edits and, on accounts,
 *   `correoPideContrasena`, by which a client knows that it is asked for.
 * - `staffLife` also holds `estado` of staff accounts.
 * - `listPages`: `limite`, `despuesDe`, `busqueda` and the filters of the staff's lists of orders, customers,
 *   special orders and products, and that the answer to them is a page.
 * - `shipments` also holds the guide that an order is sent with, and `guia`, `seguimiento` and `recorrido` of orders.
 * - `exchange` also holds `tasa` and `montoColones` of orders, `tasa` of a purchase and `montoColones` of the
 *   dashboard's weeks.
 * - `holds` also holds `apartado` of carts and `reservada` of products and of lines, `sinPieza` of purchases and of
 *   what was bought with what was decided on it, and `anticipo` of special orders.
 * - `payments` also holds the reason of a rejection, `rechazo` and `solicitud` of orders, `solicitudComprobante` and
 *   `tokenComprobante` of an order's detail, `devoluciones` of it and of what a letter's link shows, and `devolucionesPendientes` of the dashboard.
 * - `favorites` also holds the lines that are saved for later.
 * - `gallery` also holds `fotos` of products.
 * - `mainPhoto`, of a backend that also has `gallery`: `descripcionImagen` of products, and `idFoto` 0, the main picture,
 *   in `orden` of `sortPhotos` and in `describePhoto`.
 * - `pieceVideo` also holds `video` of products.
 * - `catalogFacets` also holds `precioMinimo`, `precioMaximo`, `disponibles` and `orden` of the filters and, with
 *   `pieceDetails`, their `largoMinimo`, `largoMaximo`, `anchoMinimo`, `anchoMaximo`, `pesoMinimo` and `pesoMaximo`.
 * - `pieceDetails`: `ficha` of products, and its fields in the form of a product.
 * - `english`: `nombreIngles`, `descripcionIngles` and `vistaPreviaIngles` of products, `nombreIngles` of lines,
 *   `preguntaIngles` and `respuestaIngles` of questions; with `siteTexts` and `bannerWords`, their words in English.
 * - `synonyms` also holds that a search understands: every word counts, in any order and number, by its beginning or with
 *   one letter wrong.
 * - `orderReview` also holds the reference that may be sent with a purchase, and its `version`.
 */
export const EXTENSION_NAMES = [
  'idempotency',
  'cartVersion',
  'versions',
  'orderReview',
  'timelines',
  'dashboard',
  'activity',
  'logins',
  'twoStep',
  'emailConfirmation',
  'oneClickLeave',
  'identificationRelease',
  'personalData',
  'legalTexts',
  'emailChange',
  'staffLife',
  'listPages',
  'shipments',
  'payments',
  'exchange',
  'reconciliation',
  'holds',
  'addressBook',
  'favorites',
  'gallery',
  'mainPhoto',
  'pieceVideo',
  'ringSizes',
  'synonyms',
  'pickup',
  'catalogFacets',
  'pieceDetails',
  'english',
  'bannerWords',
  'siteTexts',
] as const;

export type ExtensionName = (typeof EXTENSION_NAMES)[number];
