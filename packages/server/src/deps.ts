import type { Alerts } from './alerts/alerts.ts';
import type { ChoreAlerts } from './alerts/chore-alerts.ts';
import type { Passwords } from './auth/passwords.ts';
import type { SecondStep } from './auth/second-step.ts';
import type { SessionTokens } from './auth/session-tokens.ts';
import type { SignedIds } from './auth/signed-ids.ts';
import type { StaffLogins } from './config/config.ts';
import type { Tokens } from './auth/tokens.ts';
import type { ShopFacts } from './config/shop-facts.ts';
import type { Database } from './db/database.ts';
import type { Mailer, ShopMails } from './mail/index.ts';
import type { Media } from './media/index.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Clock } from './ports/clock.ts';
import type { Ids } from './ports/ids.ts';
import type { ReceiptWatch } from './receipts/receipt-watch.ts';
import type { Calm } from './ports/calm.ts';

/** Everything that a module may ask for. Built once, in `main.ts` or by a test. */
export interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  /** Login tokens. */
  tokens: Tokens;
  /** Tokens of anonymous visitors. */
  sessionTokens: SessionTokens;
  /** Secrets of two-step logins. */
  secondStep: SecondStep;
  staffLogins: StaffLogins;
  /** Tokens that leave the novedades. */
  leaveTokens: SignedIds;
  /** Tokens that follow an order. */
  followTokens: SignedIds;
  /** Tokens that send a receipt which was asked for. */
  receiptTokens: SignedIds;
  /** Hours that a receipt which was asked for is waited for. */
  receiptHours: number;
  media: Media;
  /** Finds receipts that have been used before. */
  receipts: ReceiptWatch;
  mailer: Mailer;
  /** Composes the messages that `mailer` sends. */
  mails: ShopMails;
  /** Posts what orders and special orders have to tell. */
  outbox: Outbox;
  /** What somebody who runs the shop must know. */
  alerts: Alerts;
  /** Which chores fail: part of `alerts`. */
  chores: ChoreAlerts;
  /** When nobody is just buying. */
  calm: Calm;
  /** Minutes that a hold lasts. */
  holdMinutes: number;
  /** Whether the electoral roll is asked; otherwise names are typed. */
  rollLookup: boolean;
  shop: ShopFacts;
  /** Public origin of the shop, without a slash at the end. */
  siteUrl: string;
}
