import type { HandlersOf } from '../http/call.ts';
import { issueSessionToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

/** Anonymous visitors. Nothing is kept of one until there is a cart. */
export const sessionHandlers = (world: World): HandlersOf<'session'> => ({
  createSession: () => ({ sessionToken: issueSessionToken(world) }),
});
