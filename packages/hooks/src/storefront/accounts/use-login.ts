import { useCallback } from 'react';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useStoredSession } from '../../shared/session/use-session.ts';
import { timings } from '../../shared/timings.ts';
import { useHeldFor } from '../../shared/use-held-for.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';
import { loginForm, type LoginField } from './login-form.ts';
import { targetAfterLogin, targetWhenLoggedIn, type LoginTarget } from './login-target.ts';
import { useLogIn } from './use-log-in.ts';

export interface Login extends FormReport<LoginField> {
  status: FormStatus;
  /** The account logs in with two steps: `codigo` is to be asked for, beside what was typed. */
  needsCode: boolean;
  /**
   * Checks the fields and logs in.
   *
   * @param values What the fields hold.
   */
  submit(values: {
    /** E-mail address. */
    correo: string;
    /** The password of the account. */
    contrasena: string;
    /** Code of the second step, once `needsCode`. */
    codigo?: string | undefined;
  }): void;
  /** Set at once when already logged in, 2 s after a successful login otherwise; navigate there. */
  redirect: LoginTarget | null;
}

/**
 * The login form. The page owns the fields; `submit` checks them, logs in and moves the anonymous
 * cart into the account. `notice` says the outcome, `errors` what is wrong by field.
 *
 * Refreshes `accountKeys`; the cart is read again.
 *
 * @param options `hasOrigin`: the person was sent here from somewhere. Customers go back there
 *   (`redirect` is 'origin'), staff to their area all the same. `seeCart`: leads to the cart; the toast that
 *   says what of the anonymous cart did not come along offers it.
 * @example
 * const { submit, notice, status, redirect } = useLogin({ hasOrigin: from !== undefined });
 */
export function useLogin({
  hasOrigin = false,
  seeCart,
}: {
  /** The person was sent here from somewhere. */
  hasOrigin?: boolean;
  /** Leads to the cart. */
  seeCart?: () => void;
} = {}): Login {
  const logIn = useLogIn(seeCart);
  const stored = useStoredSession();
  const form = useFormMachine(loginForm, {
    async send({ accepted }) {
      await logIn(accepted);
      return notice('login.done');
    },
  });
  // As the guard of the pages sees it: without an account nobody is logged in.
  const owner = stored?.token ? stored.usuario : null;
  const isOver = form.status === 'done';
  // Logged out again before leaving: the form is free.
  const isUndone = isOver && owner === null;
  const status = isUndone ? 'idle' : form.status;
  const mayLeave = useHeldFor(isOver, timings.redirect);
  const redirect = (): LoginTarget | null => {
    if (owner === null) return null;
    if (form.status === 'idle') return targetWhenLoggedIn(owner, hasOrigin);
    return mayLeave ? targetAfterLogin(owner, hasOrigin) : null;
  };
  const { submit: send } = form;
  const submit = useCallback<Login['submit']>(
    ({ correo, contrasena, codigo }) => {
      if (status !== 'done') send({ correo, contrasena, codigo });
    },
    [send, status],
  );
  return {
    status,
    notice: isUndone ? null : form.context.notice,
    errors: form.context.errors,
    needsCode: form.context.memo,
    submit,
    redirect: redirect(),
  };
}
