/** Sentences about a customer's own data. What the hooks report comes from their own catalogue. */
export const personalDataTexts = {
  title: 'Tus datos',
  text: 'Puedes descargar todo lo que la tienda guarda sobre ti, o cerrar tu cuenta.',
  download: 'Descargar mis datos',
  preparing: 'Preparando…',
  close: 'Cerrar mi cuenta',
  askTheShop: (correo: string) =>
    `Esta tienda todavía no lo ofrece aquí. Escríbenos a ${correo} y lo hacemos por ti.`,
  closing: {
    title: '¿Cerrar tu cuenta?',
    gone: 'Se borran para siempre tu nombre, tu identificación, tu correo, tu teléfono, tus direcciones, tus comprobantes, tus imágenes de referencia, tu carrito y tu suscripción.',
    stays:
      'De tus compras quedan las piezas, los montos, las fechas y el número de referencia del pago, sin tu nombre, porque la tienda los necesita para sus cuentas.',
    final: 'No se puede deshacer. Si quieres conservar algo, descarga antes tus datos.',
    password: 'Contraseña actual',
    confirm: 'Cerrar mi cuenta',
    busy: 'Cerrando…',
    cancel: 'Cancelar',
  },
} as const;
