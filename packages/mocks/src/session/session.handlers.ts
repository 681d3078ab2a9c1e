import type { Handlers } from '../http/call.ts';
import { issueSessionToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

/** Anonymous visitors. Nothing is kept of one until there is a cart. */
export const sessionHandlers = (world: World): Handlers<'createSession'> => ({
  createSession: () => ({ sessionToken: issueSessionToken(world) }),
});
