/** Sentences of the page of frequent questions. */
export const faqTexts = {
  title: 'Preguntas',
  loading: 'Cargando preguntas…',
  empty: 'Aún no hay preguntas.',
  emptyHelp: 'Agrega la primera: quien visita la tienda la verá en Preguntas Frecuentes.',
  add: 'Agregar pregunta',
  newTitle: 'Nueva pregunta',
  editTitle: 'Editar pregunta',
  edit: 'Editar pregunta',
  remove: 'Eliminar pregunta',
  pregunta: 'Pregunta',
  preguntaHint: 'Escribe la pregunta',
  respuesta: 'Respuesta',
  respuestaHint: 'Escribe la respuesta',
  preguntaIngles: 'Pregunta en inglés',
  respuestaIngles: 'Respuesta en inglés',
  visible: 'Visible para usuarios',
  hidden: 'Oculta para usuarios',
  removeTitle: '¿Eliminar esta pregunta?',
  removeText: (pregunta: string) =>
    `«${pregunta}» y su respuesta dejarán de existir en la tienda. No se puede deshacer.`,
} as const;
