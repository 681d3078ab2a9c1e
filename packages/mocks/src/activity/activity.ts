import type { ActivityRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What was done; `idUsuario` did it, null where nobody was logged in. */
export type NewActivity = Pick<ActivityRow, 'idUsuario' | 'accion' | 'objeto'> &
  Partial<Pick<ActivityRow, 'cambios'>>;

/** Notes who did what, now. A shop in memory notes less than a real one: logins, products, orders, texts. */
export function recordActivity(world: World, { cambios = [], ...activity }: NewActivity): void {
  world.activity.push({
    ...activity,
    cambios,
    idActividad: world.nextId('activity'),
    fecha: world.now().toISOString(),
  });
}

/**
 * The fields that two versions of a thing hold differently.
 *
 * @param fields Those that may be told.
 */
export function changesBetween<Thing extends object>(
  before: Thing,
  after: Thing,
  fields: readonly (keyof Thing & string)[],
): ActivityRow['cambios'] {
  const told = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? value : null;
  return fields
    .map((campo) => ({ campo, antes: told(before[campo]), despues: told(after[campo]) }))
    .filter(({ antes, despues }) => antes !== despues);
}
