import { decodeToken, type SessionState } from '@filigrana/sdk';

const NOBODY = 'nobody';
const ACCOUNT = 'account:';

/** Names whose cart it is: an account, an anonymous session, or nobody yet. */
export function cartOwner({ token, sessionToken }: SessionState): string {
  if (token !== null) return `${ACCOUNT}${decodeToken(token)?.idUsuario ?? token}`;
  return sessionToken === null ? NOBODY : `guest:${sessionToken}`;
}

/** Whether there can be something in the cart at all. */
export const hasCart = (owner: string): boolean => owner !== NOBODY;

/** What a change of owner means for the cart on the screen. */
export function ownerChange(
  from: string,
  to: string,
): 'cart.refresh' | 'cart.merged' | 'cart.abandoned' | null {
  if (from === to) return null;
  if (from.startsWith(ACCOUNT)) return 'cart.abandoned';
  if (to.startsWith(ACCOUNT)) return 'cart.merged';
  return from === NOBODY ? 'cart.refresh' : 'cart.abandoned';
}
