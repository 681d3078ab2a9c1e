import {
  AMOUNT_MAX,
  groupThousands,
  LEGAL_TEXT_MAX,
  PICKUP_PLACES_MAX,
  SYNONYM_GROUPS_MAX,
  SYNONYM_WORDS_MAX,
} from '@filigrana/sdk/domain';
import {
  BANNER_LINE_MAX,
  BANNER_LINK_MAX,
  BANNER_TITLE_MAX,
  BANNERS_MAX,
} from '@filigrana/sdk/domain';
import { failure, success } from '../../shared/texts/message.ts';

/** Banners, the shipping fee, the places to pick up, the legal pages and the synonyms of the search. */
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

  'bannerWords.loadFailed': failure('', 'No se pudieron leer los textos de los banners.'),
  'bannerWords.tooLong': failure(
    'Texto demasiado largo',
    `El título puede tener hasta ${BANNER_TITLE_MAX} caracteres, la línea ${BANNER_LINE_MAX} y el enlace ${BANNER_LINK_MAX}.`,
  ),
  'bannerWords.badLink': failure(
    'Enlace inválido',
    'Escribe una ruta de la tienda que empiece con «/», como /clientes/catalogo.',
  ),
  'bannerWords.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'bannerWords.saved': success('Banner guardado'),

  'shippingFee.invalid': failure('Monto inválido', 'Ingresa un número válido mayor o igual a 0.'),
  'shippingFee.tooLarge': failure(
    'Monto inválido',
    `Ingresa un monto de ${groupThousands(String(AMOUNT_MAX))} como máximo.`,
  ),
  'shippingFee.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'shippingFee.saved': success('Costo de envío actualizado'),

  'pickup.loadFailed': failure('', 'No se pudieron leer los lugares de retiro.'),
  'pickup.incomplete': failure('Faltan datos', 'Completa todos los datos de cada lugar.'),
  'pickup.tooMany': failure('', `Puede haber hasta ${PICKUP_PLACES_MAX} lugares de retiro.`),
  'pickup.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'pickup.saved': success('Lugares de retiro guardados'),

  'legalText.loadFailed': failure('', 'No se pudo leer el texto guardado.'),
  'legalText.required': failure('Texto vacío', 'Escribe el texto de la página.'),
  'legalText.tooLong': failure(
    'Texto demasiado largo',
    `El texto puede tener hasta ${groupThousands(String(LEGAL_TEXT_MAX))} caracteres.`,
  ),
  'legalText.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'legalText.saved': success('Texto guardado'),

  'siteTexts.loadFailed': failure('', 'No se pudieron leer los textos de la tienda.'),
  'siteTexts.tooLong': failure('Texto demasiado largo', 'Acorta el texto hasta su límite.'),
  'siteTexts.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'siteTexts.saved': success('Textos de la tienda guardados'),

  'synonyms.loadFailed': failure('', 'No se pudieron leer los sinónimos.'),
  'synonyms.invalid': failure(
    '',
    '«{word}» no se puede buscar como una palabra. Escribe palabras sueltas, con comas entre ellas.',
  ),
  'synonyms.alone': failure('', '«{word}» está sola en su línea: escribe al menos dos palabras.'),
  'synonyms.repeated': failure(
    '',
    '«{word}» está en dos líneas, o dos veces en una. El singular y el plural cuentan como la misma palabra.',
  ),
  'synonyms.tooMany': failure(
    '',
    `Puede haber hasta ${SYNONYM_GROUPS_MAX} líneas de ${SYNONYM_WORDS_MAX} palabras.`,
  ),
  'synonyms.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'synonyms.saved': success('Sinónimos guardados'),
} as const;
