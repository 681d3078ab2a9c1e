import { readConfig } from '@filigrana/server';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { node, root } from '../../scripts/lib/run.mjs';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** Instructions of the Dockerfile, one per entry, continued lines joined. */
async function instructions(): Promise<{ name: string; rest: string }[]> {
  return (await read('deploy/Dockerfile'))
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.replace(/^[A-Z]+ +/, '') }));
}

/** Instructions of the last stage: the image that runs. */
async function image() {
  const all = await instructions();
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
}

async function imageEnv(): Promise<Record<string, string>> {
  const env = (await image()).find(({ name }) => name === 'ENV')?.rest ?? '';
  return Object.fromEntries(env.split(' ').map((pair) => pair.split('=') as [string, string]));
}

/** The array of `CMD [ … ]`, also of the one in a HEALTHCHECK. */
async function commandOf(instruction: string): Promise<string[]> {
  const { rest = '' } = (await image()).find(({ name }) => name === instruction) ?? {};
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[];
}

/** Every variable that the server reads. */
function settings(): Set<string> {
  const asked = new Set<string>();
  const watched = new Proxy({}, { get: (_, name) => void asked.add(String(name)) });
  readConfig(watched, root);
  return asked;
}

interface Service {
  environment?: Record<string, string>;
  image?: string;
  volumes?: string[];
  build?: string;
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
}

const compose = async () =>
  parse(await read('deploy/compose.yaml')) as {
    services: Record<string, Service>;
    configs: Record<string, { content: string }>;
    volumes: Record<string, unknown>;
  };

/** What compose makes of a value: `${NAME:-default}` and `${NAME:?message}`. */
const filledIn = (value: string, given: Record<string, string>) =>
  value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, otherwise = '') =>
    String(given[name] ?? otherwise),
  );

describe('settings', () => {
  test('the table in the README lists exactly what the server reads', async () => {
    const table = (await read('README.md')).split('## Settings')[1]?.split('\n## ')[0] ?? '';
    const listed = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name),
    );
    expect(listed.sort()).toEqual([...settings()].sort());
  });

  test('the image and the compose file set nothing that the server does not read', async () => {
    const known = new Set([...settings(), 'NODE_ENV']);
    const { services } = await compose();
    const used = [
      ...Object.keys(await imageEnv()),
      ...Object.keys(services['shop']?.environment ?? {}),
    ];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test('the server accepts what the compose file gives it, and uses both services', async () => {
    const { services } = await compose();
    const given = {
      DB_PASSWORD: 'secreta',
      FILES_PASSWORD: 'secreta8',
      FILES_ROOT_PASSWORD: 'de-la-raiz',
      TOKEN_SECRET: 'x'.repeat(32),
    };
    const entries = Object.entries(services['shop']?.environment ?? {});
    const env = Object.fromEntries(entries.map(([name, value]) => [name, filledIn(value, given)]));
    const config = readConfig({ ...(await imageEnv()), ...env }, '/shop');
    expect(config).toMatchObject({ host: '0.0.0.0', seed: 'none', dataDir: '/data' });
    expect(new URL(config.databaseUrl).host).toBe('database:5432');
    expect(new URL(config.s3?.endpoint ?? '').hostname).toBe('files');
    const database = services['database']?.environment ?? {};
    expect(config.databaseUrl).toBe(
      `postgres://${database['POSTGRES_USER']}:secreta@database:5432/${database['POSTGRES_DB']}`,
    );
  });

  test('the compose file brings no demo, no secret of its own and no root keys, and pins its images', async () => {
    const { services } = await compose();
    const text = await read('deploy/compose.yaml');
    const given = ['TOKEN_SECRET', 'DB_PASSWORD', 'FILES_PASSWORD', 'FILES_ROOT_PASSWORD'];
    for (const name of given) {
      expect(text).toContain(`\${${name}:?`);
      expect(text).not.toContain(`\${${name}:-`);
    }
    const shop = services['shop']?.environment ?? {};
    expect(shop['SEED']).toBe('${SEED:-none}');
    const root = services['files']?.environment ?? {};
    expect(shop['S3_ACCESS_KEY_ID']).not.toBe(root['MINIO_ROOT_USER']);
    expect(root['MINIO_ROOT_PASSWORD']).toMatch(/^\$\{FILES_ROOT_PASSWORD:/);
    expect(JSON.stringify(shop)).not.toContain('FILES_ROOT_PASSWORD');
    const images = Object.values(services).flatMap(({ image = [] }) => image);
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toMatch(/:(\d+\.\d+|RELEASE\.[\dTZ-]+)$/);
  });

  test('what the shop may do in the store is use its own bucket', async () => {
    const { services, configs } = await compose();
    const policy = JSON.parse(configs['policy']?.content ?? '') as {
      Statement: { Effect: string; Action: string[]; Resource: string[] }[];
    };
    const bucket = `arn:aws:s3:::${services['shop']?.environment?.['S3_BUCKET']}`;
    for (const { Effect, Action, Resource } of policy.Statement) {
      expect(Effect).toBe('Allow');
      expect(Action.filter((action) => action.includes('*'))).toEqual([]);
      expect([[bucket], [`${bucket}/*`]]).toContainEqual(Resource);
    }
  });

  test('what the shop waits for and where it keeps things is there', async () => {
    const { services, volumes } = await compose();
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(Object.keys(services['shop']?.depends_on ?? {})),
    );
    for (const { volumes: mounts = [] } of Object.values(services))
      for (const mount of mounts) {
        const [from = ''] = mount.split(':');
        if (from.startsWith('.')) await access(path.join(root, 'deploy', from));
        else expect(Object.keys(volumes)).toContain(from);
      }
  });
});

