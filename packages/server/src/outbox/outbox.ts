import type { ChoreAlerts } from '../alerts/chore-alerts.ts';
import type { Database } from '../db/database.ts';
import type { Mailer, MailMessage } from '../mail/index.ts';
import type { Clock } from '../ports/clock.ts';
import type { Calm } from '../ports/calm.ts';
import {
  claimLetter,
  deleteLetter,
  postponeLetter,
  type WaitingLetter,
} from './outbox.repository.ts';

/** Name of the posting among the chores. */
export const WAITING_LETTERS = 'waiting letters';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long after each refusal a letter is tried again; after the last it is given up. */
const RETRIES_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
];
/** A letter that a server has taken and not finished is another's after this: longer than any mail server is waited for. */
const CLAIM_MS = 2 * MINUTE_MS;
const AT_ONCE = 4;

/** What one round of the post has done. */
export interface PostRound {
  sent: number;
  /** Refused by the mail server, tried again later. */
  postponed: number;
  /** Refused too often, or about something that is gone. */
  dropped: number;
}

/** Posts the letters that transactions have left: nobody waits for them, and none is forgotten. */
export interface Outbox {
  /** Posts what is due, soon. Call it when a transaction that left a letter is over. */
  post(): void;
  /** Posts what is due; null when nothing was. */
  postDue(): Promise<PostRound | null>;
  /** Resolves when no letter is under way. */
  idle(): Promise<void>;
  /** Finishes the letters under way; the others wait for the next start. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Writes what is to be posted; null when what the letter tells of is gone. */
  compose: (letter: WaitingLetter) => Promise<MailMessage | null>;
  /** Told about rounds that ended early, for example because the database could not be reached. */
  onFailure?: ((error: unknown) => void) | undefined;
  chores: ChoreAlerts;
  calm: Calm;
}

/**
 * A letter is posted at least once: a server that is killed after the mail server took it, and
 * before that was noted, lets it be posted again, with the same Message-ID.
 */
export function createOutbox({
  db,
  clock,
  mailer,
  compose,
  onFailure,
  chores,
  calm,
}: OutboxOptions): Outbox {
  let work: Promise<unknown> = Promise.resolve();
  /** The round that has not begun: calls that come before it begins share it. */
  let next: Promise<PostRound | null> | null = null;
  const stopping = new AbortController();
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

  async function postOne(waiting: WaitingLetter): Promise<keyof PostRound> {
    const { idAviso, fecha, intentos } = waiting;
    const letter = await compose(waiting);
    const isSent =
      letter !== null &&
      (await mailer.send({
        ...letter,
        identity: { id: `aviso-${idAviso}`, date: new Date(fecha) },
      }));
    const retry = RETRIES_MS[intentos - 1];
    if (letter && !isSent && retry !== undefined) {
      await postponeLetter(db, idAviso, later(retry));
      return 'postponed';
    }
    await deleteLetter(db, idAviso);
    return isSent ? 'sent' : 'dropped';
  }

  async function postDue(): Promise<PostRound | null> {
    const round: PostRound = { sent: 0, postponed: 0, dropped: 0 };
    async function postman(): Promise<void> {
      while (!stopping.signal.aborted) {
        const waiting = await claimLetter(db, { now: later(0), until: later(CLAIM_MS) });
        if (!waiting) return;
        round[await postOne(waiting)] += 1;
      }
    }
    // All of them are waited for, so that nothing is under way when a round has ended.
    const postmen = await Promise.allSettled(Array.from({ length: AT_ONCE }, postman));
    for (const ended of postmen) if (ended.status === 'rejected') throw ended.reason;
    return Object.values(round).some((letters) => letters > 0) ? round : null;
  }

  function soon(): Promise<PostRound | null> {
    if (next) return next;
    next = work.then(async () => {
      await calm.wait(stopping.signal);
      next = null;
      return postDue();
    });
    work = next.catch(() => {});
    return next;
  }

  return {
    postDue: soon,
    post() {
      // Whoever asked for that round hears how it ends; in a crowd it is long before it begins.
      if (next) return;
      soon().then(
        () => chores.succeeded(WAITING_LETTERS),
        (error: unknown) => {
          onFailure?.(error);
          chores.failed(WAITING_LETTERS);
        },
      );
    },
    async idle() {
      for (let seen; seen !== work;) await (seen = work);
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
