// The two steps of the documentation, for scripts/lib/build.mjs:
//   reference <file>            reads what the packages export
//   site <reference> <folder>   draws the pages
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './reference-model.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [step, file = '', folder = ''] = process.argv.slice(2);

if (step === 'reference') {
  const { readReference } = await import('./reference.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await readReference(root)));
} else if (step === 'site') {
  const { writeSite } = await import('./site.ts');
  writeSite(root, JSON.parse(readFileSync(file, 'utf8')) as Entry[], folder);
} else throw new Error('Usage: main.ts reference FILE | site FILE FOLDER');
