import { fingerprint } from '../world/hash.ts';
import type { World } from '../world/world.ts';

const COLOURS = ['#8a6d3b', '#5f7161', '#7a4e4e', '#4b5d7a', '#6d5a7a'];

/** Draws a plain picture for a seeded row. @returns its address, in the server's form. */
export function seedPicture({ files }: World, name: string): string {
  const id = `${fingerprint(name)}_800x800`;
  const colour = COLOURS[files.size % COLOURS.length] ?? '#8a6d3b';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">' +
    `<rect width="800" height="800" fill="#f4efe6"/><circle cx="400" cy="400" r="220" fill="none" ` +
    `stroke="${colour}" stroke-width="36"/></svg>`;
  files.set(id, { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' });
  return `/media/${id}.webp`;
}
