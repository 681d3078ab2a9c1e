/** Sentences of the frequent questions, also for when they do not come: the texts of the hooks would be a file of their own. */
export const faqTexts = {
  title: 'Preguntas Frecuentes',
  description:
    'Envíos, pagos por SINPE Móvil o transferencia, tallas de anillo, materiales y cuidado de las piezas: lo que más nos preguntan.',
  loading: 'Cargando preguntas frecuentes…',
  failed: 'No se pudieron cargar las preguntas frecuentes.',
  empty: 'No hay preguntas frecuentes por el momento.',
  contact: '¿Quieres ponerte en contacto con nosotros?',
  write: 'Escríbenos',
} as const;
