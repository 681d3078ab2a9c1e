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
import { isStockChanged, productLookups, toCents, type RingStock } from '@filigrana/sdk/domain';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import { dropFromCarts } from '../cart/carts.ts';
import type { Call } from '../http/call.ts';
import { viewProduct } from '../catalog/product-view.ts';
import { storeImage } from '../world/files.ts';
import type { PieceRow, ProductRow } from '../world/rows.ts';
import { assertCurrent } from '../world/versions.ts';
import type { World } from '../world/world.ts';
import { assertNotOnHold, heldSizes } from './held-sizes.ts';
import { inDollars } from './prices.ts';
import { putSize } from './put-size.ts';

type ProductEdit = Call<'updateProduct'>['body'];

/** What the record of who did what tells of an edit. */
function told(world: World, product: ProductRow) {
  const { nombreProducto: nombre, precio, precioEspecial, estado, destacado, unico } = product;
  const names = viewProduct(world, product, 'staff');
  return {
    ...{ nombre, precio, precioEspecial, estado, destacado, unico },
    categoria: names.nombreCategoria,
    material: names.nombreMaterial,
    piedra: names.nombrePiedra,
  };
}

/**
 * Changes what the form speaks of and leaves the rest. Stock is set, not added to.
 *
 * @param find Asked once the form itself is known to be right.
 * @returns the address of the product's picture.
 * @throws HttpProblem 404; 400 when the form breaks a rule of the shop; 409 VERSION_CONFLICT when
 * `version` is not the current one, IN_USE when an open order or a cart holds what would go; 413 or 415 for the
 * picture. Nothing has changed then.
 */
export function updateProduct(
  world: World,
  find: () => ProductRow,
  { form, idUsuario }: { form: ProductEdit; idUsuario: number },
): string | null {
  const lookups = productLookups(world.lookups);
  assertChoicesExist(lookups, form);
  const prices = readPrices(form);
  const details = readDetails(form);
  const tallas = form.tallas && known(world, readRingSizes(lookups, form.tallas));
  const before = find();
  assertCurrent(world, before, form.version, () => viewProduct(world, before, 'staff'));
  // What was said of the main picture goes with it.
  const picture = form.imagen && {
    image_url: storeImage(world, form.imagen),
    descripcionImagen: '',
  };
  const version = before.version + 1;
  const ficha = { ...before.ficha, ...details };
  const after = { ...before, ...inDollars(prices), ...changes(form), ...picture, ficha, version };
  assertPriced({
    precioCents: after.precio === null ? null : toCents(after.precio),
    precioEspecialCents: after.precioEspecial === null ? null : toCents(after.precioEspecial),
  });
  const sizes = world.pieces.filter(({ idProducto }) => idProducto === before.idProducto);
  const stockChange = {
    before,
    after,
    current: sizes,
    given: { ...form, tallas },
    uniqueSize: lookups.uniqueSize,
  };
  const plan = readStock(stockChange);
  if (world.extensions.has('versions') && isStockChanged(stockChange, plan))
    throw new HttpProblem('STOCK_CHANGED', {
      actual: { ...viewProduct(world, before, 'staff'), version: before.version },
    });
  if (form.unico !== undefined || form.stock !== undefined || tallas)
    assertUnique(
      after,
      [...plan].map(
        ([id, stock]) => stock ?? sizes.find(({ idTalla }) => idTalla === id)?.stock ?? 0,
      ),
    );
  const gone = sizes.filter(({ idTalla }) => !plan.has(idTalla));
  assertNotInUse(world, before, after, gone);
  assertNotOnHold(world, gone);

  recordActivity(world, {
    idUsuario,
    accion: 'producto.editado',
    objeto: `producto ${before.idProducto}`,
    cambios: changesBetween(told(world, before), told(world, after)),
  });
  Object.assign(before, after);
  dropFromCarts(
    world,
    gone.map(({ idProducto_talla }) => idProducto_talla),
  );
  world.pieces = world.pieces.filter((piece) => !gone.includes(piece));
  for (const [idTalla, stock] of plan) {
    const isThere = sizes.some((size) => size.idTalla === idTalla);
    if (stock !== null || !isThere) putSize(world, before.idProducto, idTalla, stock ?? 0);
  }
  return after.image_url;
}

/** A shop without versions knows no sizes that nobody has touched: it sets what it is given. */
function known({ extensions }: World, tallas: RingStock[]): RingStock[] {
  if (extensions.has('versions')) return tallas;
  return tallas.map(({ sinCambio: _unknown, ...size }) => size);
}

function changes(form: ProductEdit): Partial<ProductRow> {
  const { idCategoria, idMaterial, idPiedra, destacado, unico, estado } = form;
  return {
    ...changedProductTexts(form),
    ...(idCategoria !== undefined && { idCategoria }),
    ...(idMaterial !== undefined && { idMaterial }),
    ...(idPiedra !== undefined && { idPiedra }),
    ...(destacado !== undefined && { destacado }),
    ...(unico !== undefined && { unico }),
    ...(estado !== undefined && { estado }),
  };
}

function assertNotInUse(
  world: World,
  before: ProductRow,
  after: ProductRow,
  gone: readonly PieceRow[],
): void {
  const held = heldSizes(world, before);
  if (held.length > 0 && before.idCategoria !== after.idCategoria)
    throw new HttpProblem('IN_USE', { error: productTexts.categoryInUse });
  if (gone.some(({ idProducto_talla }) => held.includes(idProducto_talla)))
    throw new HttpProblem('IN_USE', { error: productTexts.sizeInUse });
}
