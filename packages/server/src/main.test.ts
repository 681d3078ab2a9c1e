import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../test/fresh-database.ts';
import { everythingIn, openToOthers } from '../test/open-to-others.ts';
import { createPasswords } from './auth/passwords.ts';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config/config.ts';
import { openDatabase } from './db/open.ts';
import { startServer } from './main.ts';

const SHOP_CONFIG = fileURLToPath(new URL('../../../shop.json', import.meta.url));
const TOKEN_SECRET = 'a secret that servers share, long enough';
let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'filigrana-main-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}, webDir?: string) =>
  startServer({
    config: readConfig(
      { DATA_DIR: dataDir, SHOP_CONFIG, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent', ...env },
      dataDir,
    ),
    webDir,
    logStream: { write: () => undefined },
  });

describe('startServer', () => {
  test('sets up a PostgreSQL that it finds empty', async () => {
    const database = await freshDatabase('postgres', dataDir, 'template1');
    const server = await start({ DATABASE_URL: database.url, TOKEN_SECRET });
    expect(await (await fetch(`${server.url}/api/tallas`)).json()).toHaveLength(9);
    await server.stop();
    await database.drop();
  });

  test('moving the database aside seeds no other one beside its files, and leaves nothing', async () => {
    await (await start({ SEED: 'demo' })).stop();
    const file = join(dataDir, 'filigrana.db');
    const parts = readdirSync(dataDir).filter((name) => name.startsWith('filigrana.db'));
    for (const name of parts) renameSync(join(dataDir, name), join(dataDir, `aside-${name}`));
    const files = readdirSync(join(dataDir, 'files'), { recursive: true }).toSorted();
    await expect(start({ SEED: 'demo' })).rejects.toThrow(
      /^DATA_DIR: sus archivos no son de esta base de datos\. .*filigrana adopt-files\.$/,
    );
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(join(dataDir, 'files'), { recursive: true }).toSorted()).toEqual(files);
    for (const name of parts) renameSync(join(dataDir, `aside-${name}`), join(dataDir, name));
    await (await start({ SEED: 'demo' })).stop();
  });

  test('tokens survive a restart', async () => {
    const first = await start();
    const created = await fetch(`${first.url}/api/users/session/create`, { method: 'POST' });
    const { sessionToken } = (await created.json()) as { sessionToken: string };
    await first.stop();
    const second = await start();
    const cart = await fetch(`${second.url}/api/carrito/obtener`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionToken }),
    });
    expect(cart.status).toBe(200);
    await second.stop();
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a missing shop file', { SHOP_CONFIG: '/nada/shop.json' }, /^SHOP_CONFIG: no se puede leer/],
    [
      'a database server that is not there',
      { DATABASE_URL: 'postgres://a:secreta@127.0.0.1:9/x', TOKEN_SECRET },
      /^DATABASE_URL: no se pudo abrir la base de datos \(ECONNREFUSED\)\.$/,
    ],
    [
      'an object store that is not there',
      {
        S3_ENDPOINT: 'http://127.0.0.1:12',
        S3_BUCKET: 'b',
        S3_ACCESS_KEY_ID: 'k',
        S3_SECRET_ACCESS_KEY: 's',
      },
      /^S3_ENDPOINT: no se pudo usar el almacén de archivos \(ECONNREFUSED\)\.$/,
    ],
    [
      'a database server without a secret that servers can share',
      { DATABASE_URL: 'postgres://a:secreta@127.0.0.1:9/x' },
      /^TOKEN_SECRET: falta, y DATABASE_URL lo necesita: .*openssl rand -hex 32$/,
    ],
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      /^HOST: este equipo no tiene la dirección 192\.0\.2\.1\.$/,
    ],
  ])('%s stops it with one line that names the setting', async (_what, env, line) => {
    await expect(start(env)).rejects.toThrow(line);
  });

  test('only its owner may read what it keeps, whatever the umask and whatever was allowed before', async () => {
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    const first = await start({ SEED: 'demo' });
    await fetch(`${first.url}/api/recuperacion/solicitar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ correo: 'cliente@filigrana.test' }),
    });
    const names = () => everythingIn(dataDir).map((path) => relative(dataDir, path));
    await vi.waitFor(() => expect(names().join()).toMatch(/outbox\/2[^,]*\.eml/));
    expect(names()).toEqual(
      expect.arrayContaining(['filigrana.db', 'filigrana.db-wal', 'filigrana.db-shm', 'files']),
    );
    expect(openToOthers(dataDir)).toEqual([]);
    await first.stop();

    for (const path of everythingIn(dataDir)) chmodSync(path, 0o777);
    await (await start()).stop();
    expect(openToOthers(dataDir)).toEqual([]);
  });

  test('a demo password that opens an account keeps the shop from others', async () => {
    await (await start({ SEED: 'demo' })).stop();
    const PUBLIC_URL = 'https://tienda.example';
    const refusal =
      /^SEED: admin@filigrana\.test todavía entra con la contraseña de la demostración/;
    await expect(start({ PUBLIC_URL })).rejects.toThrow(refusal);
    await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(refusal);
    await (await start({ PUBLIC_URL, SEED: 'demo-publico' })).stop();
    await (await start({ PUBLIC_URL: 'http://localhost:3000' })).stop();

    const db = openDatabase({ url: join(dataDir, 'filigrana.db') });
    const close = (correo: string, change: { estado: 'bloqueado' } | { contrasenaHash: string }) =>
      db.updateTable('usuarios').set(change).where('correo', '=', correo).execute();
    await close('admin@filigrana.test', { estado: 'bloqueado' });
    const contrasenaHash = await createPasswords().hash('Otra-Clave-1');
    await close('manager@filigrana.test', { contrasenaHash });
    await expect(start({ PUBLIC_URL })).rejects.toThrow(/^SEED: cliente@filigrana\.test/);
    await close('cliente@filigrana.test', { contrasenaHash });
    await db.destroy();
    await (await start({ PUBLIC_URL })).stop();
  });

  test('a port that is taken stops it with one line that names the setting', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      `PORT: el puerto ${port} ya está en uso.`,
    );
    other.close();
  });

  test('a data file that is no database stops it with one line', async () => {
    writeFileSync(join(dataDir, 'filigrana.db'), 'esto no es una base de datos'.repeat(100));
    await expect(start()).rejects.toThrow(/^DATA_DIR: no se pudo abrir la base de datos/);
  });

  test('a web app that is not there stops it with one line', async () => {
    for (const missing of [join(dataDir, 'nada'), dataDir])
      await expect(start({}, missing)).rejects.toThrow(
        new ConfigError('--web', `no hay aplicación web construida en ${missing}`),
      );
  });
});
