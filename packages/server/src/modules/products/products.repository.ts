import { HOLDING_ORDER_STATES } from '@filigrana/sdk/domain';
import type { Insertable, Updateable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { changed } from '../../db/changed.ts';
import { holding, searchable } from '../../db/holding.ts';
import type { ProductosTable, Row } from '../../db/schema.ts';

/** Pieces of a product in one size. */
export type SizeRow = Pick<Row<'producto_talla'>, 'idProducto_talla' | 'idTalla' | 'stock'>;

const productsNamed = (db: Database, name: string) =>
  db
    .selectFrom('productos')
    .where(({ eb, and }) => and(holding(name).map((word) => eb('nombreBuscado', 'like', word))));

/** Products whose name holds a text, by their numbers. */
export function findProductsNamed(
  db: Database,
  name: string,
  { after = 0, limit }: { after: number | undefined; limit: number },
) {
  return productsNamed(db, name)
    .select('idProducto')
    .where('idProducto', '>', after)
    .orderBy('idProducto')
    .limit(limit)
    .execute();
}

export async function countProductsNamed(db: Database, name: string): Promise<number> {
  const { count } = await productsNamed(db, name)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findProduct(
  db: Database,
  idProducto: number,
): Promise<Row<'productos'> | undefined> {
  return db
    .selectFrom('productos')
    .selectAll()
    .where('idProducto', '=', idProducto)
    .executeTakeFirst();
}

export function findProductSizes(db: Database, idProducto: number): Promise<SizeRow[]> {
  return db
    .selectFrom('producto_talla')
    .select(['idProducto_talla', 'idTalla', 'stock'])
    .where('idProducto', '=', idProducto)
    .execute();
}

/**
 * The product as it is. Writing it unchanged keeps everybody else who wants to change it waiting
 * until the transaction ends, on either database.
 */
export function lockProduct(trx: Trx, idProducto: number): Promise<Row<'productos'> | undefined> {
  return trx
    .updateTable('productos')
    .set(({ ref }) => ({ estado: ref('estado') }))
    .where('idProducto', '=', idProducto)
    .returningAll()
    .executeTakeFirst();
}

/**
 * The product's sizes. A purchase that is taking pieces is waited for, and later ones wait, so that
 * orders looked up after this are all there are. One by one in the order of purchases: the two must
 * never wait for each other. No size can be added meanwhile, since the product is locked.
 */
export async function lockSizes(trx: Trx, idProducto: number): Promise<SizeRow[]> {
  const found = await trx
    .selectFrom('producto_talla')
    .select('idProducto_talla')
    .where('idProducto', '=', idProducto)
    .orderBy('idProducto_talla')
    .execute();
  const sizes: SizeRow[] = [];
  for (const { idProducto_talla } of found)
    sizes.push(
      await trx
        .updateTable('producto_talla')
        .set(({ ref }) => ({ stock: ref('stock') }))
        .where('idProducto_talla', '=', idProducto_talla)
        .returning(['idProducto_talla', 'idTalla', 'stock'])
        .executeTakeFirstOrThrow(),
    );
  return sizes;
}

/** The product's sizes (`idProducto_talla`) that open orders hold. */
export async function findHeldSizes(db: Database | Trx, idProducto: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pedido_productos')
    .innerJoin('pedidos', 'pedidos.idPedido', 'pedido_productos.idPedido')
    .select('pedido_productos.idProducto_talla')
    .distinct()
    .where('pedido_productos.idProducto', '=', idProducto)
    .where('pedidos.estadoPedido', 'in', HOLDING_ORDER_STATES)
    .execute();
  return rows.map((row) => row.idProducto_talla);
}

/** The product's sizes (`idProducto_talla`) that carts hold at a moment. */
export async function findSizesPaidFor(
  db: Database | Trx,
  idProducto: number,
  since: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('producto_talla as pieza')
    .innerJoin('apartado_piezas as apartada', 'apartada.idProducto_talla', 'pieza.idProducto_talla')
    .innerJoin('apartados as apartado', 'apartado.idApartado', 'apartada.idApartado')
    .innerJoin('carrito_productos as linea', (join) =>
      join
        .onRef('linea.idCarrito', '=', 'apartado.idCarrito')
        .onRef('linea.idProducto_talla', '=', 'pieza.idProducto_talla'),
    )
    .select('pieza.idProducto_talla')
    .where('pieza.idProducto', '=', idProducto)
    .where('apartado.fin', 'is', null)
    .where('apartado.hasta', '>', since)
    .execute();
  return rows.map((row) => row.idProducto_talla);
}

export async function insertProduct(
  trx: Database | Trx,
  product: Insertable<ProductosTable>,
): Promise<number> {
  const { idProducto } = await trx
    .insertInto('productos')
    .values({ ...product, nombreBuscado: searchable(product.nombreProducto) })
    .returning('idProducto')
    .executeTakeFirstOrThrow();
  return idProducto;
}

export async function updateProductRow(
  trx: Trx,
  idProducto: number,
  product: Updateable<ProductosTable>,
): Promise<void> {
  const { nombreProducto: nombre } = product;
  await trx
    .updateTable('productos')
    .set({ ...product, ...(nombre !== undefined && { nombreBuscado: searchable(nombre) }) })
    .where('idProducto', '=', idProducto)
    .execute();
}

/** Deletes the product with its sizes and their cart lines. */
export function deleteProductRow(trx: Trx, idProducto: number): Promise<boolean> {
  return changed(trx.deleteFrom('productos').where('idProducto', '=', idProducto));
}

/** Gives the product a size, or the size another stock. */
export async function putSize(
  trx: Trx,
  size: { idProducto: number; idTalla: number; stock: number },
): Promise<void> {
  await trx
    .insertInto('producto_talla')
    .values(size)
    .onConflict((conflict) =>
      conflict.columns(['idProducto', 'idTalla']).doUpdateSet({ stock: size.stock }),
    )
    .execute();
}

/** Deletes sizes and their cart lines; the carts that had them count as changed. */
export async function deleteSizes(trx: Trx, ids: readonly number[], now: string): Promise<void> {
  if (ids.length === 0) return;
  await touchCartsWith(trx, ids, now);
  await trx.deleteFrom('producto_talla').where('idProducto_talla', 'in', ids).execute();
}

async function touchCartsWith(trx: Trx, ids: readonly number[], now: string): Promise<void> {
  await trx
    .updateTable('carritos')
    .set((eb) => ({ version: eb('version', '+', 1), fechaActualizacion: now }))
    .where('idCarrito', 'in', ({ selectFrom }) =>
      selectFrom('carrito_productos')
        .select('carrito_productos.idCarrito')
        .where('carrito_productos.idProducto_talla', 'in', ids),
    )
    .execute();
}
