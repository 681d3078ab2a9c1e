/** Everything that whoever answers the calls says to people: one catalogue, by tag. */
import type { ProblemCode } from '../contract/index.ts';
import {
  ADDRESSES_MAX,
  EXAMPLE_PASSWORD,
  PHOTOS_MAX,
  formatPayment,
  VIDEO_SECONDS_MAX,
  formatUsd,
  SYNONYM_GROUPS_MAX,
  SYNONYM_WORDS_MAX,
  type BankEntry,
  type CustomerAction,
  type OrderEvent,
  type SizeProblem,
  type StockProblem,
  type SynonymsProblem,
  type UnknownFields,
} from '../domain/index.ts';
import type { FieldCode } from '../schemas/index.ts';

/** The sentence of every error code, where nothing better is known. */
export const problemTexts: Readonly<Record<ProblemCode, string>> = {
  VALIDATION: 'Revisa los datos enviados.',
  PASSWORD_COMMON:
    'Esa contraseña es muy común, también con números o signos alrededor. Elige otra.',
  PASSWORD_HOLDS_EMAIL: 'La contraseña no puede contener tu correo.',
  UNAUTHENTICATED: 'Inicia sesión para continuar.',
  SECOND_STEP_REQUIRED: 'Escribe el código de tu aplicación de autenticación.',
  SECOND_STEP_WRONG: 'El código no es correcto o ya se usó.',
  SECOND_STEP_SETUP: 'Activa la verificación en dos pasos en tu perfil para continuar.',
  FORBIDDEN: 'No tienes permiso para realizar esta acción.',
  ACCOUNT_BLOCKED: 'Tu cuenta está bloqueada.',
  NOT_FOUND: 'No encontramos lo que buscas.',
  EMAIL_NOT_FOUND: 'Ese correo no está registrado.',
  LOOKUP_OFF: 'Escribe el nombre y los apellidos.',
  ALREADY_REGISTERED: 'Ya existe una cuenta con esa identificación.',
  EMAIL_IN_USE: 'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
  STOCK_EXCEEDED: 'No hay suficientes unidades disponibles.',
  IN_USE: 'El producto está en un pedido en curso.',
  INVALID_STATE: 'Esta acción no es posible en el estado actual.',
  VERSION_CONFLICT: 'Otra persona cambió esto mientras tanto.',
  STOCK_CHANGED: 'El stock cambió mientras tanto.',
  TOTAL_CHANGED: 'El total de tu pedido cambió. Revísalo antes de confirmar.',
  PENDING_LIMIT: 'Tienes demasiados pedidos por revisar.',
  IDEMPOTENCY_MISMATCH: 'Este intento ya se usó con otros datos.',
  PAYLOAD_TOO_LARGE: 'Lo que enviaste es demasiado grande.',
  UNSUPPORTED_MEDIA: 'El tipo de archivo no es compatible.',
  RATE_LIMITED: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  HOLD_LIMIT:
    'Ya te guardamos esta pieza tres veces hoy. Puedes comprarla mientras esté disponible.',
  INTERNAL: 'Error interno del servidor. Inténtalo de nuevo.',
};

/** Sentences for requests that are broken before any operation sees them. */
export const requestTexts = {
  brokenJson: 'El contenido enviado no es JSON válido.',
  brokenForm: 'El formulario enviado está incompleto o dañado.',
  brokenAddress: 'La dirección solicitada no es válida.',
  brokenRequest: 'La solicitud no es válida.',
  fileTooLarge: 'El archivo supera el máximo de 10 MB.',
  headersTooLarge: 'Las cabeceras de la solicitud son demasiado grandes.',
  slowRequest: 'La solicitud tardó demasiado en llegar.',
  unsupportedType: 'El tipo de contenido no es compatible.',
  jsonExpected: 'El contenido debe enviarse como JSON.',
  formExpected: 'El contenido debe enviarse como formulario con archivos (multipart/form-data).',
  methodNotAllowed: 'Esta dirección no admite ese método.',
  storageFull: 'La tienda no puede guardar datos en este momento. Inténtalo más tarde.',
} as const;

/**
 * What is said to whoever has asked too often.
 *
 * @example tooManyAttempts(700) // 'Demasiados intentos. Inténtalo de nuevo en 12 minutos.'
 */
