import { sessionCreated } from '../normalize/session.ts';
import { createSession } from '../operations.gen.ts';
import type { SessionCreated } from '../results.ts';
import type { Api } from './call.ts';
import { interruption, startDeadline } from './deadline.ts';
import type { CallOptions } from './options.ts';

/** The session that gives a visitor without login a cart. */
export interface AnonymousSession {
  /** Asks the server for a session token and hands it on; nothing is stored. */
  create(options?: CallOptions): Promise<SessionCreated>;
  /**
   * Makes sure that cart calls have somebody to speak for: with a login or a stored session token
   * it does nothing, otherwise it creates a session and stores its token. Callers at the same time
   * share one creation, and one of them giving up does not take it from the others.
   */
  ensure(options?: CallOptions): Promise<void>;
  /** Resolves when no creation is under way. */
  settled(): Promise<void>;
}

export function createAnonymousSession({ caller, session, clock }: Api): AnonymousSession {
  let creating: Promise<void> | null = null;

  const create = caller(createSession, sessionCreated);

  const isNobody = () => {
    const { token, sessionToken } = session.read();
    return token === null && sessionToken === null;
  };

  const createAndStore = async () => {
    try {
      const { sessionToken } = await create();
      // Another tab, or a login, may have been quicker: then its cart counts.
      if (isNobody()) session.write({ sessionToken });
    } finally {
      creating = null;
    }
  };

  return {
    create,
    async ensure(options) {
      if (!isNobody()) return;
      creating ??= createAndStore();
      const patience = startDeadline(options?.timeout ?? Infinity, clock, options?.signal);
      try {
        await patience.race(creating);
      } catch (cause) {
        throw patience.ended() === null ? cause : interruption('createSession', patience, cause);
      } finally {
        patience.release();
      }
    },
    async settled() {
      // Whoever asked for the session hears of its failure; here only its end matters.
      await creating?.catch(() => undefined);
    },
  };
}
