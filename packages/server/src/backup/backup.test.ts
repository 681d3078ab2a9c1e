import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../test/fresh-database.ts';
import { startObjectStore } from '../../test/object-store.ts';
import { everythingIn, openToOthers } from '../../test/open-to-others.ts';
import { screenshot, sentAgain } from '../../test/receipt-trials.ts';
import { addPiece, addToCart, buy, order, storedPrivateFiles } from '../../test/shopping.ts';
import { contentOf } from '../../test/table-contents.ts';
import {
  createTestApp,
  describeOnBothDatabases,
  openTestApp,
  type TestApp,
} from '../../test/test-app.ts';
import { testPictures } from '../../test/test-pictures.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { digestTable } from '../db/read-table.ts';
import { OWN_TABLES, TABLES } from '../db/tables.ts';
import { findLookAlikes } from '../receipts/find-look-alikes.ts';
import { findPrint, findReceiptOfOrder } from '../receipts/receipts.repository.ts';
import { backUp } from './back-up.ts';
import { loadPostgres, refuseOrders } from './load-postgres.ts';
import { restore } from './restore.ts';
import { DATABASES } from '../../test/databases.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'filigrana-backup-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const NOW = new Date('2026-03-02T15:00:00.000Z');
const at = (name: string) => join(folder, name);
const settings = (dataDir: string, databaseUrl = join(dataDir, 'filigrana.db')) => ({
  dataDir,
  databaseUrl,
  s3: undefined,
});

async function sellOne(app: TestApp): Promise<void> {
  await order(app, await app.signIn(1), await addPiece(app.deps));
  await app.deps.receipts.idle();
}

describeOnBothDatabases('a backup', (createApp, dialect) => {
  const backedUp = async () => {
    const app = await createApp();
    await sellOne(app);
    const url = dialect === 'sqlite' ? undefined : app.databaseUrl;
    const source = settings(app.dataDir, url);
    return { app, source, note: await backUp(source, at('copy'), NOW) };
  };

  test('is laid out like a data folder, and nobody else can read it', async () => {
    const { app, note } = await backedUp();
    expect(note).toMatchObject({ format: 1, date: NOW.toISOString(), files: 1, lostFiles: [] });
    expect((await readdir(at('copy'))).toSorted()).toEqual([
      'backup.json',
      'files',
      'filigrana.db',
    ]);
    expect((await stat(at('copy'))).mode & 0o077).toBe(0);
    expect((await stat(at('copy/filigrana.db'))).mode & 0o077).toBe(0);
    expect(await readdir(at('copy/files/private'))).toEqual(await storedPrivateFiles(app));
  });

  test('goes into a new folder only', async () => {
    const { source } = await backedUp();
    await expect(backUp(source, at('copy'), NOW)).rejects.toThrow('no está vacía');
  });

  test('names the files that the shop has lost, and holds the rest', async () => {
    const app = await createApp();
    await sellOne(app);
    await sellOne(app);
    const [first = '', second = ''] = await storedPrivateFiles(app);
    await rm(join(app.dataDir, 'files/private', first));
    await writeFile(join(app.dataDir, 'files/private', second), 'other bytes');
    const url = dialect === 'sqlite' ? undefined : app.databaseUrl;
    const { files, lostFiles } = await backUp(settings(app.dataDir, url), at('copy'), NOW);
    expect(files).toBe(0);
    expect(lostFiles.toSorted()).toEqual([`private/${first}`, `private/${second}`].toSorted());
  });
});

describeOnBothDatabases('a shop that is restored', (createApp, dialect) => {
  test('ends every login, also those of a later time than the copy', async () => {
    const app = await createApp();
    const people = [
      { ...(await app.signIn(1)), rol: 1, profile: '/api/users/clientes/perfil' },
      { ...(await app.signIn(2)), rol: 2, profile: '/api/users/admin/perfil' },
      { ...(await app.signIn(3)), rol: 3, profile: '/api/users/admin/perfil' },
    ] as const;
    const url = dialect === 'sqlite' ? undefined : app.databaseUrl;
    await backUp(settings(app.dataDir, url), at('copy'), NOW);
    const database = await freshDatabase(dialect, at('shop'), 'template1');
    await restore(at('copy'), settings(at('shop'), database.url), NOW);
    const shop = await openTestApp({ databaseUrl: database.url, dataDir: at('shop') });
    try {
      for (const { idUsuario, token, rol, profile } of people) {
        const later = await app.deps.tokens.sign({ idUsuario, rol, tokenVersion: 1 });
        for (const old of [token, later])
          expect((await shop.call('GET', profile, { token: old })).status).toBe(401);
        expect((await app.call('GET', profile, { token })).status).toBe(200);
      }
    } finally {
      await shop.close();
      await database.drop();
    }
  });
});

async function copyOfAShop(): Promise<void> {
  const app = await createTestApp('sqlite');
  await sellOne(app);
  await writeFile(join(app.dataDir, 'token-secret'), 'the secret of the shop');
  await backUp(settings(app.dataDir), at('copy'), NOW);
  await app.close();
}

