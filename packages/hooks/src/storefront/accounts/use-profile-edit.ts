import type { Shop, User } from '@filigrana/sdk';
import type { StaffProfileValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { asApiError } from '../../shared/as-api-error.ts';
import {
  contactForm,
  contactOf,
  type ContactEdit,
  type ContactValues,
} from '../../shared/forms/contact-form.ts';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { accountKeys } from '../../shared/reads/keys.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { textsOf } from '../../shared/storage.ts';
import type { FormReport, StorefrontForm } from '../forms/storefront-form.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import { storeAccount } from './use-profile.ts';

type Contact = StaffProfileValues;
/** The password only counts while it is asked for. */
type ContactFields = Contact & { contrasenaActual?: string | undefined };

export interface ProfileEdit extends FormReport<keyof ContactEdit> {
  /** 'done' after the change was saved; then the form can be closed. */
  status: FormStatus;
  /** `contrasenaActual` counts where `needsCurrentPassword` of `@filigrana/sdk/domain` says so. */
  submit(values: ContactFields): void;
  /** What was typed and not saved when the page was left, by a reload or the end of the session. */
  draft: Contact | null;
  /** Keeps what is typed for as long as the tab; null, and a saved change, forget it. */
  keep(values: ContactFields | null): void;
}

const DRAFT = 'profile';

const profileForm: StorefrontForm<ContactValues, ContactEdit, null, User> = {
  ...contactForm,
  id: 'profile',
  isPassing: true,
  beside: ({ code }) =>
    code === 'EMAIL_IN_USE' ? { correo: notice('registration.emailInUse') } : {},
};

/** Saves the edit; the names travel along as they are. */
async function save({ accounts }: Shop, usuario: User, edit: ContactEdit): Promise<User> {
  const answer = await accounts.updateProfile({
    nombre: usuario.nombre || undefined,
    primerApellido: usuario.primerApellido || undefined,
    segundoApellido: usuario.segundoApellido,
    ...edit,
  });
  return answer.usuario ?? { ...usuario, ...contactOf(edit) };
}

/**
 * Editing e-mail and telephone of the logged-in customer; another e-mail takes the current password
 * where the backend asks for it. The page owns the fields. `notice` says
 * the outcome, `errors` what is wrong by field; success is told by toast as well.
 *
 * Updates `accountKeys.profile(idUsuario)` and the stored account.
 *
 * @param usuario The profile as the server has it (`useProfile`); nothing is sent without one.
 * @example
 * const { data: usuario } = useProfile();
 * const { submit, status, notice, errors } = useProfileEdit(usuario);
 */
export function useProfileEdit(usuario: User | undefined): ProfileEdit {
  const { shop, session, kept, expireSession } = useShopContext();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const notify = useNotify();
  const [known, setKnown] = useState(usuario ?? null);
  // Pages may hand over a new object each time; and with the end of the login nothing is lost.
  if (usuario && JSON.stringify(usuario) !== JSON.stringify(known)) setKnown(usuario);
  const form = useFormMachine(profileForm, {
    subject: known,
    async send({ subject, accepted }, left) {
      // Nothing is sent before the profile is there.
      if (subject === null) return null;
      const { token } = session.read();
      try {
        const saved = await save(shop, subject, accepted);
        storeAccount(session, token, saved);
        void mutate(accountKeys.profile(saved.idUsuario), saved, { revalidate: false });
        void refresh(storefrontRevalidation.updateCustomerProfile);
        notify(notice('profile.updated'));
        kept.keepDraft(DRAFT, null);
        return notice('profile.updated');
      } catch (cause) {
        const error = asApiError(cause);
        const said = profileForm.failed(error, subject);
        if (left.aborted && said) notify(said);
        if (error.status === 401) expireSession();
        throw error;
      }
    },
  });
  const { submit: send } = form;
  const isKnown = usuario !== undefined;
  const submit = useCallback<ProfileEdit['submit']>(
    ({ correo, telefono, contrasenaActual = '' }) => {
      if (isKnown) send({ correo, telefono, contrasenaActual });
    },
    [isKnown, send],
  );
  const idUsuario = usuario?.idUsuario;
  const draft = useMemo(() => {
    const before = kept.readDraft(DRAFT);
    const isOwn = idUsuario !== undefined && before?.['idUsuario'] === idUsuario;
    return isOwn ? textsOf(before, ['correo', 'telefono']) : null;
  }, [idUsuario, kept]);
  const keep = useCallback(
    (values: ContactFields | null) => {
      if (idUsuario !== undefined)
        kept.keepDraft(DRAFT, values && { idUsuario, ...contactOf(values) });
    },
    [idUsuario, kept],
  );
  const { notice: said, errors } = form.context;
  return { status: form.status, notice: said, errors, submit, draft, keep };
}