export function tooManyAttempts(seconds: number): string {
  const [n, unit] =
    seconds < 60
      ? [seconds, 'segundo']
      : seconds <= 3600
        ? [Math.ceil(seconds / 60), 'minuto']
        : [Math.ceil(seconds / 3600), 'hora'];
  return `Demasiados intentos. Inténtalo de nuevo en ${n} ${unit}${n === 1 ? '' : 's'}.`;
}

/** Sentences about one field, for `campos`. */
export const fieldTexts = {
  required: 'Este campo es obligatorio.',
  unknown: 'Este campo no se admite aquí.',
  repeated: 'Este campo solo puede enviarse una vez.',
  invalid: 'El valor no es válido.',
  text: 'Debe ser un texto.',
  integer: 'Debe ser un número entero.',
  number: 'Debe ser un número.',
  boolean: 'Debe ser verdadero o falso.',
  list: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
  file: 'Debe ser un archivo.',
  noFile: 'No debe ser un archivo.',
  json: 'Debe ser JSON válido.',
  characters: 'Contiene caracteres que no se admiten.',
  minLength: (limit: number) =>
    limit === 1 ? 'No puede estar vacío.' : `Debe tener al menos ${limit} caracteres.`,
  maxLength: (limit: number) => `No puede tener más de ${limit} caracteres.`,
  minimum: (limit: number) => `Debe ser mayor o igual a ${limit}.`,
  maximum: (limit: number) => `Debe ser menor o igual a ${limit}.`,
  exclusiveMinimum: (limit: number) => `Debe ser mayor que ${limit}.`,
  exclusiveMaximum: (limit: number) => `Debe ser menor que ${limit}.`,
  minItems: (limit: number) =>
    limit === 1 ? 'Debe haber al menos uno.' : `Debe haber al menos ${limit}.`,
  maxItems: (limit: number) => `No puede haber más de ${limit}.`,
  oneDecimal: 'Debe tener como máximo un decimal.',
  twoDecimals: 'Debe tener como máximo dos decimales.',
  multipleOf: (step: number) => `Debe ser múltiplo de ${step}.`,
  oneOf: (values: readonly string[]) => `Debe ser uno de: ${values.join(', ')}.`,
  email: 'Debe ser un correo válido.',
  date: 'Debe ser una fecha válida.',
} as const;

/** What the calls about accounts say to people. */
export const accountTexts = {
  badCredentials: 'Correo o contraseña incorrectos.',
  personUnknown: 'Número de identificación no encontrado en la base de datos.',
  registered: 'Registro completado',
  profileUpdated: 'Perfil actualizado',
  confirmationSent: 'Te enviamos un enlace. Revisa tu correo, también la carpeta de spam.',
  confirmationNotSent: 'No pudimos enviar el correo. Inténtalo de nuevo en unos minutos.',
  emailConfirmed: 'Tu correo está confirmado.',
  confirmedBefore: 'Tu correo ya está confirmado.',
  confirmationDead: 'Enlace inválido o expirado',
  currentPasswordMissing: 'Escribe tu contraseña actual para cambiar el correo.',
  currentPasswordWrong: 'La contraseña actual no es correcta.',
} as const;

/** Sentences for the codes of the account forms; the contract has ruled out the others. */
export const accountFieldTexts: Partial<Record<FieldCode, string>> = {
  REQUIRED: fieldTexts.required,
  IDENTIFICATION_INVALID: 'Escribe la identificación sin guiones ni espacios.',
  PHONE_NOT_ALLOWED: 'Teléfono no permitido',
  EMAIL_INVALID: 'Correo inválido',
  PASSWORD_WEAK:
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
  PASSWORD_FORBIDDEN: `Por motivos de seguridad, no se permite usar ${EXAMPLE_PASSWORD} como contraseña.`,
};

/** What the words of the pages say to people when they are written. */
export const siteTextsTexts = {
  saved: 'Textos de la tienda guardados.',
} as const;

/** What the banner calls say to people. */
export const bannerTexts = {
  replaced: 'Banners actualizados.',
  saved: 'Textos del banner guardados.',
  notFound: 'Ese banner ya no está en la portada.',
} as const;

/** What the cart calls say to people. */
export const cartTexts = {
  added: 'Producto agregado al carrito.',
  removed: 'Producto eliminado.',
  emptied: 'Carrito vaciado.',
  changedMeanwhile: 'Tu carrito cambió mientras tanto.',
  shippingNoted: 'Envío actualizado.',
} as const;

