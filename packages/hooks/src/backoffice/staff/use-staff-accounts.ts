import { needsLookup, ROLE } from '@filigrana/sdk/domain';
import type { StaffAccountValues as Accepted } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import type { FormOptions } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { hasNames, namesOf, staffAccountForm } from './staff-account.ts';
import type { StaffAccountForm, StaffAccountValues } from './staff.types.ts';
import { usePersonLookup, type FoundPerson } from './use-person-lookup.ts';

const save: SaveForm<never, StaffAccountValues, Accepted> = ({ accepted }, write) => {
  const { idRol, ...person } = accepted;
  return idRol === ROLE.administrador
    ? write('createAdministrator', (shop) => shop.staff.createAdministrator(person))
    : write('createManager', (shop) => shop.staff.createManager(person));
};

/**
 * Opening an account for an administrator or a manager. At 9 characters of the identification the
 * roll fills the names, which are read-only then; whoever is not on it, or has another kind of
 * document, is named by hand. Refreshes `listStaff`.
 *
 * @example
 * const form = useStaffAccounts();
 * const { values, set, namesLocked } = form;
 * <input value={values.nombre} readOnly={namesLocked} onChange={(e) => set('nombre', e.target.value)} />;
 */
export function useStaffAccounts(options?: FormOptions): StaffAccountForm {
  const { form, change } = useForm(staffAccountForm, null, save, options);
  const { values } = form;
  const fillNames = useCallback(
    ({ identificacion, person }: FoundPerson) =>
      change((now) => namesOf(now, identificacion, person)),
    [change],
  );
  const lookup = usePersonLookup(values.identificacion, hasNames(values), fillNames);

  const isNameless = values.identificacion.trim() === '';
  const isAsking = needsLookup(values.identificacion) && lookup.status === 'loading';
  return {
    ...form,
    lookup: lookup.status,
    lookupNotice: lookup.notice,
    namesLocked: values.namesFrom === 'roll' || isNameless || isAsking,
  };
}
