import { seal } from '../world/seal.ts';
import type { World } from '../world/world.ts';

/** The token of a letter that leaves the novedades of one account. */
export function leaveTokenOf(world: Pick<World, 'seed'>, idUsuario: number): string {
  return `${idUsuario}.${seal(world, `leave:${idUsuario}`)}`;
}