/** What the catalogue says to people. */
export const catalogTexts = {
  productNotFound: 'Producto no encontrado',
  sizeNotFound: 'No se encontró la combinación de talla y producto.',
} as const;

/** What the purchase says to people. */
export const checkoutTexts = {
  received: 'Pedido recibido. Te contactaremos pronto.',
  emptyCart: 'Tu carrito está vacío.',
  tooFew: (piece: string) => `No hay suficientes unidades de ${piece}.`,
  notSold: (piece: string) =>
    `${piece} ya no está disponible. Elimínala del carrito para continuar.`,
  tooManyPending: (pending: number) =>
    `Tienes ${pending} pedidos por revisar. Podrás comprar de nuevo cuando hayamos revisado alguno; si te urge, escríbenos.`,
  placeClosed: 'Ya no se puede retirar en ese lugar. Elige otro, o el envío a domicilio.',
  totalChanged: (usd: number) =>
    `El total de tu pedido cambió a ${formatUsd(usd)}. Revísalo antes de confirmar.`,
} as const;

/** What the calls about customers say to people. */
export const customerTexts: {
  done: Readonly<Record<CustomerAction, string>>;
  refused: Readonly<Record<CustomerAction, string>>;
  notFound: string;
  released: string;
} = {
  done: { bloquear: 'Cliente bloqueado', desbloquear: 'Cliente desbloqueado' },
  refused: {
    bloquear: 'El cliente ya está bloqueado.',
    desbloquear: 'El cliente ya está activo.',
  },
  notFound: 'No encontramos a ese cliente.',
  released: 'Identificación liberada',
};

/** What the calls about questions say to people. */
export const faqTexts = {
  updated: 'Pregunta actualizada.',
  deleted: 'Pregunta eliminada.',
  notFound: 'No encontramos esa pregunta.',
} as const;

/** What the calls that end logins say to people. */
export const loginsTexts = {
  ended: 'Sesión cerrada',
  allEnded: 'Se cerró la sesión en todos tus dispositivos.',
} as const;

/** What the calls about the legal pages say to people. */
export const legalTextsTexts = { saved: 'Texto guardado.' } as const;

/** Everything a person can read when a file is refused or not found. */
export const mediaTexts = {
  notAnImage: 'El archivo no es una imagen que podamos leer. Usa JPG, PNG, WebP, GIF o AVIF.',
  notAReceipt: 'El comprobante debe ser una imagen (JPG, PNG, WebP, GIF o AVIF) o un PDF.',
  svg: 'No se aceptan imágenes SVG. Usa JPG o PNG.',
  heic: 'No podemos leer fotos HEIC. Guárdala como JPG o PNG e inténtalo de nuevo.',
  brokenImage: 'La imagen está dañada o incompleta. Prueba con otra.',
  brokenPdf: 'El PDF está dañado o incompleto. Prueba con otro.',
  tooManyPixels:
    'La imagen es demasiado grande para procesarla. Usa un JPG de 50 megapíxeles como máximo.',
  tooManyBytes: 'El archivo es demasiado grande: el máximo es de 10 MB.',
  noWorker: 'No podemos procesar imágenes en este momento. Inténtalo de nuevo en un rato.',
  emptyFile: 'El archivo está vacío.',
  notFound: 'No encontramos el archivo que buscas.',
  linkRefused: 'El enlace al archivo no es válido o ya venció. Vuelve a abrirlo desde la tienda.',
} as const;

/** Why a video is refused. */
export const videoTexts = {
  unreadable: 'El archivo no es un video que podamos leer. Usa MP4 (H.264) o WebM, completo.',
  sound: 'El video tiene sonido. Quítaselo y vuelve a subirlo: aquí se ve en silencio.',
  tracks: 'El video debe tener una sola pista de imagen y nada más.',
  codec:
    'No todos los navegadores muestran este video. Guárdalo como MP4 (H.264) o WebM (VP8 o VP9).',
  side: 'El video es demasiado grande: cada lado puede tener 4096 píxeles como máximo.',
  long: `El video dura más de ${VIDEO_SECONDS_MAX} segundos. Recórtalo y vuelve a subirlo.`,
} as const;

