import { novedadTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { createNovedad, listNovedades, removeNovedad, updateNovedad } from './novedades.service.ts';
import { sendNovedad } from './send-novedad.ts';

/** News and offers for the subscribers: administrators only. */
export const novedadHandlers = (deps: Deps): HandlersOf<'novedades'> => ({
  listNovedades: () => listNovedades(deps),
  createNovedad: async ({ body, user }) => ({
    mensaje: novedadTexts.created,
    idNovedad: await createNovedad(deps, body, user.idUsuario),
  }),
  updateNovedad: async ({ params, body, user }) => {
    await updateNovedad(deps, { ...params, by: user.idUsuario }, body);
    return { mensaje: novedadTexts.updated };
  },
  deleteNovedad: async ({ params, query, user }) => {
    await removeNovedad(deps, { ...params, by: user.idUsuario }, query.version);
    return { mensaje: novedadTexts.deleted };
  },
  sendNovedad: ({ params, body, user }) =>
    sendNovedad(deps, { ...params, by: user.idUsuario }, body?.version),
});
