import { failure, success } from '../../shared/texts/message.ts';

/** Pieces that are kept for people who are paying. */
export const holdsTexts = {
  'holds.listFailed': failure('', 'No se pudieron cargar los apartados.'),
  'holds.ended': success('Apartado terminado'),
  'holds.endFailed': failure('', 'No se pudo terminar el apartado.'),
  'missing.remade': success('Se hace por encargo', 'Avisamos a quien compró.'),
  'missing.replaced': success('Pieza cambiada', 'Avisamos a quien compró.'),
  'missing.returned': success('Devolución anotada', 'Avisamos a quien compró.'),
  'missing.failed': failure('', 'No se pudo guardar la decisión.'),
} as const;
