import { sql } from 'kysely';
import { expect } from 'vitest';
import { orderLetter } from '../../src/modules/orders/order-letters.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import type { ProofShop } from './proof-shop.ts';

/** Longer than a killed server keeps a letter from the others. */
const LATER_MS = 10 * 60_000;

/**
 * Whatever servers have been killed: in the end everybody has one letter for every order and one for
 * each of its steps, and none waits any more.
 *
 * @returns how many letters there are.
 */
export async function expectEveryLetterOnce(
  shop: Pick<ProofShop, 'deps' | 'lettersTo'>,
): Promise<number> {
  const { db, mailer, mails, followTokens, receiptTokens, chores, calm } = shop.deps;
  const clock = { now: () => new Date(Date.now() + LATER_MS) };
  await createOutbox({
    db,
    mailer,
    compose: (letter) => orderLetter({ db, mails, followTokens, receiptTokens }, letter),
    clock,
    chores,
    calm,
  }).postDue();
  expect(await db.selectFrom('avisos').selectAll().execute()).toEqual([]);
  const due = await db
    .selectFrom('eventos')
    .innerJoin('pedidos', 'pedidos.idPedido', 'eventos.idPedido')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos.idUsuario')
    .where('eventos.tipo', 'in', ['creado', 'estado'])
    .groupBy('usuarios.correo')
    .select(['usuarios.correo', sql<number>`count(*)`.as('letters')])
    .execute();
  for (const { correo, letters } of due)
    expect(await shop.lettersTo(correo), correo).toBe(Number(letters));
  return due.reduce((sum, { letters }) => sum + Number(letters), 0);
}
