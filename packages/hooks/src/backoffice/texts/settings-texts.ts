import { AMOUNT_MAX, groupThousands } from '@filigrana/sdk/domain';
import { BANNERS_MAX } from '@filigrana/sdk/domain';
import { failure, success } from '../../shared/texts/message.ts';

/** Banners and the shipping fee. */
export const settingsTexts = {
  'banners.none': failure(
    'No hay imágenes',
    'Debes seleccionar al menos una imagen antes de subir.',
  ),
  'banners.tooMany': failure(
    'Demasiadas imágenes',
    `Puedes subir hasta ${BANNERS_MAX} imágenes a la vez.`,
  ),
  'banners.failed': failure('Error al subir', 'Intenta de nuevo en unos segundos.'),
  'banners.uploaded': success('Banners actualizados'),

  'shippingFee.invalid': failure('Monto inválido', 'Ingresa un número válido mayor o igual a 0.'),
  'shippingFee.tooLarge': failure(
    'Monto inválido',
    `Ingresa un monto de ${groupThousands(String(AMOUNT_MAX))} como máximo.`,
  ),
  'shippingFee.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'shippingFee.saved': success('Costo de envío actualizado'),
} as const;
