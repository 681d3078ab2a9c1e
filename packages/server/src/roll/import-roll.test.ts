import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openShopFiles, type ShopFiles } from '../../test/shop-files.ts';
import { importRoll, type RollProgress } from './import-roll.ts';
import { lookupPerson } from './roll.repository.ts';
import { DATABASES } from '../../test/databases.ts';

let shop: ShopFiles;
let db: Database;
let folder: string;
const line = (id: number, ...names: [string, string, string]): string =>
  [id, '101001', ' ', '20300101', '00001', ...names.map((name) => name.padEnd(30))].join(',');

async function rollFile(lines: readonly string[], end = '\r\n'): Promise<string> {
  const file = path.join(folder, 'padron.txt');
  await writeFile(file, Buffer.from(lines.map((text) => text + end).join(''), 'latin1'));
  return file;
}

async function count(): Promise<number> {
  const { total } = await db
    .selectFrom('padron')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

describe.each(DATABASES)('importing the electoral roll on %s', (dialect) => {
  beforeAll(async () => {
    shop = await openShopFiles(dialect);
    ({ db, folder } = shop);
  });
  beforeEach(() => db.deleteFrom('padron').execute());
  afterAll(() => shop.close());

  it('loads 50 000 lines, skips the bad ones and says which they were', async () => {
    const lines = Array.from({ length: 50_000 }, (_, n) =>
      n % 1000 === 999 ? `línea dañada ${n}` : line(100_000_000 + n, 'ÍÑIGO', 'NUÑEZ', `PEÑA ${n}`),
    );
    const file = await rollFile(lines);
    const seen: RollProgress[] = [];
    const result = await importRoll({ db, file, onProgress: (progress) => seen.push(progress) });

    expect(result).toMatchObject({ lines: 50_000, imported: 49_950, bad: 50 });
    expect(result.firstBad).toHaveLength(20);
    expect(result.firstBad[0]).toEqual({ line: 1000, fault: 'fields' });
    expect(result.bytes).toBe(result.totalBytes);
    expect(await count()).toBe(49_950);
    expect(await lookupPerson(db, '100049998')).toEqual({
      nombre: 'ÍÑIGO',
      primerApellido: 'NUÑEZ',
      segundoApellido: 'PEÑA 49998',
    });
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.map(({ imported }) => imported)).toEqual(
      seen.map(({ imported }) => imported).sort((a, b) => a - b),
    );
  });

  it('corrects people who are known, and keeps those that the file does not name', async () => {
    await importRoll({ db, file: await rollFile([line(101110111, 'ANA', 'MORA', 'SOTO')]) });
    const next = [line(101110111, 'ANA', 'MORA', 'PEÑA'), line(202220222, 'LUIS', 'SOTO', 'MORA')];
    await importRoll({ db, file: await rollFile(next) });
    await importRoll({ db, file: await rollFile([]) });
    expect(await count()).toBe(2);
    expect(await lookupPerson(db, '101110111')).toMatchObject({ segundoApellido: 'PEÑA' });
  });

  it('takes the last of two lines about one person', async () => {
    const twice = [line(101110111, 'ANA', 'MORA', 'SOTO'), line(101110111, 'EVA', 'MORA', 'SOTO')];
    expect((await importRoll({ db, file: await rollFile(twice) })).imported).toBe(1);
    expect(await lookupPerson(db, '101110111')).toMatchObject({ nombre: 'EVA' });
  });

  it('reads other line ends, blank lines and a last line without an end', async () => {
    const file = await rollFile([line(101110111, 'ANA', 'MORA', 'SOTO'), '', '  '], '\n');
    await writeFile(file, line(202220222, 'LUIS', 'SOTO', 'MORA'), { flag: 'a' });
    expect(await importRoll({ db, file })).toMatchObject({ lines: 4, imported: 2, bad: 0 });
  });

  it('survives a file that is no roll at all, without line breaks', async () => {
    const file = path.join(folder, 'noise.bin');
    await writeFile(file, Buffer.alloc(3_000_000, 'x'));
    expect(await importRoll({ db, file })).toMatchObject({
      imported: 0,
      bad: 1,
      firstBad: [{ line: 1, fault: 'length' }],
    });
  });

  it('stops when it is told to, keeps what it has, and completes it the next time', async () => {
    const file = await rollFile(
      Array.from({ length: 30_000 }, (_, n) => line(100_000_000 + n, 'ANA', 'MORA', 'SOTO')),
    );
    const stop = new AbortController();
    const onProgress = ({ imported }: RollProgress): void => {
      if (imported >= 4000) stop.abort();
    };
    const stopped = importRoll({ db, file, onProgress, signal: stop.signal });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(await count()).toBe(4000);
    await importRoll({ db, file });
    expect(await count()).toBe(30_000);
  });

  it('says so when there is no such file', async () => {
    const file = path.join(folder, 'missing.txt');
    await expect(importRoll({ db, file })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('knows nobody by an identification that is not on the roll', async () => {
    expect(await lookupPerson(db, '999999999')).toBeUndefined();
  });
});
