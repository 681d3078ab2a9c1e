import {
  AMOUNT_MAX,
  groupThousands,
  MEASURES,
  measureText,
  STOCK_MAX,
  WORK_HOURS_MAX,
} from '@filigrana/sdk/domain';
import { failure, info, success } from '../../shared/texts/message.ts';

/** Products and stock. */
export const productsTexts = {
  'products.listFailed': failure('', 'No se pudieron cargar los productos.'),

  'products.incomplete': failure('Campos incompletos', 'Todos los campos son obligatorios.'),
  'products.sizesMissing': failure(
    'Tallas faltantes',
    'Debes ingresar al menos una talla con su stock.',
  ),
  'products.sizeStockInvalid': failure(
    'Stock inválido',
    'Verifica que todas las tallas tengan un stock válido.',
  ),
  'products.stockMissing': failure(
    'Stock faltante',
    'Debes ingresar un stock válido para esta categoría.',
  ),
  'products.stockTooLarge': failure(
    'Stock inválido',
    `Escribe un stock de ${groupThousands(String(STOCK_MAX))} como máximo.`,
  ),
  'products.uniqueOne': failure(
    'Stock inválido',
    'De una pieza única solo puede haber 1 en stock.',
  ),
  'products.priceInvalid': failure(
    'Precio inválido',
    'Escribe un precio mayor que 0, con los centavos en dos cifras: 129.50.',
  ),
  'products.priceTooLarge': failure(
    'Precio inválido',
    `Escribe un precio de ${groupThousands(String(AMOUNT_MAX))} como máximo.`,
  ),
  'products.specialPriceTooHigh': failure(
    'Precio inválido',
    'El precio especial debe ser menor que el precio.',
  ),
  'products.lengthInvalid': failure(
    'Medida inválida',
    `Escribe milímetros hasta ${measureText(MEASURES.largoMm.max)}, con un decimal como máximo: 24.5`,
  ),
  'products.weightInvalid': failure(
    'Peso inválido',
    `Escribe gramos hasta ${MEASURES.pesoG.max}, con dos decimales como máximo: 3.25`,
  ),
  'products.hoursInvalid': failure(
    'Horas inválidas',
    `Escribe horas enteras, de 1 a ${WORK_HOURS_MAX}.`,
  ),
  'products.addFailed': failure('Error', 'Hubo un error al guardar el producto.'),
  'products.added': success('Producto agregado'),
  'products.editConflict': failure('No se puede editar'),
  'products.editFailed': failure('Error', 'Ocurrió un error al actualizar el producto.'),
  'products.edited': success('Actualizado'),

  'products.photoFailed': failure('Error', 'No se pudieron guardar las fotografías.'),
  'products.photosFull': failure('', 'Una pieza tiene a lo sumo {max} fotografías.'),
  'products.videoFailed': failure('Error', 'No se pudo guardar el video.'),
  'products.videoType': failure('Archivo no válido', 'El video debe ser MP4 o WebM.'),
  'products.videoTooLarge': failure('Archivo no válido', 'El video no puede pasar de 10 MB.'),
  'products.deleteConflict': failure('No se puede eliminar'),
  'products.deleteFailed': failure(
    'Error al eliminar',
    'Hubo un problema al eliminar el producto.',
  ),
  'products.deleted': success('Producto eliminado'),

  'stock.invalid': failure('Stock inválido', 'Escribe un número entero desde 0.'),
  'stock.ignored': info('', 'El producto está desactivado: su stock se guarda en 0.'),
  'stock.failed': failure('Error al actualizar stock', 'Hubo un problema al actualizar el stock.'),
  'stock.updated': success('Stock actualizado'),
} as const;
