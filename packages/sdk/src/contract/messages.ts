/** Every error code of the contract with its status and the sentence that people read. */
export const problems = {
  VALIDATION: { status: 400, text: 'Revisa los datos enviados.' },
  UNAUTHENTICATED: { status: 401, text: 'Inicia sesión para continuar.' },
  SECOND_STEP_REQUIRED: {
    status: 401,
    text: 'Escribe el código de tu aplicación de autenticación.',
  },
  SECOND_STEP_WRONG: { status: 401, text: 'El código no es correcto o ya se usó.' },
  SECOND_STEP_SETUP: {
    status: 403,
    text: 'Activa la verificación en dos pasos en tu perfil para continuar.',
  },
  FORBIDDEN: { status: 403, text: 'No tienes permiso para realizar esta acción.' },
  ACCOUNT_BLOCKED: { status: 403, text: 'Tu cuenta está bloqueada.' },
  NOT_FOUND: { status: 404, text: 'No encontramos lo que buscas.' },
  EMAIL_NOT_FOUND: { status: 404, text: 'Ese correo no está registrado.' },
  LOOKUP_OFF: { status: 404, text: 'Escribe el nombre y los apellidos.' },
  ALREADY_REGISTERED: { status: 409, text: 'Ya existe una cuenta con esa identificación.' },
  EMAIL_IN_USE: {
    status: 409,
    text: 'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
  },
  STOCK_EXCEEDED: { status: 409, text: 'No hay suficientes unidades disponibles.' },
  IN_USE: { status: 409, text: 'El producto está en un pedido en curso.' },
  INVALID_STATE: { status: 409, text: 'Esta acción no es posible en el estado actual.' },
  VERSION_CONFLICT: { status: 409, text: 'Otra persona cambió esto mientras tanto.' },
  STOCK_CHANGED: { status: 409, text: 'El stock cambió mientras tanto.' },
  TOTAL_CHANGED: {
    status: 409,
    text: 'El total de tu pedido cambió. Revísalo antes de confirmar.',
  },
  PENDING_LIMIT: { status: 409, text: 'Tienes demasiados pedidos por revisar.' },
  IDEMPOTENCY_MISMATCH: { status: 409, text: 'Este intento ya se usó con otros datos.' },
  PAYLOAD_TOO_LARGE: { status: 413, text: 'Lo que enviaste es demasiado grande.' },
  UNSUPPORTED_MEDIA: { status: 415, text: 'El tipo de archivo no es compatible.' },
  RATE_LIMITED: {
    status: 429,
    text: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  },
  INTERNAL: { status: 500, text: 'Error interno del servidor. Inténtalo de nuevo.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ProblemCode = keyof typeof problems;

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
  multipleOf: (step: number) => `Debe ser múltiplo de ${step}.`,
  oneOf: (values: readonly string[]) => `Debe ser uno de: ${values.join(', ')}.`,
  email: 'Debe ser un correo válido.',
  date: 'Debe ser una fecha válida.',
} as const;
