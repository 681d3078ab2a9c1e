import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAlerts } from '../src/alerts/alerts.ts';
import { createChoreAlerts } from '../src/alerts/chore-alerts.ts';
import { insertAccount } from '../src/auth/accounts.repository.ts';
import type { DialectName } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { migrate } from '../src/db/migrations/index.ts';
import { createMedia, openLocalFileStore, type ImagePurpose } from '../src/media/index.ts';
import { freshDatabase } from './fresh-database.ts';
import { testPictures } from './test-pictures.ts';

/**
 * A database and a folder of files, both empty, with the media that work on them. The clock stands
 * still until `now` is set.
 */
export async function openShopFiles(dialect: DialectName = 'sqlite') {
  const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-media-'));
  const database = await freshDatabase(dialect, folder);
  const db = openDatabase({ url: database.url });
  await migrate(db, dialect);
  const store = await openLocalFileStore(path.join(folder, 'files'));
  const clock = { at: new Date('2026-03-01T12:00:00Z'), now: () => clock.at };
  const alerts = createAlerts({ db, clock });
  const chores = createChoreAlerts(alerts);
  const media = createMedia({
    db,
    store,
    pictures: testPictures,
    alerts,
    tokenSecret: 'a secret of the tests',
    clock,
    quarantineDays: 30,
  });
  return {
    db,
    store,
    clock,
    media,
    alerts,
    chores,
    folder,
    /** Makes a customer who can own files. */
    addCustomer: () =>
      insertAccount(db, {
        identificacion: '101110111',
        nombre: 'Ana',
        primerApellido: 'Mora',
        segundoApellido: 'Solano',
        correo: 'ana@filigrana.test',
        correoNormalizado: 'ana@filigrana.test',
        telefono: '88881234',
        contrasenaHash: '-',
        rol: 1,
        fechaRegistro: clock.now().toISOString(),
      }),
    /** Stores and notes a picture in one go. */
    async addPicture(bytes: Buffer, purpose: ImagePurpose = 'producto') {
      const file = await media.storeImage(bytes, purpose);
      await media.record(db, file);
      return file;
    },
    close: async () => {
      await chores.idle();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ShopFiles = Awaited<ReturnType<typeof openShopFiles>>;
