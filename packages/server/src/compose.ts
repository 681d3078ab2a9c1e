import { join } from 'node:path';
import { createAlerts } from './alerts/index.ts';
import { createPasswords, type PasswordCost } from './auth/passwords.ts';
import { createSessionTokens } from './auth/session-tokens.ts';
import { createTokens } from './auth/tokens.ts';
import type { S3Config } from './config/config.ts';
import type { ShopFacts } from './config/shop-facts.ts';
import { migrate } from './db/migrations/index.ts';
import { dialectOf, openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { createShopMails, openMailer, type MailFailure, type Mailer } from './mail/index.ts';
import { createMedia, openFileStore, openPictures, type Pictures } from './media/index.ts';
import { createNotices } from './notices/index.ts';
import { systemClock, type Clock } from './ports/clock.ts';
import { systemIds, type Ids } from './ports/ids.ts';
import { createReceiptWatch } from './receipts/index.ts';

export interface DepsSettings {
  databaseUrl: string;
  /** Must exist. */
  dataDir: string;
  tokenSecret: string;
  tokenDays: number;
  shop: ShopFacts;
  siteUrl: string;
  s3?: S3Config | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  onMailFailure?: (failure: MailFailure) => void;
  onReceiptFailure?: (error: unknown) => void;
  onNoticeFailure?: (error: unknown) => void;
  onDatabaseError?: (error: Error) => void;
  /** Ports that a test replaces. */
  clock?: Clock;
  ids?: Ids;
  mailer?: Mailer;
  pictures?: Pictures;
  passwordCost?: PasswordCost;
}

/** Opens everything that the modules need, with the database at its newest set of tables. */
export async function openDeps(
  settings: DepsSettings,
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { dataDir, databaseUrl, tokenSecret, shop, siteUrl } = settings;
  const { clock = systemClock, ids = systemIds } = settings;
  const db = openDatabase({ url: databaseUrl, onIdleError: settings.onDatabaseError });
  const pictures = settings.pictures ?? openPictures();
  try {
    await migrate(db, dialectOf(databaseUrl));
    const store = await openFileStore(settings);
    const mailer =
      settings.mailer ??
      openMailer({
        smtpUrl: settings.smtpUrl,
        outbox: join(dataDir, 'outbox'),
        from: settings.mailFrom ?? `${shop.nombre} <${shop.correo}>`,
        clock,
        ...(settings.onMailFailure && { onFailure: settings.onMailFailure }),
      });
    const media = createMedia({ db, store, pictures, tokenSecret, clock });
    const receipts = createReceiptWatch({
      db,
      media,
      pictures,
      onFailure: settings.onReceiptFailure,
    });
    const mails = createShopMails(shop, siteUrl);
    const onFailure = settings.onNoticeFailure;
    const notices = createNotices({ db, clock, mailer, mails, onFailure });
    const deps: Deps = {
      db,
      clock,
      ids,
      passwords: createPasswords(settings.passwordCost),
      tokens: createTokens({ secret: tokenSecret, days: settings.tokenDays, clock }),
      sessionTokens: createSessionTokens({ secret: tokenSecret, ids }),
      media,
      receipts,
      mailer,
      mails,
      notices,
      alerts: createAlerts({ db, clock }),
      shop,
      siteUrl,
    };
    return {
      deps,
      async close() {
        await receipts.stop();
        await pictures.close();
        await notices.stop();
        await mailer.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await pictures.close();
    await db.destroy();
    throw error;
  }
}
