import type { ApiError, Shop, User } from '@filigrana/sdk';
import { isSameContact } from '@filigrana/sdk/domain';
import type { StaffProfileValues } from '@filigrana/sdk/schemas';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { asApiError } from '../../shared/as-api-error.ts';
import {
  contactOf,
  readContact,
  type ContactEdit,
  type ContactFields,
} from '../../shared/forms/read-contact.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { accountKeys } from '../../shared/reads/keys.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { readDraft, textsOf, writeDraft } from '../../shared/tab-drafts.ts';
import {
  NOTHING_TO_REPORT,
  reportIssues,
  serverErrors,
  type FormReport,
} from '../forms/form-report.ts';
import type { FormStatus } from '../forms/form-status.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import { storeAccount } from './use-profile.ts';

type Contact = StaffProfileValues;
type Report = FormReport<keyof ContactEdit>;

export interface ProfileEdit extends Report {
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

/** What can be sent, or what is wrong: in the order of the specification, 'Sin cambios' last. */
function check(values: ContactFields, usuario: User): { form: ContactEdit } | Report {
  const read = readContact(values, usuario);
  if (!read.ok) return reportIssues(read.issues, { REQUIRED: notice('profile.incomplete') });
  if (isSameContact(read.values, usuario))
    return { notice: notice('profile.unchanged'), errors: {} };
  return { form: read.values };
}

function failure(error: ApiError): Report {
  const errors = serverErrors<keyof ContactEdit>(error);
  const isTaken = error.code === 'EMAIL_IN_USE';
  return {
    notice: notice('profile.updateFailed'),
    errors: isTaken ? { correo: notice('registration.emailInUse') } : errors,
  };
}

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
  const { shop, session, expireSession } = useShopContext();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const notify = useNotify();
  const [state, setState] = useState<Report & { status: FormStatus }>({
    ...NOTHING_TO_REPORT,
    status: 'idle',
  });
  const isSending = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = useCallback(
    async (known: User, edit: ContactEdit) => {
      const { token } = session.read();
      try {
        const saved = await save(shop, known, edit);
        storeAccount(session, token, saved);
        void mutate(accountKeys.profile(saved.idUsuario), saved, { revalidate: false });
        void refresh(storefrontRevalidation.updateCustomerProfile);
        notify(notice('profile.updated'));
        writeDraft(DRAFT, null);
        setState({ status: 'done', notice: notice('profile.updated'), errors: {} });
      } catch (cause) {
        const error = asApiError(cause);
        const report = failure(error);
        if (report.notice && !isHere.current) notify(report.notice);
        setState({ status: 'idle', ...report });
        if (error.status === 401) expireSession();
      } finally {
        isSending.current = false;
      }
    },
    [shop, session, expireSession, mutate, refresh, notify],
  );

  const submit = useCallback<ProfileEdit['submit']>(
    (values) => {
      if (usuario === undefined || isSending.current) return;
      const checked = check(values, usuario);
      if (!('form' in checked)) return setState({ status: 'idle', ...checked });
      isSending.current = true;
      setState({ ...NOTHING_TO_REPORT, status: 'sending' });
      void send(usuario, checked.form);
    },
    [usuario, send],
  );
  const idUsuario = usuario?.idUsuario;
  const draft = useMemo(() => {
    const kept = readDraft(DRAFT);
    const isOwn = idUsuario !== undefined && kept?.['idUsuario'] === idUsuario;
    return isOwn ? textsOf(kept, ['correo', 'telefono']) : null;
  }, [idUsuario]);
  const keep = useCallback(
    (values: ContactFields | null) => {
      if (idUsuario !== undefined) writeDraft(DRAFT, values && { idUsuario, ...contactOf(values) });
    },
    [idUsuario],
  );
  return { ...state, submit, draft, keep };
}
