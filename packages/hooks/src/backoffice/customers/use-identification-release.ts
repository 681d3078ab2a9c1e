import type { IdentificationReleaseValues } from '@filigrana/sdk/schemas';
import { useMemo } from 'react';
import type { AdminForm, FormOptions } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { releaseForm, type ReleaseSubject } from './release-form.ts';

const save: SaveForm<
  ReleaseSubject,
  IdentificationReleaseValues,
  IdentificationReleaseValues
> = async ({ subject, accepted }, write) => {
  if (subject === null) return;
  await write('releaseIdentification', (shop) =>
    shop.customers.releaseIdentification(subject.identificacion, accepted),
  );
};

/**
 * Taking an identification from the account that holds it, so that the person it belongs to can
 * register: the account is blocked and keeps its orders. The note says what was checked. An extension
 * of the contract: offer it for rows with `canRelease` only. Refreshes `listCustomers`.
 *
 * @param account The account that holds it.
 * @param options What happens once it is taken.
 * @example
 * const { values, set, submit } = useIdentificationRelease({ identificacion: '101110111' });
 * <textarea value={values.nota} onChange={(e) => set('nota', e.target.value)} />
 */
export function useIdentificationRelease(
  { identificacion }: ReleaseSubject,
  options?: FormOptions,
): AdminForm<IdentificationReleaseValues> {
  const subject = useMemo(() => ({ identificacion }), [identificacion]);
  return useForm(releaseForm, subject, save, options).form;
}
