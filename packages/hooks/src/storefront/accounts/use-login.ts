import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { useStoredSession } from '../../shared/session/use-session.ts';
import { cartService } from '../cart/cart-client.ts';
import type { FormReport } from '../forms/form-report.ts';
import type { FormStatus } from '../forms/form-status.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { provideLogin, type LoginField } from './login.machine.ts';
import { targetAfterLogin, targetWhenLoggedIn, type LoginTarget } from './login-target.ts';

export interface Login extends FormReport<LoginField> {
  status: FormStatus;
  /** The account logs in with two steps: `codigo` is to be asked for, beside what was typed. */
  needsCode: boolean;
  submit(values: { correo: string; contrasena: string; codigo?: string | undefined }): void;
  /** Set at once when already logged in, 2 s after a successful login otherwise; navigate there. */
  redirect: LoginTarget | null;
}

function useLoginActor() {
  const context = useShopContext();
  const refresh = useRefresh();
  const machine = useMemo(() => {
    const { shop } = context;
    return provideLogin({
      async login(credentials) {
        // What is still on its way into the anonymous cart has to be there to move along.
        await context.service(cartService).whenSettled();
        const result = await shop.accounts.login(credentials);
        void refresh(storefrontRevalidation.login);
        return result;
      },
    });
  }, [context, refresh]);
  return useActorRef(machine, { clock: context.clock });
}

/**
 * The login form. The page owns the fields; `submit` checks them, logs in and moves the anonymous
 * cart into the account. `notice` says the outcome, `errors` what is wrong by field.
 *
 * Refreshes `accountKeys`; the cart is read again. Machine: `loginMachine`.
 *
 * @param options `hasOrigin`: the person was sent here from somewhere. Customers go back there
 *   (`redirect` is 'origin'), staff to their area all the same.
 * @example
 * const { submit, notice, status, redirect } = useLogin({ hasOrigin: from !== undefined });
 */
export function useLogin({ hasOrigin = false }: { hasOrigin?: boolean } = {}): Login {
  const actor = useLoginActor();
  const state = useSelector(actor, (snapshot) => snapshot);
  const stored = useStoredSession();
  const submit = useCallback<Login['submit']>(
    ({ correo, contrasena, codigo }) =>
      actor.send({ type: 'login.submit', values: { correo, contrasena, codigo } }),
    [actor],
  );

  const { notice, errors, needsCode, usuario } = state.context;
  // As the guard of the pages sees it: without an account nobody is logged in.
  const owner = stored?.token ? stored.usuario : null;
  const redirect = (): LoginTarget | null => {
    if (owner === null) return null;
    if (state.matches('idle')) return targetWhenLoggedIn(owner, hasOrigin);
    return state.matches('leaving') ? targetAfterLogin(usuario ?? owner, hasOrigin) : null;
  };
  const isOver = state.matches('done') || state.matches('leaving');
  // Logged out again before leaving: the form is free.
  const isUndone = isOver && owner === null;
  return {
    status: isUndone ? 'idle' : isOver ? 'done' : state.matches('sending') ? 'sending' : 'idle',
    notice: isUndone ? null : notice,
    errors,
    needsCode,
    submit,
    redirect: redirect(),
  };
}
