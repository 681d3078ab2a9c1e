import type { ShippingFee } from '@filigrana/sdk';
import { DEFAULT_SHIPPING_FEE, parseAmount } from '@filigrana/sdk/domain';
import type { ShippingFeeValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { shippingKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useCached } from '../writes/use-cached.ts';
import { shippingFeeForm, type FeeValues } from './shipping-fee.ts';
import type { ShippingFeeAdmin } from './shipping-fee.types.ts';

type Save = SaveForm<ShippingFee, FeeValues, ShippingFeeValues>;

/** What the field shows when the fee cannot be read. */
const FALLBACK: ShippingFee = { monto: DEFAULT_SHIPPING_FEE };

/**
 * The shipping fee of the shop, read and changed; a fee that cannot be read counts as 8.00. Key:
 * `getShippingFee`; a change refreshes the cart too.
 *
 * @example
 * const fee = useShippingFeeAdmin();
 * <input value={fee.value} onChange={(event) => fee.set(event.target.value)} />;
 * <button disabled={!fee.canSubmit} onClick={fee.submit}>Guardar</button>;
 */
export function useShippingFeeAdmin(): ShippingFeeAdmin {
  const { data, error, mutate } = useRead(
    shippingKeys.fee(),
    (shop) => shop.shipping.fee(),
    {},
    {
      isLogged: true,
    },
  );
  const changeCached = useCached();
  const save = useCallback<Save>(
    ({ accepted, version }, write) =>
      write(
        'setShippingFee',
        (shop) => shop.shipping.setFee({ ...accepted, version }),
        () =>
          // The version stays: until the fee has been read again, what comes next is compared.
          changeCached<ShippingFee>(shippingKeys.fee(), (now) => ({ ...now, ...accepted })),
      ),
    [changeCached],
  );
  const fee = data ?? (error ? FALLBACK : null);
  const { form } = useForm(shippingFeeForm, fee, save);
  const { values, errors, status, notice, conflict, isDirty, set, submit } = form;

  const { monto } = fee ?? FALLBACK;
  const isUnchanged = parseAmount(values.monto) === monto;
  const canSubmit = fee !== null && status !== 'sending' && values.monto !== '' && !isUnchanged;
  return {
    load: data ? 'ready' : error ? 'failed' : 'loading',
    monto,
    value: values.monto,
    set: useCallback((value) => set('monto', value), [set]),
    error: errors.monto ?? null,
    status,
    notice,
    conflict,
    isDirty,
    canSubmit,
    submit: useCallback(() => {
      if (canSubmit) submit();
    }, [canSubmit, submit]),
    reload: useCallback(() => void mutate(), [mutate]),
  };
}
