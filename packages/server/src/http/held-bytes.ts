import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { dialectNameOf } from '../db/dialects.ts';
import { takeTurns } from './take-turns.ts';

/** What the servers of a shop hold for an owner, each in its own memory. */
export interface HeldBytes {
  /**
   * Tells the others what this server holds now.
   *
   * @param ownBytes Asked when it is the turn of this owner: the last one told is never an older one.
   * @returns the bytes that the others hold.
   */
  tell(owner: string, ownBytes: () => number): Promise<number>;
}

/**
 * Rows of a killed server count no more after this time; a living one answers or cuts off a form
 * long before.
 */
const FORGET_MS = 10 * 60 * 1000;

/** Where there is one server, there are no others. */
const ALONE: HeldBytes = { tell: () => Promise.resolve(0) };

/** Shared in PostgreSQL, by a digest of the owner; with SQLite there is one server. */
export function createHeldBytes(db: Database): HeldBytes {
  if (dialectNameOf(db) === 'sqlite') return ALONE;
  const server = randomUUID();
  const inTurn = takeTurns();
  return {
    tell: (owner, ownBytes) =>
      inTurn(owner, async () => {
        const key = createHash('sha256').update(owner).digest('hex');
        const now = Date.now();
        // Written before reading: of two servers at the same moment, at least one sees the bytes of
        // the other.
        await sql`
          insert into espacios values (${key}, ${server}, ${ownBytes()}, ${now + FORGET_MS})
          on conflict (dueno, proceso) do update set bytes = excluded.bytes, expira = excluded.expira
        `.execute(db);
        const { rows } = await sql<{ others: number }>`
          select coalesce(sum(bytes), 0) as others from espacios
          where dueno = ${key} and proceso <> ${server} and expira > ${now}`.execute(db);
        return rows[0]?.others ?? 0;
      }),
  };
}
