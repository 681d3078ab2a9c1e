import { notEnough } from '@filigrana/sdk/answers';
import { chargedPrice, heldPrice, quantityProblem } from '@filigrana/sdk/domain';
import { findPiece } from '../cart/carts.ts';
import { sizeOf } from '../catalog/product-view.ts';
import { forSale, holdOf } from '../holds/holds.ts';
import type { CartLineRow, CartOwner } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What a line of somebody's cart asks for, at the price that is kept for it, or at today's. */
export function wantedPiece(
  world: World,
  { idProducto_talla, cantidad }: CartLineRow,
  owner: CartOwner,
) {
  const found = findPiece(world, idProducto_talla);
  if (!found) throw new Error(`A cart holds ${idProducto_talla}, which is gone`);
  const precioUnitario = priceOfLine(world, { idProducto_talla, cantidad }, owner);
  const tallaNombre = sizeOf(world, found.piece);
  return { ...found, ...forSale(world, found, owner), cantidad, precioUnitario, tallaNombre };
}

/** What one piece of the line costs. */
export function priceOfLine(
  world: World,
  { idProducto_talla, cantidad }: Pick<CartLineRow, 'idProducto_talla' | 'cantidad'>,
  owner: CartOwner,
): number {
  const found = findPiece(world, idProducto_talla);
  const kept = holdOf(world, owner)?.pieces.find(
    (piece) => piece.idProducto_talla === idProducto_talla,
  );
  return heldPrice(kept ?? null, cantidad, found ? chargedPrice(found.product) : 0);
}

/** @throws HttpProblem 409 STOCK_EXCEEDED. */
export function assertThereIs(wanted: ReturnType<typeof wantedPiece>): void {
  const { product, cantidad, tallaNombre, free: stock, isReserved } = wanted;
  if (quantityProblem(cantidad, stock) === null) return;
  const name = { productoNombre: product.nombreProducto, tallaNombre };
  throw notEnough(name, { estado: product.estado, stock, isReserved });
}
