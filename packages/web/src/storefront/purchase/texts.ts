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
    total: 'Total',
  },
  size: (talla: string) => `Talla ${talla}`,
  uniqueSize: 'Talla única',
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
  account: {
    holder: 'Titular',
    sinpe: 'Teléfono SINPE',
    detail: 'Detalle',
    detailText: 'Tu nombre y apellido',
    bank: 'Banco',
    iban: 'Cuenta IBAN',
    copy: (what: string) => `Copiar ${what}`,
    copied: 'Copiado',
    copyFailed: {
      title: 'No se pudo copiar',
      text: 'Mantén el dato presionado y cópialo a mano.',
    },
  },
  receipt: {
    title: 'Adjuntar comprobante',
    image: {
      choose: 'Elegir imagen',
      replace: 'Elegir otra imagen',
      hint: 'jpg, png o webp, hasta 10 MB',
    },
    file: {
      choose: 'Elegir archivo',
      replace: 'Elegir otro archivo',
      hint: 'png, jpg, jpeg o pdf, hasta 10 MB',
    },
    preparing: 'Preparando la foto…',
    heic: 'Este navegador no puede abrir fotos HEIC. Envía una captura de pantalla o la foto en formato jpg.',
  },
} as const;
