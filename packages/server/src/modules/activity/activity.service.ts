import {
  ACTIVITY_PAGE,
  activityTarget,
  activityWords,
  endOfDay,
  fullName,
  startOfDay,
  type ActivityTarget,
} from '@filigrana/sdk/domain';
import type { components, operations } from '@filigrana/sdk/types';
import type { ActivityAction } from '@filigrana/sdk/domain';
import type { ActivityChanges } from '../../activity/activity.ts';
import type { Database } from '../../db/database.ts';
import { pageOf } from '../../db/list-page.ts';
import {
  findActivity,
  findOwners,
  findProductNames,
  type ActivityRow,
} from './activity.repository.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listActivity']['parameters']['query']>;

/** One page of who did what, the newest first. */
export async function readActivity(
  db: Database,
  { texto = '', desde, hasta, antesDe }: Query,
): Promise<Schemas['ActivityPage']> {
  const filter = {
    words: activityWords(texto),
    from: desde && startOfDay(desde),
    until: hasta && endOfDay(hasta),
    before: antesDe,
  };
  const found = await findActivity(db, filter, ACTIVITY_PAGE + 1);
  const { rows, siguiente } = pageOf(found, ACTIVITY_PAGE, ({ idActividad }) => idActividad);
  const nameOf = await namesOf(
    db,
    rows.map(({ objeto }) => activityTarget(objeto)),
  );
  return {
    actividad: rows.map((row) => ({
      idActividad: row.idActividad,
      fecha: row.fecha,
      quien: authorOf(row),
      // The record holds what `recordActivity` takes, and nothing else.
      accion: row.accion as ActivityAction,
      objeto: row.objeto,
      sobre: nameOf(activityTarget(row.objeto)),
      cambios: changesOf(row),
    })),
    siguiente,
  };
}

function authorOf({
  idUsuario,
  nombre,
  primerApellido,
  segundoApellido,
  rol,
}: ActivityRow): Schemas['ActivityEntry']['quien'] {
  const isGone = nombre === null || primerApellido === null || segundoApellido === null;
  if (idUsuario === null || isGone || rol === null) return null;
  return { idUsuario, nombre: fullName({ nombre, primerApellido, segundoApellido }), rol };
}

const changesOf = ({ cambios }: ActivityRow): Schemas['ActivityChange'][] =>
  Object.entries(JSON.parse(cambios) as ActivityChanges).map(([campo, [antes, despues]]) => ({
    campo,
    antes,
    despues,
  }));

/** How products and accounts among these things are called today. */
async function namesOf(
  db: Database,
  targets: readonly ActivityTarget[],
): Promise<(target: ActivityTarget) => Schemas['ActivityEntry']['sobre']> {
  const idsOf = (kind: ActivityTarget['kind']) => [
    ...new Set(targets.flatMap((one) => ('id' in one && one.kind === kind ? [one.id] : []))),
  ];
  const [products, owners] = await Promise.all([
    findProductNames(db, idsOf('producto')),
    findOwners(db, idsOf('cuenta')),
  ]);
  return (target) => {
    if (target.kind === 'producto') {
      const nombre = products.get(target.id);
      return nombre === undefined ? null : { nombre, rol: null };
    }
    const owner = target.kind === 'cuenta' ? owners.get(target.id) : undefined;
    return owner ? { nombre: fullName(owner), rol: owner.rol } : null;
  };
}
