/** Sentences of the legal pages. What they say themselves is in `shared/legal`. */
export const legalTexts = {
  description: {
    privacidad: 'Qué datos guarda la tienda, para qué, cuánto tiempo y cuáles son tus derechos.',
    terminos: 'Cómo se compra en la tienda: precios, pagos, envíos y pedidos especiales.',
    cuidado: 'Cómo cuidar la plata, el oro y las piedras, y qué hacer si algo no sale bien.',
  },
  loading: 'Cargando la página…',
  failed: 'No se pudo cargar la página.',
} as const;
