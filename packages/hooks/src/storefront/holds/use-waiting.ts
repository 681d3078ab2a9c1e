import { useCallback } from 'react';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';
import { waitingForm } from './waiting-form.ts';

export interface Waiting extends FormReport<'correo'> {
  /** 'done' once the address is noted. */
  status: FormStatus;
  submit(values: { correo: string }): void;
}

/**
 * Leaving an address to hear, once, when a piece that somebody holds is free again. The page owns the field.
 *
 * @param idProductoTalla The piece in one size.
 * @example const { submit, status, notice } = useWaiting(31);
 */
export function useWaiting(idProductoTalla: number): Waiting {
  const { shop } = useShopContext();
  const form = useFormMachine(waitingForm, {
    async send({ accepted }) {
      await shop.holds.wait({ idProducto_talla: idProductoTalla, ...accepted });
      return notice('waiting.noted');
    },
  });
  const { submit: send } = form;
  const submit = useCallback<Waiting['submit']>(({ correo }) => send({ correo }), [send]);
  const { notice: said, errors } = form.context;
  return { status: form.status, notice: said, errors, submit };
}
