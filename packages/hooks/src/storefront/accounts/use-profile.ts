import type { ApiError, SessionStore, User } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { accountKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

export type Profile = SWRResponse<User, ApiError> & {
  /** Why the profile could not be read. */
  notice: StorefrontNotice | null;
};

/** Keeps the stored account like the server's: the subscription reads it, and other programs do. */
export function storeAccount(session: SessionStore, token: string | null, usuario: User): void {
  const stored = session.read();
  if (token === null || stored.token !== token) return;
  if (JSON.stringify(stored.usuario) !== JSON.stringify(usuario)) session.write({ usuario });
}

/**
 * The logged-in account, as the server has it. A refused token ends the session, and with it the
 * right to see the page. Key: `accountKeys.profile(idUsuario)`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: usuario, isLoading, notice } = useProfile();
 */
export function useProfile(options: ReadOptions<User> = {}): Profile {
  const { session } = useShopContext();
  const account = useAccountId();
  const isOpen = account !== undefined && account !== null;
  const response = useRead(
    isOpen ? accountKeys.profile(account) : null,
    async (shop) => {
      const { token } = session.read();
      const usuario = await shop.accounts.profile();
      storeAccount(session, token, usuario);
      return usuario;
    },
    options,
  );
  const { error } = response;
  return { ...response, notice: error ? orSaid(notice('profile.loadFailed'), error) : null };
}
