import type { Database, Trx } from '../../db/database.ts';
import type { CartOwner } from './cart-owner.ts';

/** An open cart without its lines. */
export interface OpenCart {
  idCarrito: number;
  version: number;
}

const columns = ['idCarrito', 'version'] as const;

export function findCart(db: Database | Trx, owner: CartOwner): Promise<OpenCart | undefined> {
  return 'idUsuario' in owner
    ? db
        .selectFrom('carritos')
        .select(columns)
        .where('idUsuario', '=', owner.idUsuario)
        .where('estado', '=', 'abierto')
        .executeTakeFirst()
    : db
        .selectFrom('carritos')
        .select(columns)
        .where('sesionHash', '=', owner.sesionHash)
        .where('estado', '=', 'abierto')
        .executeTakeFirst();
}

/**
 * Raises the version of the owner's cart, which keeps everybody else who wants to change it waiting
 * until the transaction ends. Undefined when there is no open cart.
 */
export function touchCart(trx: Trx, owner: CartOwner, now: string): Promise<OpenCart | undefined> {
  const update = trx
    .updateTable('carritos')
    .set((eb) => ({ version: eb('version', '+', 1), fechaActualizacion: now }))
    .where('estado', '=', 'abierto')
    .returning(columns);
  return 'idUsuario' in owner
    ? update.where('idUsuario', '=', owner.idUsuario).executeTakeFirst()
    : update.where('sesionHash', '=', owner.sesionHash).executeTakeFirst();
}

/** `touchCart`, after opening a cart when there is none. */
export async function openCart(trx: Trx, owner: CartOwner, now: string): Promise<OpenCart> {
  // Two requests may open the first cart at once, or a purchase close it in between: look again.
  for (;;) {
    const cart = await touchCart(trx, owner, now);
    if (cart) return cart;
    await trx
      .insertInto('carritos')
      .values({
        idUsuario: null,
        sesionHash: null,
        ...owner,
        fechaCreacion: now,
        fechaActualizacion: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function deleteCart(trx: Trx, idCarrito: number): Promise<void> {
  await trx.deleteFrom('carritos').where('idCarrito', '=', idCarrito).execute();
}

/** Sets the version of a cart that the transaction already holds. */
export async function setCartVersion(trx: Trx, idCarrito: number, version: number): Promise<void> {
  await trx.updateTable('carritos').set({ version }).where('idCarrito', '=', idCarrito).execute();
}

/**
 * Closes the account's open cart for an order and opens an empty one that goes on counting versions,
 * so that whoever compares them never takes the new cart for an older answer. Undefined when there
 * is nothing open to close.
 */
export async function closeCart(
  trx: Trx,
  idUsuario: number,
  now: string,
): Promise<OpenCart | undefined> {
  const closed = await trx
    .updateTable('carritos')
    .set((eb) => ({
      estado: 'comprado' as const,
      version: eb('version', '+', 1),
      fechaActualizacion: now,
    }))
    .where('idUsuario', '=', idUsuario)
    .where('estado', '=', 'abierto')
    .returning(columns)
    .executeTakeFirst();
  if (!closed) return undefined;
  await trx
    .insertInto('carritos')
    .values({
      idUsuario,
      sesionHash: null,
      version: closed.version,
      fechaCreacion: now,
      fechaActualizacion: now,
    })
    .execute();
  return closed;
}
