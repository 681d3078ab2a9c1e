/** What the calls about questions say to people. */
export const faqTexts = {
  updated: 'Pregunta actualizada.',
  deleted: 'Pregunta eliminada.',
  notFound: 'No encontramos esa pregunta.',
} as const;
