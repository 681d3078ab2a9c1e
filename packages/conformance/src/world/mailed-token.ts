import { setTimeout as wait } from 'node:timers/promises';
import { check } from '../http/difference.ts';
import type { World } from './world.ts';

const MAIL_PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 50;

/** The token of the newest link that was mailed to an address, once it has arrived. */
export async function mailedToken({ target }: World, correo: string): Promise<string> {
  const until = Date.now() + MAIL_PATIENCE_MS;
  for (;;) {
    const token = await target.resetToken?.(correo);
    if (token) return token;
    check(Date.now() < until, `No link arrived for ${correo}`);
    await wait(LOOK_EVERY_MS);
  }
}
