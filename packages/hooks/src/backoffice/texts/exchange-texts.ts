import { failure, success } from '../../shared/texts/message.ts';

/** What a dollar costs in colones. */
export const exchangeTexts = {
  'exchange.loadFailed': failure('', 'No se pudo leer el tipo de cambio.'),
  'exchange.amountInvalid': failure('', 'Escribe un número válido, con dos decimales como máximo.'),
  'exchange.daysInvalid': failure('', 'Escribe cuántos días, de 1 a {max}.'),
  'exchange.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'exchange.saved': success('Tipo de cambio guardado'),
  'exchange.confirmed': success('Tipo de cambio confirmado'),
} as const;
