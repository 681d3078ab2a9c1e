/** Sentences of the frequent questions. What is said when they cannot be loaded comes from the hooks. */
export const faqTexts = {
  title: 'Preguntas Frecuentes',
  description:
    'Envíos, pagos por SINPE Móvil o transferencia, tallas de anillo, materiales y cuidado de las piezas: lo que más nos preguntan.',
  loading: 'Cargando preguntas frecuentes…',
  empty: 'No hay preguntas frecuentes por el momento.',
  contact: '¿Quieres ponerte en contacto con nosotros?',
  write: 'Escríbenos',
} as const;
