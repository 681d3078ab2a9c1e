import { HOLD_MINUTES, RECEIPT_REQUEST_HOURS } from '@filigrana/sdk/domain';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAlerts } from './alerts/alerts.ts';
import { createChoreAlerts, type ChoreAlerts } from './alerts/chore-alerts.ts';
import { createPasswords, type PasswordCost } from './auth/passwords.ts';
import { createSecondStep } from './auth/second-step.ts';
import { createSessionTokens } from './auth/session-tokens.ts';
import { createSignedIds } from './auth/signed-ids.ts';
import { createTokens } from './auth/tokens.ts';
import type { S3Config, StaffLogins } from './config/config.ts';
import type { ShopFacts } from './config/shop-facts.ts';
import { migrate } from './db/migrations/index.ts';
import { dialectOf, openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { createShopMails, openMailer, type MailFailure, type Mailer } from './mail/index.ts';
import {
  claimStore,
  createMedia,
  openFileStore,
  openPictures,
  refuseToBegin,
  type Pictures,
} from './media/index.ts';
import { orderLetter } from './modules/orders/order-letters.ts';
import { createOutbox } from './outbox/outbox.ts';
import { systemClock, type Clock } from './ports/clock.ts';
import { systemIds, type Ids } from './ports/ids.ts';
import { createReceiptWatch } from './receipts/receipt-watch.ts';
import { createCalm, type Calm } from './ports/calm.ts';

export interface DepsSettings {
  databaseUrl: string;
  /** Must exist. */
  dataDir: string;
  tokenSecret: string;
  tokenDays: number;
  staffLogins: StaffLogins;
  shop: ShopFacts;
  siteUrl: string;
  /** Minutes that a hold lasts; 30 unless said otherwise. */
  holdMinutes?: number;
  /** Whether the electoral roll is asked; it is unless said otherwise. */
  rollLookup?: boolean;
  s3?: S3Config | undefined;
  quarantineDays: number;
  /** Hours that a receipt which was asked for is waited for; 48 unless it says otherwise. */
  receiptHours?: number | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  onMailFailure?: (failure: MailFailure) => void;
  onReceiptFailure?: (error: unknown) => void;
  onOutboxFailure?: (error: unknown) => void;
  onDatabaseError?: (error: Error) => void;
  /** Ports that a test replaces. */
  clock?: Clock;
  ids?: Ids;
  mailer?: Mailer;
  pictures?: Pictures;
  passwordCost?: PasswordCost;
  calm?: Calm;
}

/**
 * Opens everything that the modules need, with the database at its newest set of tables.
 *
 * @throws ConfigError when the files in the store are not those of the database.
 */
export async function openDeps(
  settings: DepsSettings,
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { dataDir, databaseUrl, tokenSecret, quarantineDays, shop, siteUrl } = settings;
  const { clock = systemClock, ids = systemIds, calm = createCalm() } = settings;
  const dialect = dialectOf(databaseUrl);
  const place = await openFileStore(settings);
  if (dialect === 'sqlite') await refuseToBegin(place, () => existsSync(databaseUrl));
  const db = openDatabase({ url: databaseUrl, onIdleError: settings.onDatabaseError });
  const pictures = settings.pictures ?? openPictures();
  try {
    await migrate(db, dialect);
    const store = await claimStore({ db, place });
    const alerts = createAlerts({ db, clock });
    const chores = createChoreAlerts(alerts);
    const mailer = watched(
      chores,
      settings.mailer ??
        openMailer({
          smtpUrl: settings.smtpUrl,
          outbox: join(dataDir, 'outbox'),
          from: settings.mailFrom ?? `${shop.nombre} <${shop.correo}>`,
          clock,
          ...(settings.onMailFailure && { onFailure: settings.onMailFailure }),
        }),
    );
    const media = createMedia({ db, store, pictures, tokenSecret, clock, alerts, quarantineDays });
    const receipts = createReceiptWatch({
      db,
      media,
      pictures,
      chores,
      calm,
      onFailure: settings.onReceiptFailure,
    });
    const mails = createShopMails(shop, siteUrl);
    const followTokens = createSignedIds(tokenSecret, 'following an order');
    const receiptTokens = createSignedIds(tokenSecret, 'sending a receipt');
    const onFailure = settings.onOutboxFailure;
    const outbox = createOutbox({
      db,
      clock,
      mailer,
      compose: (letter) => orderLetter({ db, mails, followTokens, receiptTokens }, letter),
      chores,
      calm,
      onFailure,
    });
    const deps: Deps = {
      db,
      clock,
      ids,
      passwords: createPasswords(settings.passwordCost),
      tokens: createTokens({ secret: tokenSecret, days: settings.tokenDays, clock }),
      sessionTokens: createSessionTokens({ secret: tokenSecret, ids }),
      secondStep: createSecondStep(tokenSecret, shop.nombre),
      staffLogins: settings.staffLogins,
      leaveTokens: createSignedIds(tokenSecret, 'leaving novedades'),
      followTokens,
      receiptTokens,
      receiptHours: settings.receiptHours ?? RECEIPT_REQUEST_HOURS,
      media,
      receipts,
      mailer,
      mails,
      outbox,
      alerts,
      chores,
      calm,
      holdMinutes: settings.holdMinutes ?? HOLD_MINUTES,
      rollLookup: settings.rollLookup ?? true,
      shop,
      siteUrl,
    };
    return {
      deps,
      async close() {
        await receipts.stop();
        await pictures.close();
        await outbox.stop();
        await mailer.close();
        await chores.idle();
        await db.destroy();
      },
    };
  } catch (error) {
    await pictures.close();
    await db.destroy();
    throw error;
  }
}

/** The panel says when the last letter was not accepted. */
function watched(chores: ChoreAlerts, mailer: Mailer): Mailer {
  return {
    async send(message) {
      const isAccepted = await mailer.send(message);
      if (isAccepted) chores.succeeded('mail');
      else chores.failed('mail');
      return isAccepted;
    },
    close: () => mailer.close(),
  };
}
