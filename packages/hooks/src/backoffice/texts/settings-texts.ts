import { AMOUNT_MAX, groupThousands, LEGAL_TEXT_MAX } from '@filigrana/sdk/domain';
import { BANNERS_MAX } from '@filigrana/sdk/domain';
import { failure, success } from '../../shared/texts/message.ts';

/** Banners, the shipping fee and the legal pages. */
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

  'legalText.loadFailed': failure('', 'No se pudo leer el texto guardado.'),
  'legalText.required': failure('Texto vacío', 'Escribe el texto de la página.'),
  'legalText.tooLong': failure(
    'Texto demasiado largo',
    `El texto puede tener hasta ${groupThousands(String(LEGAL_TEXT_MAX))} caracteres.`,
  ),
  'legalText.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'legalText.saved': success('Texto guardado'),
} as const;
