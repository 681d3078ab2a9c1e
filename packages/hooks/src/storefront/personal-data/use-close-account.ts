import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { FormReport } from '../forms/form-report.ts';
import type { FormStatus } from '../forms/form-status.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import { provideCloseAccount, type CloseAccountField } from './close-account.machine.ts';

export interface CloseAccount extends FormReport<CloseAccountField> {
  /** 'done' when the account is closed and the session is over. */
  status: FormStatus;
  /** The backend does not know how to close accounts: only the shop can. */
  isUnsupported: boolean;
  submit(values: { contrasenaActual: string }): void;
}

/**
 * Closing the own account for good, with the password of now. Afterwards the login is forgotten
 * here too, and a toast says so. The page owns the field.
 *
 * Machine: `closeAccountMachine`.
 *
 * @example
 * const { submit, status, notice, errors } = useCloseAccount();
 * <button onClick={() => submit({ contrasenaActual: 'Secreta-123' })}>Cerrar mi cuenta</button>;
 */
export function useCloseAccount(): CloseAccount {
  const { shop, clock, expireSession } = useShopContext();
  const { logout } = useSession();
  const notify = useNotify();
  const machine = useMemo(
    () => provideCloseAccount({ close: (values) => shop.personalData.closeAccount(values) }),
    [shop],
  );
  const actor = useActorRef(machine, { clock });
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const isClosed = value === 'closed';
  const { isLoggedOut } = context;
  useEffect(() => {
    if (!isClosed) return;
    notify(notice('closing.done'));
    logout();
  }, [isClosed, logout, notify]);
  useEffect(() => {
    if (isLoggedOut) expireSession();
  }, [isLoggedOut, expireSession]);
  const submit = useCallback<CloseAccount['submit']>(
    ({ contrasenaActual }) => actor.send({ type: 'closing.submit', values: { contrasenaActual } }),
    [actor],
  );
  return {
    status: isClosed ? 'done' : value === 'sending' ? 'sending' : 'idle',
    notice: context.notice,
    errors: context.errors,
    isUnsupported: context.isUnsupported,
    submit,
  };
}
