import { failure, success } from '../../shared/texts/message.ts';
import { timings } from '../../shared/timings.ts';

/** Comparing orders with what the bank says. */
export const reconciliationTexts = {
  'reconciliation.readFailed': failure('', 'No se pudo leer la conciliación.'),
  'reconciliation.noText': failure(
    'No se pudo leer el archivo',
    'Descarga del banco el estado de cuenta en CSV.',
  ),
  'reconciliation.tooLarge': failure(
    'Es demasiado para leerlo de una vez',
    'Hasta 2 MB: descarga del banco menos días.',
  ),
  'reconciliation.added': success('Movimientos leídos', 'Nuevos: {nuevas} de {todas}'),
  'reconciliation.addFailed': failure('No se guardaron los movimientos', 'Intenta de nuevo.'),
  'reconciliation.accepted': success('', '{n} pedidos aceptados', timings.toast.undo),
  'reconciliation.acceptFailed': failure('No se pudo aceptar', 'Intenta de nuevo.'),
  'reconciliation.leftUnaccepted': failure(
    '{n} pedidos',
    'No se pudieron aceptar todos: revísalos en «Conciliar pagos».',
  ),
  'reconciliation.noteFailed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
} as const;
