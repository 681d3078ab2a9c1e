import { useCallback, useState } from 'react';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import {
  addressForm,
  type AddressFormField,
  type AddressFields,
  type AddressStart,
} from './address-form.ts';
import { useAddressWrite } from './use-address-write.ts';

export interface AddressForm extends FormReport<AddressFormField> {
  /** 'done' once it is kept; then the form can be closed. */
  status: FormStatus;
  values: AddressFields;
  change(field: AddressFormField, value: string): void;
  /** Checks the fields and sends them; while they are on their way another is ignored. */
  submit(): void;
}

/**
 * Keeping an address, or changing one that is kept. A toast tells that it is done, and `useAddresses`
 * shows it at once.
 *
 * @param start With an `idDireccion` the address that is changed, without one what a new address begins
 * with. Read once: another one takes another form.
 * @example
 * const { values, change, submit, errors } = useAddressForm({ nombre: 'Casa' });
 * <input value={values.canton} onChange={(event) => change('canton', event.target.value)} />
 */
export function useAddressForm(start: AddressStart | null = null): AddressForm {
  const [subject] = useState(start);
  const write = useAddressWrite();
  const notify = useNotify();
  const form = useFormMachine(addressForm, {
    subject,
    async send({ accepted }) {
      const idDireccion = subject?.idDireccion;
      if (idDireccion === undefined)
        await write('addAddress', (shop) => shop.addresses.add(accepted));
      else await write('updateAddress', (shop) => shop.addresses.update(idDireccion, accepted));
      notify(notice('addresses.saved'));
      return notice('addresses.saved');
    },
  });
  const { change: set, submit: send } = form;
  const change = useCallback<AddressForm['change']>(
    (field, value) => set({ [field]: value }),
    [set],
  );
  const submit = useCallback(() => send(), [send]);
  const { values, notice: said, errors } = form.context;
  return { status: form.status, values, notice: said, errors, change, submit };
}
