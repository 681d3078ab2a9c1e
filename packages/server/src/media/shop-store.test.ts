import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../test/fresh-database.ts';
import { startObjectStore } from '../../test/object-store.ts';
import type { Database, DialectName } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { openDatabase } from '../db/open.ts';
import { systemClock } from '../ports/clock.ts';
import { adoptStore, NEW_SHOP } from './adopt-store.ts';
import { privateKey } from './file-keys.ts';
import { insertFile } from './files.repository.ts';
import { openFileStore, type StorePlace } from './open-file-store.ts';
import { findIdentity } from './shop-identity.repository.ts';
import { claimStore, claimStoreOnPurpose, findStore, openOwnStore } from './shop-store.ts';
import { DATABASES } from '../../test/databases.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const folder = async () => {
  const made = await mkdtemp(path.join(tmpdir(), 'filigrana-shop-'));
  closers.push(() => rm(made, { recursive: true, force: true }));
  return made;
};
const PLACES = {
  folder: async () => openFileStore({ dataDir: await folder() }),
  bucket: async () => {
    const bucket = await startObjectStore();
    closers.push(bucket.stop);
    return openFileStore({ s3: bucket.settings, dataDir: '' });
  },
};

async function database(dialect: DialectName): Promise<Database> {
  const { url, drop } = await freshDatabase(dialect, await folder());
  closers.push(drop);
  const db = openDatabase({ url });
  closers.push(() => db.destroy());
  await migrate(db, dialect);
  return db;
}

/** A private file, as a server from before there were identities has stored it. */
async function storeUnsigned({ files }: StorePlace, db?: Database): Promise<string> {
  const idArchivo = crypto.randomUUID();
  await files.put(privateKey(idArchivo), Buffer.from('x'), 'application/pdf');
  if (db) await note(db, idArchivo);
  return idArchivo;
}
const note = (db: Database, idArchivo: string) =>
  insertFile(db, {
    idArchivo,
    tipo: 'comprobante',
    mime: 'application/pdf',
    sha256: 'x',
    tamano: 1,
    privado: 1,
    fechaCreacion: systemClock.now().toISOString(),
  });
const keysOf = async ({ files }: StorePlace, prefix: string) => {
  const keys = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
};
const REFUSED = /^(DATA_DIR|S3_BUCKET): sus archivos no son de esta base de datos\. .*adopt-files/;

describe.each(
  DATABASES.flatMap((dialect) =>
    (['folder', 'bucket'] as const).map((kind) => [dialect, kind] as const),
  ),
)('a shop on %s with its files in a %s', (dialect, kind) => {
  test('signs an empty place, and finds it again', async () => {
    const [db, place] = [await database(dialect), await PLACES[kind]()];
    const store = await claimStore({ db, place });
    await store.put('private/a', Buffer.from('x'), 'text/plain');
    const id = await findIdentity(db);
    expect(await keysOf(place, 'shops/')).toEqual([`shops/${id}`]);
    expect(await place.files.exists(kind === 'bucket' ? `${id}/private/a` : 'private/a')).toBe(
      true,
    );
    expect(await (await claimStore({ db, place })).exists('private/a')).toBe(true);
    expect(await (await openOwnStore({ db, place })).exists('private/a')).toBe(true);
  });

  test('is not refused because several of its servers start at once', async () => {
    const [db, place] = [await database(dialect), await PLACES[kind]()];
    const servers = Array.from({ length: 8 }, async (_, n) => {
      const store = await claimStore({ db, place });
      // As a server does that fills an empty shop: files come before their notes.
      await store.put(`private/${n}`, Buffer.from('x'), 'text/plain');
      return store;
    });
    const [store] = await Promise.all(servers);
    expect(await keysOf(place, 'shops/')).toHaveLength(1);
    for (let n = 0; n < 8; n += 1) expect(await store?.exists(`private/${n}`)).toBe(true);
  });

  test('keeps the files where they are that it has from before there were identities', async () => {
    const [db, place] = [await database(dialect), await PLACES[kind]()];
    const id = await storeUnsigned(place, db);
    await storeUnsigned(place);
    const claims = await Promise.all([claimStore({ db, place }), claimStore({ db, place })]);
    for (const store of claims) expect(await store.exists(privateKey(id))).toBe(true);
    expect(await place.files.exists(privateKey(id))).toBe(true);
    expect(await keysOf(place, 'shops/')).toEqual([`shops/${await findIdentity(db)}`]);
  });

  test('is refused where files lie that it has never seen, and changes nothing', async () => {
    const [db, place] = [await database(dialect), await PLACES[kind]()];
    await storeUnsigned(place);
    await expect(claimStore({ db, place })).rejects.toThrow(REFUSED);
    expect(await findIdentity(db)).toBeNull();
    expect(await keysOf(place, 'shops/')).toEqual([]);
  });

  test('is refused where only receipts lie as they arrived', async () => {
    const [db, place] = [await database(dialect), await PLACES[kind]()];
    await place.files.put('received/a', Buffer.from('x'), 'image/jpeg');
    await expect(claimStore({ db, place })).rejects.toThrow(REFUSED);
  });

  test('is refused where another shop has signed, with files or without', async () => {
    const place = await PLACES[kind]();
    const [one, other, third] = [
      await database(dialect),
      await database(dialect),
      await database(dialect),
    ];
    const store = await claimStore({ db: one, place });
    await expect(claimStore({ db: other, place })).rejects.toThrow(REFUSED);
    await store.put('private/a', Buffer.from('x'), 'text/plain');
    await expect(claimStore({ db: other, place })).rejects.toThrow(REFUSED);
    // Also when it has an identity of its own, and even speaks of such a file.
    await claimStore({ db: third, place: await PLACES[kind]() });
    await note(third, 'a');
    await expect(claimStore({ db: third, place })).rejects.toThrow(REFUSED);
    await expect(openOwnStore({ db: other, place })).rejects.toThrow(REFUSED);
  });

  test('is known again by an older copy of its database, from before it had an identity', async () => {
    const [db, copy, place] = [
      await database(dialect),
      await database(dialect),
      await PLACES[kind](),
    ];
    const store = await claimStore({ db, place });
    await store.put('private/a', Buffer.from('x'), 'text/plain');
    await note(copy, 'a');
    expect(await (await claimStore({ db: copy, place })).exists('private/a')).toBe(true);
    expect(await findIdentity(copy)).toBe(await findIdentity(db));
  });

  test('is not taken for another one because both show the same picture', async () => {
    const [db, place] = [await database(dialect), await PLACES[kind]()];
    await storeUnsigned(place);
    await place.files.put('public/demo/original.webp', Buffer.from('x'), 'image/webp');
    await note(db, 'demo');
    await expect(claimStore({ db, place })).rejects.toThrow(REFUSED);
  });

  test('adopts files on purpose, and says so in the record', async () => {
    const [db, place] = [await database(dialect), await PLACES[kind]()];
    await expect(adoptStore({ db, place, clock: systemClock })).rejects.toThrow(/no hay archivos/);
    const id = await storeUnsigned(place);
    const identity = await adoptStore({ db, place, clock: systemClock });
    expect(await findIdentity(db)).toBe(identity);
    expect(await (await claimStore({ db, place })).exists(privateKey(id))).toBe(true);
    expect(await adoptStore({ db, place, clock: systemClock })).toBeNull();
    expect(await db.selectFrom('actividad').selectAll().execute()).toMatchObject([
      { accion: 'archivos.adoptados', objeto: `tienda ${identity}`, idUsuario: null },
    ]);
  });

  test('adopts the files of a lost database with their identity', async () => {
    const [lost, db, place] = [
      await database(dialect),
      await database(dialect),
      await PLACES[kind](),
    ];
    await (await claimStore({ db: lost, place })).put('private/a', Buffer.from('x'), 'text/plain');
    expect(await adoptStore({ db, place, clock: systemClock })).toBe(await findIdentity(lost));
    expect(await (await claimStore({ db, place })).exists('private/a')).toBe(true);
  });

  test('goes on purpose where nobody has files', async () => {
    const [mistake, db, place] = [
      await database(dialect),
      await database(dialect),
      await PLACES[kind](),
    ];
    await claimStore({ db: mistake, place });
    const store = await claimStoreOnPurpose({ db, place });
    await store.put('private/a', Buffer.from('x'), 'text/plain');
    expect(await (await claimStore({ db, place })).exists('private/a')).toBe(true);
  });
});