test('a restored shop has the secret that its login tokens were signed with', async () => {
  await copyOfAShop();
  await restore(at('copy'), settings(at('shop')), NOW);
  expect(await readFile(at('shop/token-secret'), 'utf8')).toBe('the secret of the shop');
  expect((await readdir(at('shop'))).toSorted()).toEqual(['files', 'filigrana.db', 'token-secret']);
});

test('a copy and what is restored of it are their owner’s alone, whatever was allowed', async () => {
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  await mkdir(at('copy'), { mode: 0o777 });
  await copyOfAShop();
  expect(openToOthers(at('copy'))).toEqual([]);
  for (const path of everythingIn(at('copy'))) await chmod(path, 0o777);
  await restore(at('copy'), settings(at('shop')), NOW);
  expect(openToOthers(at('shop'))).toEqual([]);
});

test('a shop is never overwritten by a restore', async () => {
  await copyOfAShop();
  await restore(at('copy'), settings(at('shop')), NOW);
  await expect(restore(at('copy'), settings(at('shop')), NOW)).rejects.toThrow('Ya hay una tienda');
});

test('a copy that is incomplete or damaged is not restored, and leaves nothing', async () => {
  await copyOfAShop();
  const note = await readFile(at('copy/backup.json'));
  await rm(at('copy/backup.json'));
  await expect(restore(at('copy'), settings(at('shop')), NOW)).rejects.toThrow('no es una copia');
  await writeFile(at('copy/backup.json'), note);
  await writeFile(at('copy/filigrana.db'), 'x');
  await expect(restore(at('copy'), settings(at('shop')), NOW)).rejects.toThrow('está dañada');
  expect(await readdir(folder)).toEqual(['copy']);
});

test('a shop moves into an object store and back with every file', async () => {
  await copyOfAShop();
  const store = await startObjectStore();
  try {
    const inStore = { ...settings(at('shop')), s3: store.settings };
    expect(await restore(at('copy'), inStore, NOW)).toEqual({ files: 1, lostFiles: [] });
    expect((await readdir(at('shop'))).toSorted()).toEqual(['filigrana.db', 'token-secret']);
    expect(await backUp(inStore, at('second'), NOW)).toMatchObject({ files: 1, lostFiles: [] });
    const files = (copy: string) => readdir(at(`${copy}/files/private`));
    expect(await files('second')).toEqual(await files('copy'));
    const [file = ''] = await files('copy');
    expect(await readFile(at(`second/files/private/${file}`))).toEqual(
      await readFile(at(`copy/files/private/${file}`)),
    );
  } finally {
    await store.stop();
  }
});

test('what is no shop cannot be backed up', async () => {
  const nothing = backUp(settings(at('nothing')), at('copy'), NOW);
  await expect(nothing).rejects.toThrow('No hay ninguna tienda');
});

test('a move to PostgreSQL that fails leaves the target empty', async () => {
  const app = await createTestApp('sqlite');
  const database = await freshDatabase('postgres', '', 'template1');
  const target = openDatabase({ url: database.url });
  try {
    await sellOne(app);
    // SQLite takes text where a number belongs; PostgreSQL does not.
    await sql`pragma ignore_check_constraints = on`.execute(app.deps.db);
    await sql`update pedidos set "totalCents" = 'mucho'`.execute(app.deps.db);
    await expect(loadPostgres(app.deps.db, target, refuseOrders)).rejects.toThrow();
    expect(await target.introspection.getTables()).toEqual([]);
  } finally {
    await target.destroy();
    await database.drop();
    await app.close();
  }
});

describeOnBothDatabases('a move to PostgreSQL', (createApp, dialect) => {
  if (dialect === 'sqlite')
    test('replaces what a start by mistake has left there, as long as nobody has ordered', async () => {
      const [app, mistake] = [await createApp(), await createTestApp('postgres')];
      const target = openDatabase({ url: mistake.databaseUrl });
      try {
        await sellOne(app);
        await mistake.signIn(2);
        await addPiece(mistake.deps);
        const before = await contentOf(app.deps.db);
        await loadPostgres(app.deps.db, target, refuseOrders);
        expect(await contentOf(target)).toEqual(before);
        // Its identity came along: the files of the shop are its own, those of the mistake are not.
        const moved = { databaseUrl: mistake.databaseUrl, dataDir: app.dataDir };
        await (await openTestApp(moved)).close();
        const left = openTestApp({ ...moved, dataDir: mistake.dataDir });
        await expect(left).rejects.toThrow(/adopt-files/);
        const again = loadPostgres(app.deps.db, target, refuseOrders);
        await expect(again).rejects.toThrow('ya tiene pedidos');
        expect(await contentOf(target)).toEqual(before);
      } finally {
        await target.destroy();
        await mistake.close();
      }
    });
  else
    test('leaves alone what is no shop, and a copy goes only where nobody has an account', async () => {
      const app = await createApp();
      const [source, target] = [
        await createTestApp('sqlite'),
        openDatabase({ url: app.databaseUrl }),
      ];
      try {
        await backUp(settings(source.dataDir), at('copy'), NOW);
        await app.signIn(2);
        const put = restore(at('copy'), settings(at('shop'), app.databaseUrl), NOW);
        await expect(put).rejects.toThrow('Ya hay una tienda');
        await sql`create table otra (x integer)`.execute(target);
        const move = loadPostgres(source.deps.db, target, refuseOrders);
        await expect(move).rejects.toThrow('no son de una tienda');
      } finally {
        await target.destroy();
        await source.close();
      }
    });
});