/** What the calls about novedades say to people. */
export const novedadTexts = {
  created: 'Novedad agregada',
  updated: 'Novedad actualizada',
  deleted: 'Novedad eliminada',
  notFound: 'No encontramos esa novedad.',
  alreadySent: 'Esta novedad ya fue enviada.',
  stateBySending: 'El estado de una novedad solo cambia al enviarla.',
  notSent: 'No se pudo enviar la novedad. Sigue pendiente: inténtalo de nuevo más tarde.',
} as const;

/** What the order calls say to people. */
export const ordersTexts: { done: Readonly<Record<OrderEvent, string>> } = {
  done: {
    aceptar: 'Pedido aceptado',
    enviar: 'Pedido enviado',
    rechazar: 'Pedido rechazado',
  },
};

/** What the calls about a customer's own data say to people, and what stays in their place. */
export const personalDataTexts = {
  /** Says that the account was closed. */
  closed: 'Tu cuenta está cerrada.',
  /** Refuses to close an account with another password than its own. */
  wrongPassword: 'La contraseña no es correcta.',
  /** Refuses to close an account while one of its orders is under way. */
  ordersOpen:
    'Tienes pedidos en curso. Podrás cerrar tu cuenta cuando estén enviados o cancelados.',
  /** Stands where a closed account's address stood. */
  erased: 'Dato eliminado',
  /** The names of a closed account: together 'Cuenta cerrada'. */
  closedName: {
    /** In place of the given names. */
    nombre: 'Cuenta',
    /** In place of the first surname. */
    primerApellido: 'cerrada',
    /** In place of the second surname. */
    segundoApellido: '',
  },
} as const;

/** What the product calls say to people. */
export const productTexts = {
  updated: 'Producto actualizado',
  deleted: 'Producto eliminado',
  notFound: 'Producto no encontrado',
  categoryInUse: 'El producto está en un pedido en curso: no se puede cambiar su categoría.',
  sizeInUse: 'Una talla que quieres quitar está en un pedido en curso.',
  onHold:
    'Alguien está pagando esta pieza, o empezó hace menos de un día y puede haberla pagado ya. Déjala sin existencias; mañana podrás eliminarla.',
  photosFull: `Una pieza tiene a lo sumo ${PHOTOS_MAX + 1} fotografías. Elimina una para agregar otra.`,
  photosChanged: 'Las fotografías cambiaron mientras las ordenabas. Vuelve a intentarlo.',
  photoNotFound: 'Esa fotografía ya no está.',
  videoNotFound: 'Este producto no tiene video.',
  videoRemoved: 'Video eliminado',
} as const;

export type ProductProblem =
  | SizeProblem
  | StockProblem
  | 'LOOKUP_UNKNOWN'
  | 'PRICE_INVALID'
  | 'PRICE_REQUIRED'
  | 'SPECIAL_PRICE_TOO_HIGH'
  | 'ONE_DECIMAL'
  | 'TWO_DECIMALS'
  | 'UNIQUE_ONE';

/** Sentences for what only the product's rules can tell; the contract has ruled out the rest. */
export const productFieldTexts: Readonly<Record<ProductProblem, string>> = {
  PRICE_REQUIRED: 'Debes ingresar al menos un precio.',
  PRICE_INVALID: 'El precio debe ser mayor que 0.',
  SPECIAL_PRICE_TOO_HIGH: 'El precio especial debe ser menor que el precio.',
  ONE_DECIMAL: fieldTexts.oneDecimal,
  TWO_DECIMALS: fieldTexts.twoDecimals,
  UNIQUE_ONE: 'De una pieza única solo puede haber 1 en stock.',
  SIZES_REQUIRED: 'Debes ingresar al menos una talla con su stock.',
  STOCK_REQUIRED: 'Debes ingresar un stock válido para esta categoría.',
  STOCK_PER_SIZE: 'Los anillos llevan su stock por talla.',
  SIZES_OF_RINGS_ONLY: 'Solo los anillos llevan tallas.',
  SIZE_UNKNOWN: 'Hay una talla que no existe.',
  SIZE_UNNAMED: 'Hay una talla sin nombre.',
  SIZES_DISAGREE: 'Hay una talla cuyos datos no coinciden.',
  SIZE_REPEATED: 'Hay una talla repetida.',
  LOOKUP_UNKNOWN: 'La opción elegida no existe.',
};

