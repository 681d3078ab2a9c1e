import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import type { FormReport } from '../forms/form-report.ts';
import type { FormStatus } from '../forms/form-status.ts';
import { provideRecovery, type RecoveryField } from './recovery.machine.ts';

export interface Recovery extends FormReport<RecoveryField> {
  /** 'done' after a link was sent; a second one may be asked for. */
  status: FormStatus;
  /** Requests left on this visit (two at most). */
  left: number;
  submit(values: { correo: string }): void;
}

/**
 * Asking for a reset link by e-mail, twice at most on one visit of the screen. The page owns the
 * field. `notice` says the outcome ('Enlace enviado', 'Ese correo no está registrado.' …).
 *
 * Machine: `recoveryMachine`.
 *
 * @example const { submit, notice, left } = useRecovery();
 */
export function useRecovery(): Recovery {
  const { shop, clock } = useShopContext();
  const machine = useMemo(
    () => provideRecovery({ request: (values) => shop.recovery.request(values) }),
    [shop],
  );
  const actor = useActorRef(machine, { clock });
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const submit = useCallback<Recovery['submit']>(
    ({ correo }) => actor.send({ type: 'recovery.submit', values: { correo } }),
    [actor],
  );
  return {
    status: value === 'sent' ? 'done' : value === 'sending' ? 'sending' : 'idle',
    notice: context.notice,
    errors: context.errors,
    left: context.left,
    submit,
  };
}
