import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { packAll } from '../../../scripts/lib/pack.mjs';
import { makeProject } from './project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Tarball of each package by its name. */
    tarballs: Record<string, string>;
    /** Folder of a project that has installed them, and nothing of this repository. */
    project: string;
  }
}

/** Packs the packages once, and installs them once where nobody has ever seen this repository. */
export default async function setup({ provide }: TestProject) {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'filigrana-packaging-')));
  const tarballs: Record<string, string> = await packAll(path.join(folder, 'tarballs'));
  const project = path.join(folder, 'project');
  await makeProject(project, Object.values(tarballs));
  provide('tarballs', tarballs);
  provide('project', project);
  return () => rm(folder, { recursive: true, force: true });
}
