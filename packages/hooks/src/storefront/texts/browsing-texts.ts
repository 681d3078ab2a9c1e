import { failure, info, success } from '../../shared/texts/message.ts';
import { timings } from '../../shared/timings.ts';
import { cartTexts } from './cart-texts.ts';

const { success: SUBSCRIPTION, error: SUBSCRIPTION_ERROR } = timings.toast;

/**
 * All that is said to somebody who looks around: about pieces, what one keeps of them, the cart and the
 * newsletter. First views load no other texts.
 */
export const browsingTexts = {
  ...cartTexts,
  'product.selectSize': info('', 'Selecciona una talla para ver el stock.'),
  'product.sizeSelected': info('', 'Talla {talla} seleccionada. Quedan {n} en stock.'),
  'product.sizeSelectedLast': info('', 'Talla {talla} seleccionada. Queda 1 en stock.'),
  'product.sizeSoldOut': info('', 'Talla {talla} agotada.'),
  'product.sizeRequired': failure('Talla requerida', 'Debes seleccionar una talla.'),
  'product.combinationMissing': failure(
    'Combinación no encontrada',
    'No se encontró la combinación de talla y producto.',
  ),
  'product.noValidSize': failure('Error', 'Producto sin talla válida configurada.'),
  'product.stillAdding': info('', 'Está tardando más de lo normal. Seguimos intentándolo.'),
  'product.maxReached': info('', 'Has alcanzado la cantidad máxima disponible para este producto.'),

  'favorites.failed': failure('', 'No se pudo guardar el cambio en tus favoritos.'),
  'savedLines.failed': failure('', 'No se pudo guardar el cambio en tus piezas guardadas.'),
  'ringSizes.failed': failure('', 'No se pudo guardar tu talla.'),

  'subscription.activated': success(
    'Suscripción activada',
    'Tu suscripción está activa.',
    SUBSCRIPTION,
  ),
  'subscription.deactivated': success(
    'Suscripción desactivada',
    'Ya no recibirás nuestras novedades.',
    SUBSCRIPTION,
  ),
  'subscription.already': info(
    'Ya estás suscrito',
    'Tu suscripción ya se encuentra activa.',
    SUBSCRIPTION,
  ),
  'subscription.timeout': failure(
    'Ups…',
    'El servidor tardó demasiado en responder.',
    SUBSCRIPTION_ERROR,
  ),
  'subscription.failed': failure('Ups…', 'No se pudo activar la suscripción.', SUBSCRIPTION_ERROR),
  'subscription.updateFailed': failure(
    'Ups…',
    'No se pudo actualizar la suscripción',
    SUBSCRIPTION_ERROR,
  ),
  'subscription.loginRequired': info(
    'Importante',
    'Debes iniciar sesión o crear una cuenta para suscribirte.',
  ),
} as const;