describe('a folder', () => {
  test('holds one shop: whoever comes on purpose finds its files taken', async () => {
    const [db, place] = [await database('sqlite'), await PLACES.folder()];
    await storeUnsigned(place);
    await expect(claimStoreOnPurpose({ db, place })).rejects.toThrow(REFUSED);
    const adopt = adoptStore({ db, place, clock: systemClock }, NEW_SHOP);
    await expect(adopt).rejects.toThrow(/cabe una sola tienda/);
  });
});

describe('a bucket', () => {
  test('holds several shops, none of which sees the files of another', async () => {
    const place = await PLACES.bucket();
    const [old, one, other] = [
      await database('sqlite'),
      await database('sqlite'),
      await database('sqlite'),
    ];
    const unsigned = await storeUnsigned(place, old);
    const stores = [await claimStore({ db: old, place })];
    for (const db of [one, other]) {
      await expect(claimStore({ db, place })).rejects.toThrow(/adopt-files nueva/);
      await adoptStore({ db, place, clock: systemClock }, NEW_SHOP);
      const store = await claimStore({ db, place });
      await store.put(privateKey(unsigned), Buffer.from(String(stores.length)), 'text/plain');
      stores.push(store);
    }
    const seen = stores.map(async (store) => (await store.get(privateKey(unsigned)))?.toString());
    expect(await Promise.all(seen)).toEqual(['x', '1', '2']);
    for (const store of stores) {
      const keys = [];
      for await (const { key } of store.list('private/')) keys.push(key);
      expect(keys).toEqual([privateKey(unsigned)]);
    }
  });

  test('of several shops says whose files there are, and lends those that are named', async () => {
    const place = await PLACES.bucket();
    const [one, other, db] = [
      await database('sqlite'),
      await database('sqlite'),
      await database('sqlite'),
    ];
    await claimStore({ db: one, place });
    await claimStoreOnPurpose({ db: other, place });
    const [first, second] = [await findIdentity(one), await findIdentity(other)];
    const adopt = (wanted?: string) => adoptStore({ db, place, clock: systemClock }, wanted);
    await expect(adopt()).rejects.toThrow(/^S3_BUCKET: hay archivos de varias tiendas/);
    await expect(adopt('nadie')).rejects.toThrow(/ninguna tienda nadie/);
    expect(await adopt(second ?? '')).toBe(second);
    expect(await adopt(first ?? '')).toBe(first);
  });
});

test('a database from before there were identities has no store of its own', async () => {
  const { url } = await freshDatabase('sqlite', await folder());
  const db = openDatabase({ url });
  closers.push(() => db.destroy());
  expect(await findStore({ db, place: await PLACES.folder() })).toBeNull();
});
