import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { packForExamples } from '../../../scripts/lib/examples.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder far from this repository, so that no example finds a package that it does not name. */
    examplesHome: string;
    /** Tarball of each package by its name. */
    exampleTarballs: Record<string, string>;
  }
}

/** Packs the packages once for all examples. */
export default async function setup({ provide }: TestProject) {
  const home = await realpath(await mkdtemp(path.join(tmpdir(), 'filigrana-examples-')));
  provide('examplesHome', home);
  provide('exampleTarballs', await packForExamples(path.join(home, 'packages')));
  return () => rm(home, { recursive: true, force: true });
}
