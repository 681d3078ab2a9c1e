import { buyableStock, isHolding, isReserved, unheld } from '@filigrana/sdk/domain';
import type { CartOwner, HoldRow, PieceRow, ProductRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Whether two carts are the same person's. */
export function isSameOwner(a: CartOwner, b: CartOwner): boolean {
  return 'idUsuario' in a
    ? 'idUsuario' in b && a.idUsuario === b.idUsuario
    : 'sessionToken' in b && a.sessionToken === b.sessionToken;
}

/** The holds whose time is not over. */
export const liveHolds = (world: World): HoldRow[] =>
  world.holds.filter((hold) => isHolding(hold, world.now()));

/** The hold of somebody's cart; undefined when nothing is held. */
export const holdOf = (world: World, owner: CartOwner): HoldRow | undefined =>
  liveHolds(world).find((hold) => isSameOwner(hold.owner, owner));

/** Pieces that somebody can buy, or, without an owner, that nobody holds; and whether holds are why there are none. */
export function forSale(
  world: World,
  { piece, product }: { piece: PieceRow; product: ProductRow },
  owner?: CartOwner,
) {
  const stock = buyableStock({ estado: product.estado, stock: piece.stock });
  const others = liveHolds(world).filter((hold) => !owner || !isSameOwner(hold.owner, owner));
  const free = unheld(
    stock,
    others.reduce((sum, hold) => sum + heldIn(hold, piece.idProducto_talla), 0),
  );
  return { free, isReserved: isReserved({ stock, free }) };
}

const heldIn = ({ pieces }: HoldRow, id: number): number =>
  pieces.find(({ idProducto_talla }) => idProducto_talla === id)?.cantidad ?? 0;

/** After a change of a cart: what it holds no more is free for others, and with nothing left the hold ends. */
export function trimHold(world: World, owner: CartOwner): void {
  const hold = holdOf(world, owner);
  if (!hold) return;
  const lines = world.carts.find((cart) => isSameOwner(cart.owner, owner))?.lines ?? [];
  for (const piece of hold.pieces) {
    const line = lines.find(({ idProducto_talla }) => idProducto_talla === piece.idProducto_talla);
    piece.cantidad = Math.min(piece.cantidad, line?.cantidad ?? 0);
  }
  if (hold.pieces.every(({ cantidad }) => cantidad === 0)) hold.fin = 'liberado';
  tellWaiting(world);
}

/** Writes to those who wait for pieces that can be bought now, and forgets them. */
export function tellWaiting(world: World): void {
  const isFree = (id: number) => {
    const piece = world.pieces.find(({ idProducto_talla }) => idProducto_talla === id);
    const product = world.products.find(({ idProducto }) => idProducto === piece?.idProducto);
    return piece && product && forSale(world, { piece, product }).free > 0 ? product : null;
  };
  world.waiting = world.waiting.filter(({ idProducto_talla, correo }) => {
    const product = isFree(idProducto_talla);
    if (product)
      world.mail.push({ to: correo, kind: 'piece-free', idProducto: product.idProducto });
    return product === null;
  });
}

/** What a visitor held is held for the account that the visitor is; an account has one hold, its own stays. */
export function passHold(world: World, from: CartOwner, to: CartOwner): void {
  const hold = holdOf(world, from);
  if (!hold) return;
  if (holdOf(world, to)) hold.fin = 'liberado';
  else hold.owner = to;
}
