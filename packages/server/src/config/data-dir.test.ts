import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemIds } from '../ports/ids.ts';
import { keptTokenSecret, openDataDir } from './data-dir.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'filigrana-data-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the data folder is made, with its parents and an outbox', () => {
  openDataDir(join(folder, 'a', 'b'));
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['outbox']);
});

test('a data folder that cannot be made is one clear line', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openDataDir(join(folder, 'file', 'data'))).toThrow(
    /^DATA_DIR: no se puede escribir/,
  );
});

test('the generated secret stays the same, is long, and only its owner may read it', () => {
  const secret = keptTokenSecret(folder, systemIds);
  expect(secret.length).toBeGreaterThanOrEqual(48);
  expect(keptTokenSecret(folder, systemIds)).toBe(secret);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['token-secret']);
});

test('a damaged secret is not used', () => {
  writeFileSync(join(folder, 'token-secret'), 'corto');
  expect(() => keptTokenSecret(folder, systemIds)).toThrow(/token-secret está dañado/);
});
