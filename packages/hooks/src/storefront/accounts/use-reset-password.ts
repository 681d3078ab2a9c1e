import { useCallback, useEffect, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { timings } from '../../shared/timings.ts';
import { useHeldFor } from '../../shared/use-held-for.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';
import {
  isDeadLink,
  isRefusedLink,
  resetPasswordForm,
  type ResetPasswordField,
} from './reset-password-form.ts';

export interface ResetPassword extends FormReport<ResetPasswordField> {
  /** 'invalid': the server refuses the link, and there is no form to fill in. */
  link: 'checking' | 'valid' | 'invalid';
  status: FormStatus;
  /**
   * Checks the fields and sets the password.
   *
   * @param values What the fields hold.
   */
  submit(values: {
    /** The password from now on. */
    nuevaContrasena: string;
    /** The same once more. */
    confirmacion: string;
  }): void;
  /** 2 s after success: go to /clientes/. */
  redirect: 'home' | null;
}

/** What is known of a link, and the way to say that it has turned out to be dead. */
function useLink(token: string): [ResetPassword['link'], () => void] {
  const { shop } = useShopContext();
  const [known, setKnown] = useState<{ token: string; isValid: boolean } | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const know = (isValid: boolean) => {
      if (!left.signal.aborted) setKnown({ token, isValid });
    };
    shop.recovery.verify(token, { signal: left.signal }).then(
      ({ valido }) => know(valido),
      (cause: unknown) => know(!isRefusedLink(asApiError(cause))),
    );
    return () => left.abort();
  }, [shop, token]);
  const invalidate = useCallback(() => setKnown({ token, isValid: false }), [token]);
  const link = known?.token !== token ? 'checking' : known.isValid ? 'valid' : 'invalid';
  return [link, invalidate];
}

/**
 * Setting a new password with the link of an e-mail. The link is checked when the screen opens; the
 * page owns the fields. `notice` says the outcome, 'Enlace inválido o expirado' included. Where the link
 * could not be checked for want of an answer the form is shown: the server checks it when it is sent.
 *
 * @param token Last part of the link's address.
 * @example const { link, submit, notice, redirect } = useResetPassword(params.token);
 */
export function useResetPassword(token: string): ResetPassword {
  const { shop } = useShopContext();
  const [link, invalidate] = useLink(token);
  const form = useFormMachine(resetPasswordForm, {
    subject: token,
    async send({ accepted: { nuevaContrasena } }) {
      try {
        await shop.recovery.reset({ token, nuevaContrasena });
      } catch (cause) {
        if (isDeadLink(asApiError(cause))) invalidate();
        throw cause;
      }
      return notice('reset.done');
    },
  });
  const { submit: send, status, context } = form;
  const isOpen = link === 'valid' && status !== 'done';
  const submit = useCallback<ResetPassword['submit']>(
    ({ nuevaContrasena, confirmacion }) => {
      if (isOpen) send({ nuevaContrasena, confirmacion });
    },
    [isOpen, send],
  );
  const mayLeave = useHeldFor(status === 'done', timings.redirect);
  return {
    link,
    status,
    notice: link === 'invalid' ? notice('reset.linkInvalid') : context.notice,
    errors: context.errors,
    submit,
    redirect: mayLeave ? 'home' : null,
  };
}
