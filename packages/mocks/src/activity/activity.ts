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

type Fields = Readonly<Record<string, string | number | null>>;

/** The fields that two versions of a thing hold differently. */
export function changesBetween<Thing extends Fields>(
  before: Thing,
  after: Thing,
): ActivityRow['cambios'] {
  return Object.keys(after)
    .map((campo) => ({
      campo,
      antes: before[campo] ?? null,
      despues: after[campo] ?? null,
    }))
    .filter(({ antes, despues }) => antes !== despues);
}
