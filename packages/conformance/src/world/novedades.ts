import { present } from '../http/difference.ts';
import { formOf, type Parts } from './files.ts';
import { unique } from './fresh.ts';
import type { World } from './world.ts';

/** Every novedad, newest first. */
export async function allNovedades({ ask, token }: World) {
  return (await ask('listNovedades', '', { token: await token(2) })).ok();
}

export async function findNovedad(world: World, idNovedad: number) {
  const found = (await allNovedades(world)).find((novedad) => novedad.idNovedad === idNovedad);
  return present(found, `Novedad ${idNovedad} in GET /api/novedades/todos`);
}

/** Adds a novedad; it is deleted after the case. */
export async function newNovedad(world: World, parts: Parts = {}) {
  const token = await world.token(2);
  const asunto = unique('Novedad');
  const whole = formOf({ asunto, descripcion: 'De una prueba.', ...parts });
  (await world.ask('createNovedad', '', { token, form: whole })).ok();
  const found = present(
    (await allNovedades(world)).find((one) => one.asunto === asunto),
    'The new novedad',
  );
  const { idNovedad } = found;
  world.later((ask) => ask('deleteNovedad', '', { token, params: { idNovedad } }));
  return { ...found, asunto };
}

/** Changes some parts of a novedad. */
export async function changeNovedad(world: World, idNovedad: number, parts: Parts, what = '') {
  const request = { token: await world.token(2), params: { idNovedad }, form: formOf(parts) };
  return world.ask('updateNovedad', what, request);
}
