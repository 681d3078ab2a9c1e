import type { TwoStepSetup, TwoStepState } from '@filigrana/sdk';
import { isStaff } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite } from '../writes/use-write.ts';
import { twoStepKeys } from './two-step-keys.ts';

export interface TwoStep extends Omit<OptionalRead<TwoStepState>, 'data'> {
  /** Whether it is on, whether the shop demands it, and how many recovery codes are left. */
  twoStep: TwoStepState | null;
  /** A secret that waits for its first code; null until `begin` has drawn one. */
  setup: TwoStepSetup | null;
  /** A secret is being drawn. */
  isBeginning: boolean;
  /** Draws a secret for an authenticator app. A failure is said by toast. */
  begin(): void;
  /** Forgets the secret that was drawn; another one is drawn next time. */
  leave(): void;
}

/**
 * The second step of the own login. `unsupported` where the backend has no such part: show nothing
 * then. What turns it on and off is `useTwoStepForm`. Key: `getTwoStep`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { twoStep, setup, begin } = useTwoStep();
 */
export function useTwoStep(options: ReadOptions<TwoStepState> = {}): TwoStep {
  const { role } = useSession();
  const account = useAccountId();
  const write = useWrite();
  const notify = useNotify();
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const { data: twoStep, ...read } = useOptionalRead(
    isStaff(role) ? twoStepKeys.own(account ?? 0) : null,
    (shop) => shop.twoStep.get(),
    notice('twoStep.loadFailed'),
    options,
  );
  const begin = useCallback(() => {
    setBeginning(true);
    write('startTwoStep', (shop) => shop.twoStep.start())
      .then(setSetup, (error: unknown) =>
        notify(orSaid(notice('twoStep.failed'), asApiError(error))),
      )
      .finally(() => setBeginning(false));
  }, [notify, write]);
  const leave = useCallback(() => setSetup(null), []);
  return { ...read, twoStep, setup, isBeginning, begin, leave };
}
