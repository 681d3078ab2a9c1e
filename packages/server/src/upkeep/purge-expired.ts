import { deleteOldHolds } from '../modules/holds/holds.repository.ts';
import { deleteOldWaiting } from '../modules/holds/waiting.ts';
import { deleteActivity } from '../activity/activity.repository.ts';
import { deleteExpiredLogins } from '../auth/logins.repository.ts';
import type { Database } from '../db/database.ts';
import { deleteExpiredConfirmations } from '../modules/accounts/email-confirmation.repository.ts';
import { deleteExpiredUndos } from '../modules/accounts/email-change.repository.ts';
import { deleteExpiredTokens } from '../modules/recovery/recovery.repository.ts';
import { deleteAnsweredKeys, deleteOldCounts, deleteVisitorCarts } from './upkeep.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody repeats a purchase whose answer was lost a week ago. */
const KEYS_DAYS = 7;
const VISITOR_CARTS_DAYS = 90;
/** Longer than holds of a piece are counted. */
const HOLDS_DAYS = 2;
/** 24 months, as the standard text about privacy promises. */
const ACTIVITY_DAYS = 731;

/** What a purge took away. */
export interface Purge {
  keys: number;
  carts: number;
}

/**
 * Forgets what is of no use to anybody any more: idempotency keys after 7 days, carts of visitors
 * that nobody has changed for 90 days, mailed links and logins that have expired, what several servers
 * have counted together, holds and who waits for a piece, and who did what more than 24 months ago.
 */
export async function purgeExpired(db: Database, now: Date): Promise<Purge> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await deleteExpiredTokens(db, now.toISOString());
  await deleteOldCounts(db, now.getTime());
  await deleteExpiredLogins(db, now.toISOString());
  await deleteExpiredConfirmations(db, now.toISOString());
  await deleteExpiredUndos(db, now.toISOString());
  await deleteActivity(db, daysAgo(ACTIVITY_DAYS));
  await deleteOldHolds(db, daysAgo(HOLDS_DAYS));
  await deleteOldWaiting(db, now);
  return {
    keys: await deleteAnsweredKeys(db, daysAgo(KEYS_DAYS)),
    carts: await deleteVisitorCarts(db, daysAgo(VISITOR_CARTS_DAYS)),
  };
}
