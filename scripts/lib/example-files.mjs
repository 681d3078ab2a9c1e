import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

const SOURCES = path.join(root, 'examples');
/** What npm and the tools of an example leave behind: never part of a copy. */
const MADE = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.vite',
  '.next',
  'next-env.d.ts',
  '.expo',
  'expo-env.d.ts',
  'package-lock.json',
]);

/** Names of the examples, sorted. */
export async function exampleNames() {
  const entries = await readdir(SOURCES, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Copies what was written of an example; `without` names files of its folder that are left out. */
export async function copyExample(name, folder, { without = [] } = {}) {
  const source = path.join(SOURCES, name);
  const left = new Set(without.map((file) => path.join(source, file)));
  await cp(source, folder, {
    recursive: true,
    filter: (file) => file === source || !(MADE.has(path.basename(file)) || left.has(file)),
  });
}
