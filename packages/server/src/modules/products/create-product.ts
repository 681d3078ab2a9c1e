import {
  assertChoicesExist,
  assertPriced,
  readDetails,
  readNewProduct,
  readPrices,
  readRingSizes,
} from '@filigrana/sdk/answers';
import { NO_DETAILS, stockPerSize } from '@filigrana/sdk/domain';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation-types.ts';
import { detailColumns } from './piece-details.ts';
import { loadProductLookups } from './product-lookups.ts';
import { insertProduct, putSize } from './products.repository.ts';
import { recordProduct } from './record-product.ts';

type NewProduct = Call<'createProduct'>['body'];

/**
 * Adds a product with its picture and its stock.
 *
 * @param idUsuario Who adds it.
 * @returns its id and the address of its picture.
 * @throws HttpProblem 400 when the form breaks a rule of the shop; 413 or 415 for its picture.
 */
export async function createProduct(
  { db, media, clock }: Deps,
  form: NewProduct,
  idUsuario: number,
) {
  const lookups = await loadProductLookups(db);
  assertChoicesExist(lookups, form);
  const prices = readPrices(form);
  assertPriced(prices);
  const details = { ...NO_DETAILS, ...readDetails(form) };
  const rings = readRingSizes(lookups, form.tallas ?? []);
  const values = readNewProduct(form, rings);
  const sizes = stockPerSize(values, rings, lookups.uniqueSize);

  const image = await media.storeImage(form.imagen.bytes, 'producto');
  const now = clock.now().toISOString();
  const id = await withTransaction(db, async (trx) => {
    await media.record(trx, image);
    const row = {
      nombreProducto: values.nombre,
      descripcion: values.descripcion,
      nombreIngles: values.nombreIngles || null,
      descripcionIngles: values.descripcionIngles || null,
      precioCents: null,
      precioEspecialCents: null,
      ...prices,
      ...detailColumns(details),
      idCategoria: values.idCategoria,
      idMaterial: values.idMaterial,
      idPiedra: values.idPiedra,
      idImagen: image.idArchivo,
      destacado: values.destacado,
      unico: values.unico,
      estado: values.estado,
      fechaCreacion: now,
      fechaActualizacion: now,
    };
    const idProducto = await insertProduct(trx, row);
    for (const size of sizes) await putSize(trx, { idProducto, ...size });
    const activity = { fecha: now, idUsuario, accion: 'producto.creado' } as const;
    await recordProduct(trx, activity, idProducto, { before: null, after: { row, sizes } });
    return idProducto;
  });
  return { id, image_url: media.imageUrl(image.idArchivo) };
}
