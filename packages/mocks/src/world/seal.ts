import { fingerprint } from './hash.ts';
import type { World } from './world.ts';

/** Marks a text as this shop's own: what was forged or altered does not carry it. */
export function seal({ seed }: Pick<World, 'seed'>, text: string): string {
  return fingerprint(`${seed}\n${text}`);
}
