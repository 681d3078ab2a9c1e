import { useCallback } from 'react';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';
import { recoveryForm, type RecoveryField } from './recovery-form.ts';

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
 * @example const { submit, notice, left } = useRecovery();
 */
export function useRecovery(): Recovery {
  const { shop } = useShopContext();
  const form = useFormMachine(recoveryForm, {
    async send({ accepted }) {
      await shop.recovery.request(accepted);
      return notice('recovery.sent');
    },
  });
  const { submit: send } = form;
  const submit = useCallback<Recovery['submit']>(({ correo }) => send({ correo }), [send]);
  const { notice: said, errors, memo: left } = form.context;
  return { status: form.status, notice: said, errors, left, submit };
}
