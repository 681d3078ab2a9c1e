import type { User } from '@filigrana/sdk';
import { isStaff } from '@filigrana/sdk/domain';
import { useCallback } from 'react';
import { accountKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';

export interface StaffProfile {
  /** `ready` once `usuario` is there; `failed` where `notice` says why it is not. */
  status: 'loading' | 'failed' | 'ready';
  usuario: User | null;
  /** Why there is no profile: also 'No tienes permisos para acceder a este perfil.'. */
  notice: BackofficeNotice | null;
  /** No token → 'login'; not role 2 or 3 → 'profile' (/clientes/perfil). */
  redirect: 'login' | 'profile' | null;
  reload(): void;
}

/**
 * The profile of an administrator or manager. The screen is titled 'Perfil de' plus
 * `ROLE_NAMES[usuario.rol]` of `@filigrana/sdk/domain`. Key: `getStaffProfile`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { usuario, notice, redirect } = useStaffProfile();
 */
export function useStaffProfile(options: ReadOptions<User> = {}): StaffProfile {
  const { status: login, role } = useSession();
  const id = useAccountId();
  const isAllowed = login === 'authenticated' && isStaff(role);
  const { data, error, mutate } = useRead(
    isAllowed ? accountKeys.staffProfile(id ?? 0) : null,
    ({ accounts }) => accounts.staffProfile(),
    options,
  );
  const reload = useCallback(() => void mutate(), [mutate]);

  if (login === 'authenticated' && !isAllowed)
    return {
      status: 'failed',
      usuario: null,
      notice: notice('staff.notAllowed'),
      redirect: 'profile',
      reload,
    };
  return {
    status: data ? 'ready' : error ? 'failed' : 'loading',
    usuario: data ?? null,
    notice: error && !data ? orSaid(notice('profile.loadFailed'), error) : null,
    redirect: login === 'anonymous' ? 'login' : null,
    reload,
  };
}
