import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';

/** Anonymous visitors. Their token is signed, so nothing is stored until they have a cart. */
export const sessionHandlers = ({ sessionTokens }: Deps): HandlersOf<'session'> => ({
  createSession: () => ({ sessionToken: sessionTokens.issue() }),
});
