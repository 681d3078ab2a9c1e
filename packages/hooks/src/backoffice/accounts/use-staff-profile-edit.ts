import type { User } from '@filigrana/sdk';
import { useCallback } from 'react';
import { contactOf, type ContactEdit } from '../../shared/forms/contact-form.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { accountKeys } from '../../shared/reads/keys.ts';
import type { AdminForm, FormOptions } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useCached } from '../writes/use-cached.ts';
import { staffProfileForm, type StaffProfileFormValues } from './staff-profile-form.ts';

type Save = SaveForm<User, StaffProfileFormValues, ContactEdit>;

function useSaveProfile(): Save {
  const { session } = useShopContext();
  const changeCached = useCached();
  return useCallback<Save>(
    ({ subject, accepted }, write) =>
      write(
        'updateStaffProfile',
        (shop) => shop.accounts.updateStaffProfile(accepted),
        () => {
          const { usuario } = session.read();
          const contact = contactOf(accepted);
          if (usuario) session.write({ usuario: { ...usuario, ...contact } });
          if (!subject) return undefined;
          return changeCached<User>(accountKeys.staffProfile(subject.idUsuario), (profile) => ({
            ...profile,
            ...contact,
          }));
        },
      ),
    [changeCached, session],
  );
}

const nothing = () => undefined;

/**
 * Editing the staff profile: e-mail and phone; another e-mail takes the current password where the
 * backend asks for it. Says 'Sin cambios' instead of sending what is there
 * already. Refreshes `getStaffProfile` and the staff list.
 *
 * @param usuario The profile as read; null while it is not there: nothing can be sent then.
 * @example
 * const { usuario } = useStaffProfile();
 * const { values, set, errors, submit } = useStaffProfileEdit(usuario);
 */
export function useStaffProfileEdit(
  usuario: User | null,
  options?: FormOptions,
): AdminForm<StaffProfileFormValues> {
  const { form } = useForm(staffProfileForm, usuario, useSaveProfile(), options);
  return usuario ? form : { ...form, submit: nothing };
}
