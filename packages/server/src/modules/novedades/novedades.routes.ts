import { novedadTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { createNovedad, listNovedades, removeNovedad, updateNovedad } from './novedades.service.ts';
import { sendNovedad } from './send-novedad.ts';

type NovedadOperation =
  'listNovedades' | 'createNovedad' | 'updateNovedad' | 'deleteNovedad' | 'sendNovedad';

/** News and offers for the subscribers: administrators only. */
export const novedadHandlers = (deps: Deps): Handlers<NovedadOperation> => ({
  listNovedades: () => listNovedades(deps),
  createNovedad: async ({ body }) => ({
    mensaje: novedadTexts.created,
    idNovedad: await createNovedad(deps, body),
  }),
  updateNovedad: async ({ params, body }) => {
    await updateNovedad(deps, params.idNovedad, body);
    return { mensaje: novedadTexts.updated };
  },
  deleteNovedad: async ({ params, query }) => {
    await removeNovedad(deps, params.idNovedad, query.version);
    return { mensaje: novedadTexts.deleted };
  },
  sendNovedad: ({ params, body }) => sendNovedad(deps, { ...params, version: body?.version }),
});
