import { unique } from './fresh.ts';
import type { World } from './world.ts';

/** Adds a question; it is deleted after the case. */
export async function newFaq({ ask, token, later }: World, visible: 0 | 1) {
  const bearer = await token(2);
  const fields = { pregunta: unique('¿Conformidad?'), respuesta: 'Sí.', visible };
  const answer = await ask('createFaq', '', { token: bearer, json: fields });
  const params = { idPregunta: answer.ok().idPregunta };
  later((undo) => undo('deleteFaq', '', { token: bearer, params }));
  return { ...fields, ...params };
}

/** The questions as an administrator sees them. */
export async function allFaqs({ ask, token }: World) {
  return (await ask('listFaqs', '', { token: await token(2) })).ok();
}
