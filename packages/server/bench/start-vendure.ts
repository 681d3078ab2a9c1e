import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from './machine.ts';

/** A row of the catalogue. One without a name is one more size of the piece above it. */
export interface VendureRow {
  name: string;
  sku: string;
  /** US dollars, such as '98.00'. */
  price: string;
  stock: number;
  description?: string;
  /** Such as 'category:Anillos|material:Plata'. */
  facets?: string;
  size?: string;
}

/** Its own format for catalogues. */
function csv(rows: readonly VendureRow[]): string {
  const columns = {
    name: ({ name }: VendureRow) => name,
    slug: ({ name, sku }: VendureRow) => name && sku.toLowerCase(),
    description: ({ description = '' }: VendureRow) => description,
    assets: () => '',
    facets: ({ facets = '' }: VendureRow) => facets,
    optionGroups: ({ name, size }: VendureRow) => (name && size ? 'size' : ''),
    optionValues: ({ size = '' }: VendureRow) => size,
    sku: ({ sku }: VendureRow) => sku,
    price: ({ price }: VendureRow) => price,
    taxCategory: () => 'Standard',
    stockOnHand: ({ stock }: VendureRow) => String(stock),
    trackInventory: () => 'true',
    variantAssets: () => '',
    variantFacets: () => '',
  };
  const lines = rows.map((row) => Object.values(columns).map((text) => text(row)));
  return [Object.keys(columns), ...lines].map((texts) => `${texts.join(',')}\n`).join('');
}

/**
 * A Vendure, installed and run in a folder of its own that is gone afterwards.
 *
 * @param databaseUrl An empty PostgreSQL; without it its data stay in memory.
 */
export async function startVendure(rows: readonly VendureRow[], databaseUrl = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-vendure-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  let child: ChildProcess | undefined;
  try {
    await cp(path.join(import.meta.dirname, 'vendure'), folder, { recursive: true });
    await writeFile(path.join(folder, 'products.csv'), csv(rows));
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    const install = ['install', ...flags, '--no-package-lock'];
    await promisify(execFile)('npm', install, { cwd: folder });
    const started = (child = spawn(process.execPath, ['server.mjs'], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VENDURE_DISABLE_TELEMETRY: 'true',
        DATABASE_URL: databaseUrl,
        PORT: String(await freePort()),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }));
    return {
      /** Of its Shop API. */
      url: await readyAddress(started),
      pid: started.pid ?? 0,
      async close() {
        started.kill('SIGKILL');
        await remove();
      },
    };
  } catch (error) {
    child?.kill('SIGKILL');
    await remove();
    throw error;
  }
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('Vendure says nothing.');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    // What it says later has to be read too, or it would wait for that.
    child.stdout.resume();
    return url;
  }
  throw new Error('Vendure did not start.');
}