describe('the image', () => {
  test('is made of what its first stage made, runs as nobody special and keeps data outside', async () => {
    const steps = await image();
    const order = steps.map(({ name }) => name);
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
    expect(steps.find(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(steps.find(({ name }) => name === 'VOLUME')?.rest).toBe((await imageEnv())['DATA_DIR']);
    const bases = (await instructions()).filter(({ name }) => name === 'FROM');
    for (const { rest } of bases) expect(rest).toMatch(/^node:\d+\.\d+\.\d+-slim( AS build)?$/);
    // A shell in between would keep SIGTERM from the server.
    expect((await commandOf('CMD'))[0]).toBe('node');
  });

  test('finds everything that it copies and builds from', async () => {
    const copies = (await instructions()).filter(({ name }) => name === 'COPY');
    expect(copies.map(({ rest }) => rest)).toEqual(['. .', '--from=build /shop ./']);
    const dropped = (await read('deploy/Dockerfile.dockerignore')).trim().split('\n');
    const matches = (file: string) =>
      dropped.filter((line) => {
        const name = line.replace(/^\*\*\//, '');
        return line.startsWith('**/')
          ? file.split('/').includes(name)
          : line.startsWith('*')
            ? file.endsWith(line.slice(1)) && !file.includes('/')
            : file === line || file.startsWith(`${line}/`);
      });
    const made = await read('scripts/lib/build.mjs');
    const needed = [...made.matchAll(/'((?:packages|scripts|docs)\/[\w./-]+|[\w.-]+\.json)'/g)]
      .map(([, file = '']) => file)
      .filter((file) => !file.includes('/dist'));
    expect(needed.length).toBeGreaterThan(10);
    for (const file of [...needed, 'scripts/container-files.mjs', '.npmrc', 'shop.json']) {
      await access(path.join(root, file));
      expect(matches(file), file).toEqual([]);
    }
    expect(matches('node_modules')).not.toEqual([]);
    expect(matches('packages/web/dist')).not.toEqual([]);
  });
});

describe('what the image runs, outside a container', () => {
  let folder = '';
  let shop: ChildProcess;
  let url = '';
  const env = async (more: Record<string, string> = {}) => {
    const { PATH = '', HOME = '' } = process.env;
    const dataDir = path.join(folder, 'data');
    return { PATH, HOME, ...(await imageEnv()), DATA_DIR: dataDir, PORT: '0', ...more };
  };
  /** Runs a command of the Dockerfile in its folder; the exit code. */
  const isHealthy = async () => {
    const [command = '', ...args] = await commandOf('HEALTHCHECK');
    const port = new URL(url).port;
    const check = spawn(command, args, {
      cwd: path.join(folder, 'shop'),
      env: await env({ PORT: port }),
    });
    return (await once(check, 'exit'))[0] as number;
  };

  /** Starts what the image starts, until it says where it is. */
  const start = async (more: Record<string, string> = {}) => {
    const [command = '', ...args] = await commandOf('CMD');
    shop = spawn(command, args, { cwd: path.join(folder, 'shop'), env: await env(more) });
    let said = '';
    url = '';
    shop.stderr?.on('data', (chunk) => (said += String(chunk)));
    for await (const chunk of shop.stdout ?? []) {
      const [, address] = /lista en (\S+)/.exec(String(chunk)) ?? [];
      if (address) {
        url = address;
        break;
      }
    }
    expect(url, said).not.toBe('');
  };

  /** A picture in a size that nobody has asked for yet: a worker has to draw it. */
  const drawnPicture = async () => {
    const featured = await (await fetch(`${url}/api/clientes/catalogo/destacados`)).json();
    const [{ image_url }] = featured as [{ image_url: string }];
    return (await fetch(url + image_url.replace('.webp', '-320.avif'))).headers.get('content-type');
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'filigrana-container-'));
    await node(['scripts/container-files.mjs', path.join(folder, 'shop')], { quiet: true });
  }, 180_000);
  afterEach(() => void shop.kill('SIGKILL'));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('serves pages, API and pictures, is healthy, and ends cleanly when told to', async () => {
    await start({ SEED: 'demo-publico' });
    for (const [page, text] of [
      ['/clientes', '<h1'],
      ['/api/clientes/catalogo/destacados', 'idProducto'],
    ])
      expect(await (await fetch(url + page)).text()).toContain(text);
    expect(await isHealthy()).toBe(0);
    expect(await drawnPicture()).toBe('image/avif');

    shop.kill('SIGTERM');
    expect((await once(shop, 'exit'))[0]).toBe(0);
    expect(await isHealthy()).toBe(1);
  });

  test('opens as one’s own shop too, with the facts that were there when it was built', async () => {
    await start({ DATA_DIR: path.join(folder, 'own') });
    const { correo } = JSON.parse(await read('shop.json')) as { correo: string };
    expect(await (await fetch(`${url}/clientes/contacto`)).text()).toContain(correo);
  });
});
