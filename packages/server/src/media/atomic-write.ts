import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that nobody ever sees half of it: under the name `draft` first (on the same
 * disk), flushed, then renamed to `target`. Only this user of the machine can read it.
 */
export async function writeAtomically(
  target: string,
  draft: string,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await intoFolder(draft, () => writeFlushed(draft, bytes));
    await intoFolder(target, () => rename(draft, target));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushFolder(path.dirname(target));
}

/** Puts something into a folder, which is made first if there is none yet. */
async function intoFolder(target: string, put: () => Promise<void>): Promise<void> {
  await put().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await put();
  });
}

async function writeFlushed(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the rename itself survive a power cut; folders cannot be flushed on Windows. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
