import { HttpProblem } from '@filigrana/sdk/answers';
import { isInactive, normalizeEmail, WAITING_DAYS } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { findPiece } from '../cart/cart-lines.repository.ts';
import { heldOf } from './held.ts';

/** A letter that nobody has taken to its end is another server's after this. */
const CLAIM_MS = 2 * 60_000;
const ROUND_MAX = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notes who wants to hear when a piece is free again; once for each address.
 *
 * @throws HttpProblem 404 without such a piece, 409 INVALID_STATE when nobody holds it.
 */
export async function waitFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { idProducto_talla, correo }: components['schemas']['WaitingForm'],
): Promise<void> {
  const now = clock.now().toISOString();
  const piece = await findPiece(db, idProducto_talla, now);
  if (!piece || isInactive(piece)) throw new HttpProblem('NOT_FOUND');
  if (!piece.isReserved) throw new HttpProblem('INVALID_STATE');
  await db
    .insertInto('esperas')
    .values({ idProducto_talla, correo: normalizeEmail(correo), fecha: now, proximo: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Writes to those who wait for pieces that can be bought now, and forgets them.
 *
 * @returns null when nobody had to be told.
 */
export async function tellWaiting({
  db,
  clock,
  mailer,
  mails,
}: Pick<Deps, 'db' | 'clock' | 'mailer' | 'mails'>): Promise<{ told: number } | null> {
  const now = clock.now().toISOString();
  const due = await findDue(db, now);
  let told = 0;
  for (const { idEspera, correo, idProducto, nombreProducto, fecha, proximo } of due) {
    const claim = db
      .updateTable('esperas')
      .set({ proximo: new Date(clock.now().getTime() + CLAIM_MS).toISOString() })
      .where('idEspera', '=', idEspera)
      .where('proximo', '=', proximo);
    if (!(await changed(claim))) continue;
    const letter = mails.pieceFree({ correo, nombre: '', idProducto, nombreProducto });
    const identity = { id: `espera-${idEspera}`, date: new Date(fecha) };
    // What the mail server refuses is tried again while the piece is free.
    if (!(await mailer.send({ ...letter, identity }))) continue;
    await db.deleteFrom('esperas').where('idEspera', '=', idEspera).execute();
    told += 1;
  }
  return told === 0 ? null : { told };
}

function findDue(db: Database, now: string) {
  return db
    .selectFrom('esperas')
    .innerJoin('producto_talla as pieza', 'pieza.idProducto_talla', 'esperas.idProducto_talla')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .select([
      'esperas.idEspera',
      'esperas.correo',
      'esperas.fecha',
      'esperas.proximo',
      'producto.idProducto',
      'producto.nombreProducto',
    ])
    .where('producto.estado', '=', 1)
    .where('esperas.proximo', '<=', now)
    .where('pieza.stock', '>', heldOf('pieza', now))
    .orderBy('esperas.idEspera')
    .limit(ROUND_MAX)
    .execute();
}

/** Forgets that somebody waits, whatever for. */
export async function deleteWaitingOf(trx: Trx, correo: string): Promise<void> {
  await trx.deleteFrom('esperas').where('correo', '=', normalizeEmail(correo)).execute();
}

/** Forgets who has waited too long. */
export async function deleteOldWaiting(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WAITING_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('esperas').where('fecha', '<', before).execute();
}
