import { readSecondStep } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { useRecoveryCode, useStep } from './two-step.repository.ts';

/**
 * Whether what somebody typed is a code of the account's app or one of its recovery codes. It is used
 * up then: each works once, however many use it at once.
 *
 * @param secreto The sealed secret of the account's row.
 */
export async function passSecondStep(
  { clock, secondStep }: Pick<Deps, 'clock' | 'secondStep'>,
  db: Database | Trx,
  { idUsuario, secreto }: { idUsuario: number; secreto: string },
  typed: string,
): Promise<boolean> {
  const code = readSecondStep(typed);
  if (code === null) return false;
  if (code.kind === 'recovery')
    return useRecoveryCode(db, idUsuario, secondStep.hash(idUsuario, code.digits));
  const step = secondStep.stepOf(idUsuario, secreto, code.digits, clock.now());
  return step !== null && (await useStep(db, idUsuario, step));
}