/** What the calls about forgotten passwords say to people. */
export const recoveryTexts = {
  linkSent: 'Revisa tu correo, también la carpeta de spam.',
  linkNotSent: 'No pudimos enviar el correo. Inténtalo de nuevo en unos minutos.',
  linkValid: 'El enlace es válido.',
  linkDead: 'Enlace inválido o expirado',
  passwordChanged: 'Contraseña actualizada',
  emailRestored: 'Recuperaste tu correo. Elige ahora una contraseña nueva.',
  emailTaken:
    'Otra cuenta usa ahora ese correo y no se puede recuperar desde aquí. Escríbenos y lo revisamos.',
} as const;

/** What the calls about kept addresses say to people. */
export const addressTexts = {
  full: `Ya guardas ${ADDRESSES_MAX} direcciones. Elimina una para guardar otra.`,
  notFound: 'No encontramos esa dirección.',
} as const;

/** What the calls about payments say to people. */
export const paymentsTexts = {
  repeated: 'Este pedido ya tiene un pago con esa referencia.',
  wholeColones: 'Los colones van sin decimales.',
  future: 'Ese día todavía no ha llegado.',
} as const;

/** What the record and the histories say of orders that the bank's entries pay. Nobody's name stands in it. */
export const reconciliationTexts = {
  entries: (entries: readonly Pick<BankEntry, 'dia' | 'monto' | 'moneda' | 'referencia'>[]) =>
    entries
      .map(({ dia, referencia, ...money }) => {
        const day = dia.split('-').reverse().join('/');
        return [formatPayment(money), day, ...(referencia ? [`ref. ${referencia}`] : [])].join(
          ', ',
        );
      })
      .join('; '),
  why: (entries: string) => `${entries}, según el banco`,
} as const;

/** What the calls about holds say to people. */
export const holdsTexts = {
  /** Refuses a purchase of what somebody else holds. */
  reserved: (name: string) => `Alguien está comprando ${name} en este momento.`,
  /** Says that an e-mail comes once a piece is free. */
  waiting: 'Te escribimos en cuanto la pieza quede libre.',
  /** Says that the staff has ended a hold. */
  ended: 'Apartado terminado.',
  /** Says what was decided about a piece that was paid and was gone. */
  decided: {
    /** It is made anew. */
    encargo: 'La pieza se hace por encargo',
    /** Another one takes its place. */
    otraPieza: 'Pieza cambiada',
    /** Its money is returned. */
    devolucion: 'Devolución anotada',
  },
  /** Refuses to return the money of all that an order has left. */
  onlyPiece: 'Es la única pieza del pedido: para devolver el dinero, recházalo.',
  /** Refuses an exchange that names no other piece. */
  otherMissing: 'Elige la otra pieza.',
  /** Refuses another piece where none takes the place. */
  noOther: 'Solo se elige otra pieza para cambiar la que falta.',
  /** Refuses to accept an order before that is decided. */
  undecided:
    'El pedido tiene piezas pagadas sin pieza: decide primero en la revisión qué hacer con ellas.',
  /** What the histories say. */
  replaced: (missing: string, other: string) => `${other} en vez de ${missing}`,
  /** The history of the order: a piece is made anew. */
  remade: (piece: string, idPedidoEspecial: number) =>
    `${piece} se hace por encargo, pedido especial n.º ${idPedidoEspecial}`,
  /** The history of the order: the money of a piece is returned. */
  returned: (piece: string, amount: string) => `Se devuelve el dinero de ${piece}: ${amount}`,
  /** The history of the order: a piece that was to be made anew is not made. */
  notRemade: (piece: string) => `${piece} ya no se hace por encargo`,
  /** The history of the special order: which order it comes from, and what is paid already, US dollars. */
  deposit: (idPedido: number, usd: number) =>
    `Encargo del pedido n.º ${idPedido}, con un anticipo de ${formatUsd(usd)}`,
} as const;

/** What the calls about the sending say to people. */
export const shipmentsTexts = { trackingSaved: 'Dirección de seguimiento guardada.' } as const;

