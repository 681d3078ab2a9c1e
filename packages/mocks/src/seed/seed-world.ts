import { recordActivity } from '../activity/activity.ts';
import { emptyWorld, type Foundation, type World } from '../world/world.ts';
import { seedContent } from './content.ts';
import { seedHistory } from './history.ts';
import { seedLookups } from './lookups.ts';
import { ROLL, seedPeople, type PersonName } from './people.ts';
import { seedProducts, type PieceName } from './products.ts';

/** A shop as every test finds it, and what its ready-made people and pieces are called. */
export interface SeededWorld {
  world: World;
  /** `idUsuario` of the ready-made accounts. */
  people: Record<PersonName, number>;
  /** `idProducto` of the ready-made pieces. */
  pieces: Record<PieceName, number>;
}

export function seedWorld(foundation: Foundation): SeededWorld {
  const world = emptyWorld(foundation, seedLookups());
  world.roll = [...ROLL];
  const people = seedPeople(world);
  const pieces = seedProducts(world);
  seedContent(world, people);
  seedHistory(world, people, pieces.chain);
  recordActivity(world, {
    idUsuario: people.admin,
    accion: 'producto.editado',
    objeto: `producto ${pieces.chain}`,
    cambios: [{ campo: 'destacado', antes: 0, despues: 1 }],
  });
  return { world, people, pieces };
}
