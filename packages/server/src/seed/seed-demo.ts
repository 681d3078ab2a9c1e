import { DEFAULT_EXCHANGE, normalizeEmail, ROLE, toCents } from '@filigrana/sdk/domain';
import { insertAccount } from '../auth/accounts.repository.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Database, Trx } from '../db/database.ts';
import { isUniqueViolation } from '../db/dialects.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Media } from '../media/index.ts';
import type { Clock } from '../ports/clock.ts';
import { insertExchange } from '../modules/exchange/exchange.repository.ts';
import { upsertPeople } from '../roll/roll.repository.ts';
import { hoursBefore, type HoursAgo } from './demo-clock.ts';
import { readDemoData, type DemoData } from './demo-data.ts';
import { imageOf, seedCatalogue } from './seed-catalogue.ts';
import { seedHistory } from './seed-history.ts';
import { insertNovedades, insertQuestions, isUnused } from './seed.repository.ts';
import { storeDemoFiles, type DemoFiles } from './store-demo-files.ts';

export interface SeedDeps {
  db: Database;
  media: Media;
  passwords: Passwords;
  clock: Clock;
}

const ACCOUNT_AGE_HOURS = 60 * 24;

/**
 * Fills a database that nobody has used with the demo shop: accounts, roll, catalogue, banners,
 * questions, novedades and the demo customer's past. Everything appears in one transaction, so that
 * a start that is cut short leaves an empty database and the next one seeds it again.
 *
 * @returns false, having changed nothing, when the database is in use already.
 */
export async function seedDemo({ db, media, passwords, clock }: SeedDeps): Promise<boolean> {
  if (!(await isUnused(db))) return false;
  const demo = await readDemoData();
  const [files, hashes] = await Promise.all([
    storeDemoFiles(media, demo),
    Promise.all(demo.accounts.map(({ contrasena }) => passwords.hash(contrasena))),
  ]);
  const ago = hoursBefore(clock.now());
  const fill = withTransaction(db, async (trx) => {
    if (!(await isUnused(trx))) return false;
    const { idUsuario, idAdministrador } = await seedAccounts(trx, demo, hashes, ago);
    await upsertPeople(trx, demo.people);
    await recordFiles(trx, media, files, idUsuario);
    const pieces = await seedCatalogue(trx, demo, files, ago);
    // The shop lists the newest question first; the file, the first one first.
    await insertQuestions(trx, demo.questions.toReversed());
    await seedNovedades(trx, demo, files, ago);
    await seedRates(trx, demo, idAdministrador, ago);
    await seedHistory(trx, demo, {
      idUsuario,
      idAdministrador,
      pieces,
      files,
      ago,
    });
    return true;
  });
  return fill.catch(async (error: unknown) => {
    // Another process was quicker: the accounts are there once its transaction has ended.
    if (isUniqueViolation(error) && !(await isUnused(db))) return false;
    throw error;
  });
}

/** @returns the ids of the demo's customer and administrator. */
async function seedAccounts(
  trx: Trx,
  { accounts }: DemoData,
  hashes: readonly string[],
  ago: HoursAgo,
): Promise<{ idUsuario: number; idAdministrador: number }> {
  const ids = new Map<number, number>();
  for (const [index, { contrasena: _, ...account }] of accounts.entries()) {
    const id = await insertAccount(trx, {
      ...account,
      correoNormalizado: normalizeEmail(account.correo),
      correoConfirmado: normalizeEmail(account.correo),
      contrasenaHash: hashes[index] ?? '',
      fechaRegistro: ago(ACCOUNT_AGE_HOURS),
    });
    ids.set(account.rol, id);
  }
  const [idUsuario, idAdministrador] = [ids.get(ROLE.cliente), ids.get(ROLE.administrador)];
  if (idUsuario === undefined || idAdministrador === undefined)
    throw new Error('The demo has no customer or no administrator');
  return { idUsuario, idAdministrador };
}

/** The customer's number is known only now: it becomes the owner of the private files. */
async function recordFiles(
  trx: Trx,
  media: Media,
  { images, receipts, references }: DemoFiles,
  idUsuario: number,
): Promise<void> {
  for (const image of images.values()) await media.record(trx, image);
  for (const file of [...receipts.values(), ...references.values()])
    await media.record(trx, { ...file, idUsuario });
}

async function seedNovedades(
  trx: Trx,
  { novedades }: DemoData,
  files: DemoFiles,
  ago: HoursAgo,
): Promise<void> {
  await insertNovedades(
    trx,
    novedades.map(({ imagen, creadaHaceHoras, actualizadaHaceHoras, ...novedad }) => ({
      ...novedad,
      idImagen: imagen === null ? null : imageOf(files, imagen),
      fecha: ago(creadaHaceHoras),
      fechaActualizacion: actualizadaHaceHoras === null ? null : ago(actualizadaHaceHoras),
    })),
  );
}

/** What a dollar cost in colones in the past weeks. */
async function seedRates(
  trx: Trx,
  { rates }: DemoData,
  idUsuario: number,
  ago: HoursAgo,
): Promise<void> {
  for (const [index, { haceHoras, tasa }] of rates.entries())
    await insertExchange(trx, {
      version: index + 2,
      fecha: ago(haceHoras),
      idUsuario,
      tasaCentimos: toCents(tasa),
      ...{ ...DEFAULT_EXCHANGE, enPrecios: 1 },
    });
}
