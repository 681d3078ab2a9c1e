import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

export type Target = string | null | { [condition: string]: Target };

/** What is looked at of a published manifest. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, Target>;
  [field: string]: unknown;
}

export const PACKAGES = ['sdk', 'hooks', 'mocks', 'conformance', 'server'] as const;
/** Packages that test runners with a resolver of their own load as CommonJS. */
export const DUAL: readonly string[] = ['sdk', 'hooks', 'mocks'];

/** Where a package lies after it was installed. */
export const installed = (name: string) =>
  path.join(inject('project'), 'node_modules/@filigrana', name);

export async function manifestOf(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(installed(name), 'package.json'), 'utf8')) as Manifest;
}

/** Import names of a package's entries that are modules. */
export async function entriesOf(name: string): Promise<string[]> {
  const { exports } = await manifestOf(name);
  return Object.keys(exports)
    .filter((entry) => !entry.endsWith('.json'))
    .map((entry) => `@filigrana/${name}${entry.slice(1)}`);
}
