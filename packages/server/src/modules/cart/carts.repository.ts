import type { CartMemory, RememberedChange } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import type { CartOwner } from './cart-owner.ts';

/** An open cart without its lines. */
export interface OpenCart extends CartMemory {
  idCarrito: number;
}

const columns = ['idCarrito', 'version', 'cambiosRecordados'] as const;

export async function findCart(
  db: Database | Trx,
  owner: CartOwner,
): Promise<OpenCart | undefined> {
  const open = db.selectFrom('carritos').select(columns).where('estado', '=', 'abierto');
  const cart =
    'idUsuario' in owner
      ? await open.where('idUsuario', '=', owner.idUsuario).executeTakeFirst()
      : await open.where('sesionHash', '=', owner.sesionHash).executeTakeFirst();
  return cart && readCart(cart);
}

/**
 * Keeps everybody else who wants to change the owner's cart waiting until the transaction ends.
 * Undefined when there is no open cart.
 */
export async function holdCart(
  trx: Trx,
  owner: CartOwner,
  now: string,
): Promise<OpenCart | undefined> {
  const update = trx
    .updateTable('carritos')
    .set({ fechaActualizacion: now })
    .where('estado', '=', 'abierto')
    .returning(columns);
  const held =
    'idUsuario' in owner
      ? update.where('idUsuario', '=', owner.idUsuario)
      : update.where('sesionHash', '=', owner.sesionHash);
  // A purchase may have put a new cart in the place of the one that was waited for: look again.
  const cart = (await held.executeTakeFirst()) ?? (await held.executeTakeFirst());
  return cart && readCart(cart);
}

/** `holdCart`, after opening a cart when there is none. */
export async function openCart(trx: Trx, owner: CartOwner, now: string): Promise<OpenCart> {
  // Two requests may open the first cart at once: look again.
  for (;;) {
    const cart = await holdCart(trx, owner, now);
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

/** Notes the version and the memory of a cart that the transaction holds. */
export async function saveCart(trx: Trx, { idCarrito, version, changes }: OpenCart): Promise<void> {
  await trx
    .updateTable('carritos')
    .set({ version, cambiosRecordados: JSON.stringify(changes) })
    .where('idCarrito', '=', idCarrito)
    .execute();
}

/**
 * Closes the account's open cart for an order and opens an empty one that goes on counting versions
 * and remembers the same changes, so that nobody takes the new cart for an older answer and no change
 * of the bought one is made again. Undefined when there is nothing open to close.
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
      cambiosRecordados: closed.cambiosRecordados,
      fechaCreacion: now,
      fechaActualizacion: now,
    })
    .execute();
  return readCart(closed);
}

function readCart({
  cambiosRecordados,
  ...cart
}: {
  idCarrito: number;
  version: number;
  cambiosRecordados: string;
}): OpenCart {
  return { ...cart, changes: JSON.parse(cambiosRecordados) as RememberedChange[] };
}
