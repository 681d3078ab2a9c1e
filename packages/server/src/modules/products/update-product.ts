import {
  assertChoicesExist,
  assertPriced,
  assertUnique,
  changedProductTexts,
  HttpProblem,
  productTexts,
  readDetails,
  readPrices,
  readRingSizes,
  readStock,
} from '@filigrana/sdk/answers';
import {
  isStockChanged,
  latePaymentSince,
  type PricesInCents,
  type ProductLookups,
  type RingStock,
  type StockPlan,
} from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation-types.ts';
import { actualProduct, currentProduct } from './current-product.ts';
import { detailColumns, viewDetails } from './piece-details.ts';
import { loadProductLookups } from './product-lookups.ts';
import {
  deleteSizes,
  findHeldSizes,
  findProduct,
  findProductSizes,
  findSizesPaidFor,
  lockProduct,
  lockSizes,
  putSize,
  updateProductRow,
  type SizeRow,
} from './products.repository.ts';
import { recordProduct } from './record-product.ts';

type ProductEdit = Call<'updateProduct'>['body'];

/**
 * Changes what the form speaks of and leaves the rest. Stock is set, not added to.
 *
 * @returns the address of the product's picture.
 * @throws HttpProblem 404; 400 when the form breaks a rule of the shop; 409 IN_USE when an open order
 * holds what would go or somebody may be paying for it, VERSION_CONFLICT when `version` is not the current one, STOCK_CHANGED when
 * `stockVisto` is not what there is; 413 or 415 for the picture.
 */
export async function updateProduct(
  { db, media, clock }: Deps,
  { idProducto, by }: { idProducto: number; by: number },
  form: ProductEdit,
): Promise<string | null> {
  const lookups = await loadProductLookups(db);
  assertChoicesExist(lookups, form);
  const edit = {
    form,
    prices: readPrices(form),
    details: readDetails(form),
    tallas: form.tallas && readRingSizes(lookups, form.tallas),
    uniqueSize: lookups.uniqueSize,
  };
  if (form.imagen) {
    // Asked again under the lock; here it saves decoding a picture for nothing.
    const found = await findProduct(db, idProducto);
    const sizes = await findProductSizes(db, idProducto);
    await planEdit({ db, media, clock }, found, sizes, edit);
  }
  const image = form.imagen ? await media.storeImage(form.imagen.bytes, 'producto') : null;

  return withTransaction(db, async (trx) => {
    const locked = await lockProduct(trx, idProducto);
    const sizes = await lockSizes(trx, idProducto);
    const { before, after, plan, gone } = await planEdit(
      { db: trx, media, clock },
      locked,
      sizes,
      edit,
    );
    if (image) await media.record(trx, image);
    const now = clock.now().toISOString();
    const { idProducto: _, ...columns } = after;
    const idImagen = image?.idArchivo ?? after.idImagen;
    await updateProductRow(trx, idProducto, {
      ...columns,
      // What was said is about the picture that goes.
      ...(image && { idImagen, descripcionImagen: '' }),
      fechaActualizacion: now,
    });
    await deleteSizes(
      trx,
      gone.map(({ idProducto_talla }) => idProducto_talla),
      now,
    );
    await applyPlan(trx, idProducto, plan, sizes);
    const activity = { fecha: now, idUsuario: by, accion: 'producto.editado' } as const;
    await recordProduct(trx, activity, idProducto, {
      before: { row: before, sizes },
      after: { row: { ...after, idImagen }, sizes: planned(plan, sizes) },
    });
    return media.imageUrl(idImagen);
  });
}

interface Edit {
  form: ProductEdit;
  prices: PricesInCents;
  details: ReturnType<typeof readDetails>;
  tallas: RingStock[] | undefined;
  uniqueSize: ProductLookups['uniqueSize'];
}

/**
 * What an edit makes of a product and its sizes, all but the picture.
 *
 * @throws HttpProblem as `updateProduct`, but for the picture.
 */
async function planEdit(
  { db, media, clock }: { db: Database | Trx } & Pick<Deps, 'media' | 'clock'>,
  found: Row<'productos'> | undefined,
  current: readonly SizeRow[],
  { form, prices, details, tallas, uniqueSize }: Edit,
) {
  const before = await currentProduct({ db, media }, found, form.version);
  const after = {
    ...before,
    ...prices,
    ...detailColumns({ ...viewDetails(before), ...details }),
    ...changedProductTexts(form),
    ...choiceChanges(form),
    version: before.version + 1,
  };
  assertPriced(after);
  const change = { before, after, current, given: { ...form, tallas }, uniqueSize };
  const plan = readStock(change);
  if (isStockChanged(change, plan))
    throw new HttpProblem('STOCK_CHANGED', { actual: await actualProduct({ db, media }, before) });
  if (form.unico !== undefined || form.stock !== undefined || tallas)
    assertUnique(
      after,
      planned(plan, current).map(({ stock }) => stock),
    );
  const gone = current.filter(({ idTalla }) => !plan.has(idTalla));
  if (before.idCategoria !== after.idCategoria || gone.length > 0)
    await assertNotInUse(db, before, after, gone);
  if (gone.length > 0) await assertNotOnHold(db, before, gone, clock);
  return { before, after, plan, gone };
}

function choiceChanges(form: ProductEdit) {
  const { idCategoria, idMaterial, idPiedra, destacado, unico, estado } = form;
  return {
    ...(idCategoria !== undefined && { idCategoria }),
    ...(idMaterial !== undefined && { idMaterial }),
    ...(idPiedra !== undefined && { idPiedra }),
    ...(destacado !== undefined && { destacado }),
    ...(unico !== undefined && { unico }),
    ...(estado !== undefined && { estado }),
  };
}

async function assertNotInUse(
  db: Database | Trx,
  before: { idProducto: number; idCategoria: number },
  after: { idCategoria: number },
  gone: readonly SizeRow[],
): Promise<void> {
  const held = await findHeldSizes(db, before.idProducto);
  if (held.length === 0) return;
  if (before.idCategoria !== after.idCategoria)
    throw new HttpProblem('IN_USE', { error: productTexts.categoryInUse });
  if (gone.some(({ idProducto_talla }) => held.includes(idProducto_talla)))
    throw new HttpProblem('IN_USE', { error: productTexts.sizeInUse });
}

/** What somebody is paying for, or may have paid since their time is over, stays. */
async function assertNotOnHold(
  db: Database | Trx,
  { idProducto }: { idProducto: number },
  gone: readonly SizeRow[],
  clock: Deps['clock'],
): Promise<void> {
  const onHold = await findSizesPaidFor(db, idProducto, latePaymentSince(clock.now()));
  if (gone.some(({ idProducto_talla }) => onHold.includes(idProducto_talla)))
    throw new HttpProblem('IN_USE', { error: productTexts.onHold });
}

/** The pieces of every size once the plan is carried out. */
function planned(plan: StockPlan, sizes: readonly SizeRow[]) {
  const left = new Map(sizes.map(({ idTalla, stock }) => [idTalla, stock]));
  return [...plan].map(([idTalla, stock]) => ({
    idTalla,
    stock: stock ?? left.get(idTalla) ?? 0,
  }));
}

async function applyPlan(
  trx: Trx,
  idProducto: number,
  plan: StockPlan,
  sizes: readonly SizeRow[],
): Promise<void> {
  for (const [idTalla, stock] of plan) {
    const isThere = sizes.some((size) => size.idTalla === idTalla);
    if (stock !== null || !isThere) await putSize(trx, { idProducto, idTalla, stock: stock ?? 0 });
  }
}
