// npm run surface: writes down what every entry of the published packages exports, in test/packages/surface.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { PUBLISHED } from './lib/pack.mjs';
import { root } from './lib/run.mjs';
import { surfaces } from './lib/surface.mjs';

const folder = path.join(root, 'test/packages/surface');
await ensureBuilt(PUBLISHED, { types: true });
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(await surfaces()))
  await writeFile(path.join(folder, name), text);
