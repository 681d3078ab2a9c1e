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
