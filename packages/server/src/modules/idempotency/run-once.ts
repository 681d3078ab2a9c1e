import { createHash } from 'node:crypto';
import { HttpProblem } from '@filigrana/sdk/answers';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock.ts';
import { findAttempt, saveAnswer, takeKey, type AttemptKey } from './idempotency.repository.ts';

/** An attempt that the client named, and a fingerprint of what it asked for. */
export interface Attempt extends AttemptKey {
  huella: string;
}

interface Work<Prepared, Result> {
  /** Slow work that leaves no trace in the database, such as storing a file; may refuse. */
  prepare(): Promise<Prepared>;
  /** All of the change, in one transaction. What it returns must survive JSON. */
  run(trx: Trx, prepared: Prepared): Promise<Result>;
  /** Undoes `prepare` when its result is not used. */
  discard(prepared: Prepared): Promise<void>;
}

export interface Outcome<Result> {
  result: Result;
  /** True when an earlier attempt did the work, so that nothing new happened. */
  repeated: boolean;
}

/**
 * Does something once per attempt: the same key gets the same answer again, however often and
 * however parallel it comes, also from another process. The key is taken inside the transaction that
 * does the work, so the two are kept or undone together: a refusal does not use the key up, and a
 * crash leaves nothing to clean. Without an attempt it simply does the work.
 *
 * @throws HttpProblem 409 IDEMPOTENCY_MISMATCH when the key was used for something else.
 */
export async function runOnce<Prepared, Result>(
  { db, clock }: { db: Database; clock: Clock },
  attempt: Attempt | null,
  { prepare, run, discard }: Work<Prepared, Result>,
): Promise<Outcome<Result>> {
  // Most repetitions come after the first answer: they need no file stored and no transaction.
  const earlier = attempt && (await recall<Result>(db, attempt));
  if (earlier) return earlier;

  let prepared: Prepared;
  try {
    prepared = await prepare();
  } catch (refusal) {
    // Another server may have done it meanwhile, and just that is what is refused: the cart is empty.
    const meanwhile = attempt && (await recall<Result>(db, attempt));
    if (meanwhile) return meanwhile;
    throw refusal;
  }
  // What cannot be discarded now must not change the answer; a sweep takes it later.
  const cleanUp = () => discard(prepared).catch(() => {});
  const outcome = await withTransaction(db, async (trx): Promise<Outcome<Result>> => {
    if (!attempt) return { result: await run(trx, prepared), repeated: false };
    const { huella, ...key } = attempt;
    if (!(await takeKey(trx, key, huella, clock.now().toISOString()))) {
      const first = await recall<Result>(trx, attempt);
      if (!first) throw new Error('A used idempotency key has no answer');
      return first;
    }
    const result = await run(trx, prepared);
    await saveAnswer(trx, key, JSON.stringify(result));
    return { result, repeated: false };
  }).catch(async (error: unknown) => {
    // Any other error may come after the commit; then what was prepared is in use.
    if (error instanceof HttpProblem) await cleanUp();
    throw error;
  });
  if (outcome.repeated) await cleanUp();
  return outcome;
}

async function recall<Result>(
  db: Database | Trx,
  { huella, ...key }: Attempt,
): Promise<Outcome<Result> | null> {
  const found = await findAttempt(db, key);
  if (!found) return null;
  if (found.huella !== huella) throw new HttpProblem('IDEMPOTENCY_MISMATCH');
  return found.respuesta === null
    ? null
    : { result: JSON.parse(found.respuesta) as Result, repeated: true };
}

/**
 * A fingerprint of what a form asks for: its fields, whatever their order, and its file's digest.
 *
 * @example fingerprint({ provincia, canton }, digest(form.comprobante.bytes))
 */
export function fingerprint(
  fields: Readonly<Record<string, string | null>>,
  file: string | null,
): string {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([entries, file]))
    .digest('hex');
}
