import type { ActivityAction } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../db/database.ts';
import { insertActivity } from './activity.repository.ts';

type Value = string | number | null;

/** Each changed field with what it was and what it is; null where there was nothing. */
export type ActivityChanges = Readonly<Record<string, readonly [before: Value, after: Value]>>;

export interface Activity {
  /** Instant in ISO 8601, UTC. */
  fecha: string;
  /** Who did it; null for a command and for nobody who is logged in. */
  idUsuario: number | null;
  accion: ActivityAction;
  /** What it was done to, for example `producto 12`. Never an e-mail, a name or a token. */
  objeto?: string;
  cambios?: ActivityChanges;
}

/**
 * Notes who did what, in the transaction that does it. Passwords, tokens, e-mails and addresses
 * never stand in it: `['', '']` says that such a field changed, and an e-mail that somebody has typed
 * into a text is left out of it.
 *
 * @example
 * await recordActivity(trx, {
 *   fecha: clock.now().toISOString(),
 *   idUsuario: user.idUsuario,
 *   accion: 'producto.editado',
 *   objeto: `producto ${id}`,
 *   cambios: { precio: [80, 95] },
 * });
 */
export async function recordActivity(
  db: Database | Trx,
  { fecha, idUsuario, accion, objeto = '', cambios = {} }: Activity,
): Promise<void> {
  await insertActivity(db, {
    fecha,
    idUsuario,
    accion,
    objeto,
    cambios: JSON.stringify(cambios, withoutEmails),
  });
}

const EMAIL = /[^\s@]+@[^\s@]+/g;

function withoutEmails(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(EMAIL, '…') : value;
}

type Fields<Name extends string> = Readonly<Partial<Record<Name, Value | undefined>>>;

/**
 * What differs in those fields between two states of something; `{}` stands for what was not there yet,
 * or is no more.
 *
 * @param untold Fields of which only that they changed is noted: long texts, and names of files.
 * @example changesBetween({ precio: 80 }, { precio: 95 }, ['precio']) // { precio: [80, 95] }
 */
export function changesBetween<Name extends string>(
  before: Fields<NoInfer<Name>>,
  after: Fields<NoInfer<Name>>,
  told: readonly Name[],
  untold: readonly Name[] = [],
): ActivityChanges {
  const changes: Record<string, ActivityChanges[string]> = {};
  for (const name of [...told, ...untold]) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (was !== is) changes[name] = untold.includes(name) ? ['', ''] : [was, is];
  }
  return changes;
}
