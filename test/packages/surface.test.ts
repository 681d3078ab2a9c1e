import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { surfaces } from '../../scripts/lib/surface.mjs';

const folder = path.join(import.meta.dirname, 'surface');

test('every entry exports what is written down; `npm run surface` writes what there is now', async () => {
  const now: Record<string, string> = await surfaces();
  const files = await readdir(folder);
  expect(Object.keys(now).sort()).toEqual(files.sort());
  for (const file of files)
    expect(now[file]?.split('\n'), file).toEqual(
      (await readFile(path.join(folder, file), 'utf8')).split('\n'),
    );
});
