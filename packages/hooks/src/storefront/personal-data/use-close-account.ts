import { useCallback } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import { closeAccountForm, type CloseAccountField } from './close-account-form.ts';

export interface CloseAccount extends FormReport<CloseAccountField> {
  /** 'done' when the account is closed and the session is over. */
  status: FormStatus;
  /** The backend does not know how to close accounts: only the shop can. */
  isUnsupported: boolean;
  /**
   * Closes the account.
   *
   * @param values What the field holds.
   */
  submit(values: {
    /** The password of now. */
    contrasenaActual: string;
  }): void;
}

/**
 * Closing the own account for good, with the password of now. Afterwards the login is forgotten
 * here too, and a toast says so. The page owns the field. An answer that did not come leaves it open
 * to whether the account is closed; sending once more tells, by a login that has ended.
 *
 * @example
 * const { submit, status, notice, errors } = useCloseAccount();
 * <button onClick={() => submit({ contrasenaActual: 'Secreta-123' })}>Cerrar mi cuenta</button>;
 */
export function useCloseAccount(): CloseAccount {
  const { shop, expireSession } = useShopContext();
  const { logout } = useSession();
  const notify = useNotify();
  const form = useFormMachine(closeAccountForm, {
    async send({ accepted }) {
      try {
        await shop.personalData.closeAccount(accepted);
      } catch (cause) {
        if (asApiError(cause).status === 401) expireSession();
        throw cause;
      }
      notify(notice('closing.done'));
      logout();
      return null;
    },
  });
  const { submit: send } = form;
  const submit = useCallback<CloseAccount['submit']>(
    ({ contrasenaActual }) => send({ contrasenaActual }),
    [send],
  );
  const { notice: said, errors, memo } = form.context;
  const isUnsupported = said !== null && memo;
  return { status: form.status, notice: said, errors, isUnsupported, submit };
}