/** What the calls about colones say to people. */
/** What is said of a table of synonyms. */
export const synonymTexts = {
  saved: 'Sinónimos guardados.',
  problems: {
    SYNONYM_INVALID: (word) => `«${word}» no es una palabra que se pueda buscar.`,
    SYNONYM_ALONE: (word) => `«${word}» está sola en su grupo.`,
    SYNONYM_REPEATED: (word) => `«${word}» está en más de un grupo, o dos veces en uno.`,
    SYNONYMS_TOO_MANY: () =>
      `Puede haber hasta ${SYNONYM_GROUPS_MAX} grupos de ${SYNONYM_WORDS_MAX} palabras.`,
  } satisfies Record<SynonymsProblem['code'], (word: string) => string>,
} as const;

export const exchangeTexts = { saved: 'Tipo de cambio guardado.' } as const;

/** What the shipping calls say to people. */
export const shippingTexts = {
  saved: 'Costo de envío actualizado.',
  placesSaved: 'Lugares de retiro guardados.',
  placeUnknown: 'Este lugar ya no está en la lista. Vuelve a cargarla.',
} as const;

/** What the special-order calls say to people. */
export const specialOrdersTexts = {
  received: 'Gracias por tu pedido. Te contactaremos pronto.',
  changed: 'Estado actualizado',
} as const;

/** Sentences for fields whose value the shop does not have. */
export const specialOrderFieldTexts: Readonly<Record<UnknownFields[number], string>> = {
  pieza: 'Debe ser una de las piezas de la tienda.',
  tipoPiedra: 'Debe ser una de las piedras de la tienda.',
  tipoMaterial: 'Debe ser uno de los materiales de la tienda.',
  talla: 'Por favor, indique una talla válida (solo números).',
};

/** What the calls about staff say to people. */
export const staffTexts = {
  /** Says that an administrator's account was opened. */
  administratorCreated: 'Administrador creado',
  /** Says that a manager's account was opened. */
  managerCreated: 'Manager creado',
  /** Says that an account has another role now. */
  roleChanged: 'Rol actualizado',
  /** Says that nothing was to be changed. */
  roleUnchanged: 'La cuenta ya tiene ese rol.',
  /** Refuses to make the last administrator a manager. */
  lastAdministrator: 'Es la única cuenta de administrador: no puede perder ese rol.',
  /** Says that an account was blocked or unblocked. */
  statusChanged: {
    /** It was blocked. */
    bloquear: 'Cuenta bloqueada',
    /** It was unblocked. */
    desbloquear: 'Cuenta desbloqueada',
  },
  /** Refuses a step that the account's state does not allow. */
  statusRefused: {
    /** It is blocked already. */
    bloquear: 'La cuenta ya está bloqueada.',
    /** It is not blocked. */
    desbloquear: 'La cuenta ya está activa.',
  },
  /** Says that an account was removed. */
  deleted: 'Cuenta eliminada',
  /** Nobody shuts themself out. */
  ownAccount: 'No puedes bloquear ni eliminar tu propia cuenta.',
  /** Refuses to block or remove the last administrator who can log in. */
  lastToLogIn:
    'Es la única cuenta de administrador que puede entrar: no se puede bloquear ni eliminar.',
  /** Answers for an account that is gone, or that is not of the staff. */
  notFound: 'No encontramos esa cuenta del personal.',
} as const satisfies Record<string, string | Readonly<Record<CustomerAction, string>>>;

/** What the call about the newsletter says to people. */
export const subscriptionTexts = {
  on: 'Tu suscripción está activa.',
  onUnconfirmed: 'Confirma tu correo para recibir las novedades: te enviamos un enlace.',
  off: 'Tu suscripción está desactivada.',
  left: 'Listo: ya no te enviaremos novedades.',
  leaveLinkDead: 'Este enlace no es válido.',
} as const;

/** What the calls about two-step login say to people. */
export const twoStepTexts = {
  enabled: 'Verificación en dos pasos activada',
  disabled: 'Verificación en dos pasos desactivada',
  renewed: 'Códigos de recuperación nuevos',
  wrongPassword: 'La contraseña no es correcta.',
  wrongCode: 'El código no es correcto o ya se usó.',
  alreadyOn: 'La verificación en dos pasos ya está activa.',
  notBegun: 'Empieza de nuevo: el código QR ya no es válido.',
  notOn: 'La verificación en dos pasos no está activa.',
  demanded: 'La tienda exige la verificación en dos pasos.',
} as const;
