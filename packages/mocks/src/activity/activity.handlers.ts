import {
  ACTIVITY_PAGE,
  actionsWith,
  activityTarget,
  activityWords,
  containsText,
  endOfDay,
  fullName,
  startOfDay,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { HandlersOf } from '../http/call.ts';
import type { ActivityRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Entry = components['schemas']['ActivityEntry'];

/** The record of who did what: administrators only. */
export const activityHandlers = (world: World): HandlersOf<'activity'> => ({
  listActivity({ query: { texto = '', desde, hasta, antesDe } }) {
    const words = activityWords(texto);
    const found = world.activity
      .toReversed()
      .filter(
        ({ idActividad, fecha }) =>
          (antesDe === undefined || idActividad < antesDe) &&
          (desde === undefined || fecha >= startOfDay(desde)) &&
          (hasta === undefined || fecha < endOfDay(hasta)),
      )
      .map((row) => viewActivity(world, row))
      .filter((entry) => words.every((word) => holds(entry, word)));
    const actividad = found.slice(0, ACTIVITY_PAGE);
    const last = actividad.at(-1)?.idActividad ?? null;
    return { actividad, siguiente: found.length > actividad.length ? last : null };
  },
});

const holds = ({ accion, objeto, quien, sobre }: Entry, word: string): boolean =>
  actionsWith(word).includes(accion) ||
  [objeto, quien?.nombre ?? '', sobre?.nombre ?? ''].some((text) => containsText(text, word));

function viewActivity(world: World, { idUsuario, ...row }: ActivityRow): Entry {
  const account = accountWith(world, idUsuario);
  const quien = account && {
    idUsuario: account.idUsuario,
    nombre: fullName(account),
    rol: account.rol,
  };
  return { ...row, quien: quien ?? null, sobre: namedIn(world, row.objeto) };
}

/** How the product or the account is called today. */
function namedIn(world: World, objeto: string): Entry['sobre'] {
  const target = activityTarget(objeto);
  if (target.kind === 'producto') {
    const product = world.products.find(({ idProducto }) => idProducto === target.id);
    return product ? { nombre: product.nombreProducto, rol: null } : null;
  }
  const owner = target.kind === 'cuenta' ? accountWith(world, target.id) : undefined;
  return owner ? { nombre: fullName(owner), rol: owner.rol } : null;
}

const accountWith = (world: World, id: number | null) =>
  world.accounts.find(({ idUsuario }) => idUsuario === id);