test('a log that a killed server has left keeps a copy from being put beside it', async () => {
  await copyOfAShop();
  await mkdir(at('shop'));
  await writeFile(at('shop/filigrana.db-wal'), 'the last changes of another database');
  const put = restore(at('copy'), settings(at('shop')), NOW);
  await expect(put).rejects.toThrow(/filigrana\.db-wal es parte de la base de datos/);
});

/** Three orders: the second was paid with a copy of the first one's receipt. */
async function sellWithReceipts(app: TestApp): Promise<void> {
  const original = await screenshot(0, 1);
  for (const receipt of [original, await sentAgain(original, 5), await screenshot(1, 2)]) {
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps));
    await buy(app, customer, { receipt });
  }
  await app.deps.receipts.idle();
}

const looksLike = async (db: Database, idPedido: number) => {
  const receipt = await findReceiptOfOrder(db, idPedido);
  const print = receipt && (await findPrint(db, receipt.idArchivo));
  if (!receipt || !print) throw new Error(`Order ${idPedido} has no print`);
  return (await findLookAlikes({ db, pictures: testPictures }, receipt, print)).map(
    ({ idArchivo }) => idArchivo,
  );
};

describeOnBothDatabases('what is known of receipts', (createApp, dialect) => {
  test.each(DATABASES)(
    'is byte for byte the same in a copy that is put back into %s, and of use there',
    async (other) => {
      const app = await createApp();
      await sellWithReceipts(app);
      const before = await contentOf(app.deps.db);
      expect(before).toMatchObject({
        eventos: { rows: 3 },
        huellas_comprobante: { rows: 3 },
        comprobantes_parecidos: { rows: 1 },
      });
      const url = dialect === 'sqlite' ? undefined : app.databaseUrl;
      await backUp(settings(app.dataDir, url), at('copy'), NOW);
      const database = await freshDatabase(other, at('shop'), 'template1');
      await restore(at('copy'), settings(at('shop'), database.url), NOW);
      const target = openDatabase({ url: database.url });
      try {
        // Of accounts it differs that their logins have ended.
        expect({ ...(await contentOf(target)), usuarios: before['usuarios'] }).toEqual(before);
        const { idComprobante } = await target
          .selectFrom('pedidos')
          .select('idComprobante')
          .where('idPedido', '=', 1)
          .executeTakeFirstOrThrow();
        expect(await looksLike(target, 2)).toEqual([idComprobante]);
        expect(await looksLike(target, 3)).toEqual([]);
        const next = { idPedido: 1, idUsuario: 1, fecha: NOW.toISOString(), tipo: 'nota' } as const;
        await target.insertInto('eventos').values(next).execute();
        const newest = target.selectFrom('eventos').select(({ fn }) => fn.max('idEvento').as('id'));
        expect(await newest.executeTakeFirst()).toEqual({ id: 4 });
      } finally {
        await target.destroy();
        await database.drop();
      }
    },
  );

  test('changes the digest of its table with every byte', async () => {
    const { deps } = await createApp();
    const digestOf = async (bytes: Uint8Array) => {
      const { db } = deps;
      await db.deleteFrom('huellas_comprobante').execute();
      await db.deleteFrom('archivos').execute();
      const file = {
        idArchivo: 'a',
        tipo: 'comprobante',
        mime: 'image/webp',
        sha256: 'x',
        tamano: 1,
        privado: 1,
        fechaCreacion: NOW.toISOString(),
      } as const;
      await db.insertInto('archivos').values(file).execute();
      const print = { idArchivo: 'a', metodo: 1, rasgos: bytes, miniatura: Uint8Array.of(1) };
      await db.insertInto('huellas_comprobante').values(print).execute();
      return (await digestTable(db, 'huellas_comprobante', TABLE_OF_PRINTS)).digest;
    };
    const [one, two] = [Uint8Array.of(0, 255, 7), Uint8Array.of(0, 255, 8)];
    expect(await digestOf(one)).toBe(await digestOf(Buffer.from(one)));
    expect(await digestOf(one)).not.toBe(await digestOf(two));
  });
});

const TABLE_OF_PRINTS = { key: ['idArchivo'], isNumbered: false };

describeOnBothDatabases('the list of tables', (createApp) => {
  test('names every table of the database but what servers only count', async () => {
    const { deps } = await createApp();
    const tables = (await deps.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !OWN_TABLES.includes(name));
    expect(TABLES.map(([name]) => name).toSorted()).toEqual(tables.toSorted());
  });
});
