import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

const FILE = /`([^`\n]+\.tsx?)`[^`]*?^```tsx?\n(.*?)^```$/gms;

/** The files that a guide shows, each after its path, to the letter. */
export async function guideFiles(guide: string): Promise<{ file: string; code: string }[]> {
  const text = await readFile(path.join(root, 'docs/guides', guide), 'utf8');
  return [...text.matchAll(FILE)].map(([, file = '', code = '']) => ({ file, code }));
}
