import { connectionTexts } from '../../shared/texts/connection-texts.ts';
import { failure, info, success } from '../../shared/texts/message.ts';

const LOST = connectionTexts['connection.failed'].text;

/** What the cart says wherever it is, and the way from it to the checkout: who shows a cart loads no other texts. */
export const cartTexts = {
  ...connectionTexts,
  'cart.added': success('Producto agregado'),
  'cart.addFailed': failure('No se pudo agregar el producto al carrito.'),
  'cart.sessionFailed': failure('Error creando sesión anónima. Intenta nuevamente.'),
  'cart.sessionMissing': failure('No se pudo crear sesión anónima'),
  'cart.loadFailed': failure('Error al cargar el carrito'),
  'cart.sessionOver': failure(
    'Error al cargar el carrito',
    'Tu sesión terminó. Inicia sesión para ver tu carrito.',
  ),
  'cart.maxAvailable': info('', 'Cantidad máxima disponible: {n}'),
  'cart.maxReached': failure(
    'Cantidad máxima alcanzada',
    'No puedes agregar más de lo disponible en stock.',
  ),
  'cart.updateFailed': failure('No se pudo actualizar', 'Inténtalo de nuevo en unos segundos.'),
  'cart.emptyFailed': failure('No se pudo vaciar'),
  'cart.emptyLost': failure('No se pudo vaciar', LOST),
  'cart.removeFailed': failure('No se pudo eliminar'),
  'cart.removeLost': failure('No se pudo eliminar', LOST),
  'cart.validationFailed': failure('Error', 'No se pudo validar la sesión. Intenta de nuevo.'),
  'cart.validationOffline': failure('Error', 'No se pudo contactar con el servidor.'),
  'checkout.cartPending': info('', 'Tu carrito se está actualizando. Espera un momento.'),
} as const;
