import { Migrator, type MigrationProvider } from 'kysely';
import type { Database, DialectName } from '../database.ts';
import { dialects } from '../dialects.ts';
import { peopleAndPieces } from './0001-people-and-pieces.ts';
import { cartsAndOrders } from './0002-carts-and-orders.ts';
import { content } from './0003-content.ts';
import { lookupRows } from './0004-lookup-rows.ts';
import { review } from './0005-review.ts';
import { notices } from './0006-notices.ts';
import { decisions } from './0007-decisions.ts';
import { operations } from './0008-operations.ts';
import { shopIdentity } from './0009-shop-identity.ts';
import { logins } from './0010-logins.ts';
import { emailUndos } from './0011-email-undos.ts';
import { confirmedEmails } from './0013-confirmed-emails.ts';
import { personalData } from './0014-personal-data.ts';
import { severalServers } from './0015-several-servers.ts';
import { cartChanges } from './0017-cart-changes.ts';
import { keptPages } from './0018-kept-pages.ts';
import { receivedReceipts } from './0019-received-receipts.ts';
import { searchTexts } from './0020-search-texts.ts';
import { shipments } from './0024-shipments.ts';
import { changedPieces } from './0026-changed-pieces.ts';
import { colones } from './0027-colones.ts';
import { payments } from './0028-payments.ts';
import { holds } from './0029-holds.ts';
import { reconciliation } from './0030-reconciliation.ts';
import { missingPieces } from './0031-missing-pieces.ts';
import { carePage } from './0032-care-page.ts';
import { addresses } from './0033-addresses.ts';
import { favorites } from './0034-favorites.ts';
import { recalledCarts } from './0035-recalled-carts.ts';
import { ringSizes } from './0036-ring-sizes.ts';
import { synonyms } from './0039-synonyms.ts';
import { gallery } from './0040-gallery.ts';
import { savedLines } from './0041-saved-lines.ts';
import { sparseIndex } from './0042-sparse-index.ts';
import { pickup } from './0043-pickup.ts';
import { waitingOrders } from './0044-waiting-orders.ts';
import { english } from './0045-english.ts';
import { pieceDetails } from './0047-piece-details.ts';
import { pieceVideo } from './0049-piece-video.ts';
import { mainPicture } from './0051-main-picture.ts';
import { englishBanners } from './0052-english-banners.ts';
import { englishQuestions } from './0053-english-questions.ts';
import { returnedPieces } from './0050-returned-pieces.ts';
import { ownWords } from './0048-own-words.ts';

/** Applied in the order of their names. What has once been released is never edited. */
export const migrations = (name: DialectName): MigrationProvider => ({
  getMigrations: () =>
    Promise.resolve({
      '0001-people-and-pieces': peopleAndPieces(dialects[name]),
      '0002-carts-and-orders': cartsAndOrders(dialects[name]),
      '0003-content': content(dialects[name]),
      '0004-lookup-rows': lookupRows,
      '0005-review': review(dialects[name]),
      '0006-notices': notices(dialects[name]),
      '0007-decisions': decisions,
      '0008-operations': operations(dialects[name]),
      '0009-shop-identity': shopIdentity,
      '0010-logins': logins(dialects[name]),
      '0011-email-undos': emailUndos(dialects[name]),
      '0013-confirmed-emails': confirmedEmails,
      '0014-personal-data': personalData,
      '0015-several-servers': severalServers(dialects[name]),
      '0017-cart-changes': cartChanges,
      '0018-kept-pages': keptPages(dialects[name]),
      '0019-received-receipts': receivedReceipts,
      '0020-search-texts': searchTexts(dialects[name]),
      '0024-shipments': shipments,
      '0026-changed-pieces': changedPieces(dialects[name]),
      '0027-colones': colones(dialects[name]),
      '0028-payments': payments(dialects[name]),
      '0029-holds': holds(dialects[name]),
      '0030-reconciliation': reconciliation(dialects[name]),
      '0031-missing-pieces': missingPieces,
      '0032-care-page': carePage,
      '0033-addresses': addresses(dialects[name]),
      '0034-favorites': favorites(dialects[name]),
      '0035-recalled-carts': recalledCarts,
      '0036-ring-sizes': ringSizes(dialects[name]),
      '0039-synonyms': synonyms(dialects[name]),
      '0040-gallery': gallery(dialects[name]),
      '0041-saved-lines': savedLines(dialects[name]),
      '0042-sparse-index': sparseIndex,
      '0043-pickup': pickup,
      '0044-waiting-orders': waitingOrders,
      '0045-english': english,
      '0047-piece-details': pieceDetails,
      '0048-own-words': ownWords(dialects[name]),
      '0049-piece-video': pieceVideo(dialects[name]),
      '0050-returned-pieces': returnedPieces,
      '0051-main-picture': mainPicture,
      '0052-english-banners': englishBanners,
      '0053-english-questions': englishQuestions,
    }),
});

/**
 * Brings the database to the newest set of tables; does nothing when it is there already.
 * Rejects, having changed nothing, when a step fails or when the database is newer than this
 * program.
 *
 * @param isInTransaction `db` is one connection with a transaction that the caller has opened.
 */
export async function migrate(
  db: Database,
  dialect: DialectName,
  { isInTransaction = false } = {},
): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: migrations(dialect),
    disableTransactions: isInTransaction,
  }).migrateToLatest();
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('The migration failed', { cause: error });
  }
}
