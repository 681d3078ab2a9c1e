import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import type { FormReport } from '../forms/form-report.ts';
import type { FormStatus } from '../forms/form-status.ts';
import { provideResetPassword, type ResetPasswordField } from './reset-password.machine.ts';

export interface ResetPassword extends FormReport<ResetPasswordField> {
  /** 'invalid': the server refuses the link, and there is no form to fill in. */
  link: 'checking' | 'valid' | 'invalid';
  status: FormStatus;
  submit(values: { nuevaContrasena: string; confirmacion: string }): void;
  /** 2 s after success: go to /clientes/. */
  redirect: 'home' | null;
}

/**
 * Setting a new password with the link of an e-mail. The link is checked when the screen opens; the
 * page owns the fields. `notice` says the outcome, 'Enlace inválido o expirado' included.
 *
 * Machine: `resetPasswordMachine`.
 *
 * @param token Last part of the link's address.
 * @example const { link, submit, notice, redirect } = useResetPassword(params.token);
 */
export function useResetPassword(token: string): ResetPassword {
  const { shop, clock } = useShopContext();
  const machine = useMemo(
    () =>
      provideResetPassword({
        verify: (given, signal) => shop.recovery.verify(given, { signal }),
        reset: (values) => shop.recovery.reset(values),
      }),
    [shop],
  );
  const actor = useActorRef(machine, { clock, input: { token } });
  const { context, value } = useSelector(actor, (snapshot) => snapshot);

  useEffect(() => {
    if (actor.getSnapshot().context.token !== token) actor.send({ type: 'reset.open', token });
  }, [actor, token]);
  const submit = useCallback<ResetPassword['submit']>(
    ({ nuevaContrasena, confirmacion }) =>
      actor.send({ type: 'reset.submit', values: { nuevaContrasena, confirmacion } }),
    [actor],
  );

  const isDone = value === 'done' || value === 'leaving';
  return {
    link: value === 'checking' || value === 'invalid' ? value : 'valid',
    status: isDone ? 'done' : value === 'sending' ? 'sending' : 'idle',
    notice: context.notice,
    errors: context.errors,
    submit,
    redirect: value === 'leaving' ? 'home' : null,
  };
}
