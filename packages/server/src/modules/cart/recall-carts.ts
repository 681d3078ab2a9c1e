import { changed } from '../../db/changed.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { subscribers } from '../novedades/novedades.repository.ts';
import { viewCart } from './cart-view.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A cart that nobody has touched for a day was left. */
const LEFT_HOURS = 24;
/** What was left longer ago is forgotten, not recalled. */
const FORGOTTEN_HOURS = 72;
const ROUND_MAX = 50;

type RecallDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'mails' | 'media' | 'leaveTokens'>;

/**
 * Writes once to customers who agree to letters about what they have left in their carts a day ago and can
 * buy still. Several servers may do it at once.
 *
 * @returns null when nobody was written to.
 */
export async function recallCarts(deps: RecallDeps): Promise<{ recalled: number } | null> {
  const { db, clock, mailer } = deps;
  const now = clock.now();
  let recalled = 0;
  for (const cart of await findLeft(db, now)) {
    const mark = (fechaRecordatorio: string | null) =>
      db
        .updateTable('carritos')
        .set({ fechaRecordatorio })
        .where('idCarrito', '=', cart.idCarrito)
        .where('estado', '=', 'abierto');
    if (!(await changed(mark(now.toISOString()).where('fechaRecordatorio', 'is', null)))) continue;
    const letter = await compose(deps, cart, now);
    if (letter === null) continue;
    if (await mailer.send(letter)) recalled += 1;
    // What the mail server refuses is tried again, until the cart is forgotten.
    else await mark(null).execute();
  }
  return recalled === 0 ? null : { recalled };
}

function findLeft(db: Database, now: Date) {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  return db
    .selectFrom('carritos')
    .innerJoin(subscribers(db).as('lector'), 'lector.idUsuario', 'carritos.idUsuario')
    .select(['carritos.idCarrito', 'carritos.version'])
    .select(['lector.idUsuario', 'lector.correo', 'lector.nombre'])
    .where('carritos.estado', '=', 'abierto')
    .where('carritos.fechaRecordatorio', 'is', null)
    .where('carritos.fechaActualizacion', '<=', hoursAgo(LEFT_HOURS))
    .where('carritos.fechaActualizacion', '>', hoursAgo(FORGOTTEN_HOURS))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('carrito_productos as linea')
          .select('linea.idCarritoProducto')
          .whereRef('linea.idCarrito', '=', 'carritos.idCarrito'),
      ),
    )
    .orderBy('carritos.fechaActualizacion')
    .limit(ROUND_MAX)
    .execute();
}

type LeftCart = Awaited<ReturnType<typeof findLeft>>[number];

/** Null when nothing in the cart can be bought any more. */
async function compose(
  { db, mails, media, leaveTokens }: RecallDeps,
  { idCarrito, version, idUsuario, correo, nombre }: LeftCart,
  now: Date,
) {
  const cart = { idCarrito, version, changes: [] };
  const { productos } = await viewCart(db, media, cart, now.toISOString());
  const left = productos.filter(({ disponible, stock }) => disponible && stock);
  if (left.length === 0) return null;
  const leaveToken = leaveTokens.sign(idUsuario);
  return {
    ...mails.cartLeft({ correo, nombre, leaveToken, productos: left }),
    identity: { id: `carrito-${idCarrito}`, date: now },
  };
}
