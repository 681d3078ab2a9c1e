import type { World } from '../world/world.ts';

/** Gives a product a size, or the size another stock. */
export function putSize(world: World, idProducto: number, idTalla: number, stock: number): void {
  const piece = world.pieces.find(
    (own) => own.idProducto === idProducto && own.idTalla === idTalla,
  );
  if (piece) piece.stock = stock;
  else world.pieces.push({ idProducto_talla: world.nextId('piece'), idProducto, idTalla, stock });
}
