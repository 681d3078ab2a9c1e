import { failure, info, success } from '../../shared/texts/message.ts';
import { timings } from '../../shared/timings.ts';

const { undo: UNDO } = timings.toast;

/** What only a page with the cart's lines says, and what is put aside from them: first views do without. */
export const cartPageTexts = {
  'cart.emptied': success('Carrito vaciado'),
  'cart.removed': success('Producto eliminado', '', UNDO),
  'cart.removedSeveral': success('{n} productos eliminados', '', UNDO),
  'cart.undo': info('', 'Deshacer'),
  'cart.notPutBack': failure(
    'No se pudo deshacer',
    '{pieza} ya no está disponible en esa cantidad.',
  ),
  'savedLines.saved': success('Guardada para después', '', UNDO),
  'savedLines.savedSeveral': success('{n} guardadas para después', '', UNDO),
  'savedLines.removed': success('Pieza quitada', '', UNDO),
  'savedLines.removedSeveral': success('{n} piezas quitadas', '', UNDO),
  'savedLines.moved': success('Pieza en el carrito'),
} as const;
