/** Sentences that the screens of a purchase share. What hooks report comes from their own catalogue. */
export const purchaseTexts = {
  steps: {
    label: 'Pasos de la compra',
    cart: 'Carrito',
    payment: 'Pago',
    checkout: 'Finalizar compra',
    received: 'Pedido recibido',
  },
  back: 'Volver',
  summary: {
    title: 'Resumen',
    lines: 'Piezas del pedido',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    pickup: 'Retiro',
    total: 'Total',
  },
  hold: {
    until: (time: string) => `Te las guardamos hasta las ${time}`,
    over: 'Se acabó el tiempo que guardamos tus piezas. Si siguen disponibles, tu compra entra igual.',
    again: 'Guardarlas otra vez',
    toCart: 'Revisar el carrito',
    notYet: 'No pagues todavía.',
    toOrders: 'Ver mis pedidos',
    ask: 'Escribir por WhatsApp',
    question: 'Hola, tengo varios pedidos por revisar y quiero comprar otra pieza.',
  },
  size: (talla: string) => `Talla ${talla}`,
  uniqueSize: 'Talla única',
  withdrawn: 'Esta pieza ya no está disponible.',
  soldOut: 'Agotada: ya no queda ninguna.',
  /** Kept pieces, favourites or put aside, that the catalogue does not list just now. */
  unlisted: (n: number) =>
    n === 1
      ? 'Una pieza que guardaste no está a la venta por ahora. Cuando vuelva, la verás aquí.'
      : `${n} piezas que guardaste no están a la venta por ahora. Cuando vuelvan, las verás aquí.`,
  units: (n: number) => (n === 1 ? '1 unidad' : `${n} unidades`),
  emptyCart: {
    title: 'Tu carrito está vacío.',
    text: 'Cuando encuentres una pieza que te guste, aparecerá aquí.',
    action: 'Ver Catalogo',
  },
  sessionOver: {
    kept: 'Las piezas que elegiste siguen guardadas en tu cuenta.',
    action: 'Iniciar sesión',
  },
  method: {
    title: 'Método de pago',
    descriptions: {
      sinpe: 'Desde la app de tu banco, al instante.',
      transferencia: 'A la cuenta IBAN del taller.',
    },
  },
  either: (one: string, other: string) => `${one} o ${other}`,
  account: {
    now: (amount: string, account: string, holder: string) =>
      `Transfiere ${amount} a ${account} (${holder}).`,
    eitherAccount: 'Usa solo una de las dos cuentas.',
    nowColones: (amount: string, account: string) => `Transfiere ${amount} a ${account} (colones).`,
    nowDollars: (amount: string, account: string) => `Transfiere ${amount} a ${account} (dólares).`,
    colones: 'Monto en colones',
    dollars: 'Monto en dólares',
    copyColones: 'Copiar monto en colones',
    copyDollars: 'Copiar monto en dólares',
    split: (limit: string, parts: number) =>
      `Muchos bancos permiten hasta ${limit} al día por SINPE Móvil. Divide el monto en ${parts} pagos de días seguidos, sube el límite en la app de tu banco o paga por transferencia.`,
    holder: 'Titular',
    sinpe: 'Teléfono SINPE',
    detail: 'Detalle',
    detailText: 'Tu nombre y apellido',
    bank: 'Banco',
    iban: 'Cuenta IBAN',
    copySinpe: 'Copiar teléfono SINPE',
    copyIban: 'Copiar cuenta IBAN',
    ibanColones: 'Cuenta IBAN en colones',
    ibanDollars: 'Cuenta IBAN en dólares',
    copyIbanColones: 'Copiar cuenta IBAN en colones',
    copyIbanDollars: 'Copiar cuenta IBAN en dólares',
    copied: 'Copiado',
    copyFailed: {
      title: 'No se pudo copiar',
      text: 'Mantén el dato presionado y cópialo a mano.',
    },
  },
  receipt: {
    title: 'Adjuntar comprobante',
    amount: (amount: string) => `Debe mostrar un pago de ${amount}.`,
    image: {
      choose: 'Elegir imagen',
      replace: 'Elegir otra imagen',
      hint: 'jpg, png, webp o pdf, hasta 10 MB',
    },
    file: {
      choose: 'Elegir archivo',
      replace: 'Elegir otro archivo',
      hint: 'png, jpg, jpeg o pdf, hasta 10 MB',
    },
    preparing: 'Preparando el comprobante…',
    problems: {
      heic: () =>
        'Este navegador no puede abrir fotos HEIC. Envía una captura de pantalla o la foto en formato jpg.',
      pdfLong: (most: number) =>
        `El PDF tiene más de ${most} páginas. Envía una foto del comprobante o un PDF más corto.`,
      pdfUnreadable: () =>
        'No pudimos leer el PDF; quizá tiene contraseña. Envía una foto del comprobante u otro PDF.',
    },
  },
} as const;
