import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder and everything in it. */
export const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
];

/** Which files of a folder are not 0600, and which folders, itself included, are not 0700. */
export function openToOthers(folder: string): string[] {
  return everythingIn(folder).filter((path) => {
    const info = statSync(path);
    return (info.mode & 0o777) !== (info.isDirectory() ? 0o700 : 0o600);
  });
}
