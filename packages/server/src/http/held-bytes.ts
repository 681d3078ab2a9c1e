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

/** A form is answered or cut off long before; what a killed server has told is forgotten then. */
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
        // Told before the others are asked: of two who come at once, at least one hears of the other.
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
