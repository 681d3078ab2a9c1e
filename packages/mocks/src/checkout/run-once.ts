import { HttpProblem } from '@filigrana/sdk/answers';
import type { OperationId } from '@filigrana/sdk/contract';
import type { MockUpload } from '../world/files.ts';
import { fingerprint } from '../world/hash.ts';
import type { World } from '../world/world.ts';

/** An attempt that the client may have named, and what it asks for. */
export interface Attempt {
  operation: OperationId;
  idUsuario: number;
  idempotencyKey: string | null;
  fields: object;
  file: MockUpload | null;
}

/**
 * Does something once per attempt: the same key gets the same answer again. A refusal does not use
 * the key up. Without a key it simply does the work.
 *
 * @throws HttpProblem 409 IDEMPOTENCY_MISMATCH when the key was used for something else.
 */
export function runOnce<Result>(world: World, attempt: Attempt, work: () => Result): Result {
  const { operation, idUsuario, idempotencyKey, fields, file } = attempt;
  if (idempotencyKey === null || !world.extensions.has('idempotency')) return work();
  const key = JSON.stringify([operation, idUsuario, idempotencyKey]);
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const print = JSON.stringify([entries, file && fingerprint(file.bytes)]);
  const earlier = world.attempts.get(key);
  if (earlier && earlier.print !== print) throw new HttpProblem('IDEMPOTENCY_MISMATCH');
  if (earlier) return JSON.parse(earlier.answer) as Result;
  const result = work();
  world.attempts.set(key, { print, answer: JSON.stringify(result) });
  return result;
}
