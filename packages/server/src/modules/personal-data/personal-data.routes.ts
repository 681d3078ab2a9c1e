import { Readable } from 'node:stream';
import { linkRefused, personalDataTexts } from '@filigrana/sdk/answers';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { recordActivity } from '../../activity/activity.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { nameOf, ownerOf } from './data-link.ts';
import { dataZip } from './data-zip.ts';
import { findDataOwner } from './personal-data.repository.ts';
import { closeAccount } from './personal-data.service.ts';

/** What a customer may ask about her own data. */
export const personalDataHandlers = (deps: Deps): HandlersOf<'personal-data'> => ({
  async getMyDataLink({ user: { idUsuario } }) {
    const { db, clock, media } = deps;
    const now = clock.now();
    const account = await findDataOwner(db, idUsuario);
    const enlace = account && media.privateLink(nameOf(account), now);
    if (!enlace) throw linkRefused();
    await recordActivity(db, {
      fecha: now.toISOString(),
      idUsuario,
      accion: 'cuenta.datosDescargados',
      objeto: `cuenta ${idUsuario}`,
    });
    return { enlace };
  },

  async closeAccount({ user, body }) {
    await closeAccount(deps, user.idUsuario, body);
    return { mensaje: personalDataTexts.closed };
  },
});

interface DataParams {
  Params: { owner: string };
  Querystring: { exp?: unknown; sig?: unknown };
}

/**
 * Serves `/files/datos-*`: a customer's data by signed link, made while it is sent. The link opens
 * nothing any more once its logins have ended.
 *
 * @param limit Asked before anything is done.
 */
export function dataDownload(
  deps: Deps,
  limit: (request: FastifyRequest) => Promise<void>,
): FastifyPluginAsync {
  const { db, clock, media } = deps;
  return (app) => {
    app.get<DataParams>(
      '/files/datos-:owner',
      { onRequest: (request) => limit(request) },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const name = `datos-${request.params.owner}`;
        const owner = ownerOf(name);
        if (!owner || !media.verify(name, request.query, clock.now())) throw linkRefused();
        const account = await findDataOwner(db, owner.idUsuario);
        if (account?.estado !== 'activo' || account.tokenVersion !== owner.tokenVersion)
          throw linkRefused();
        return reply
          .headers({
            'content-disposition': 'attachment; filename="mis-datos.zip"',
            'referrer-policy': 'no-referrer',
          })
          .type('application/zip')
          .send(Readable.from(dataZip(deps, owner.idUsuario), { objectMode: false }));
      },
    );
    return Promise.resolve();
  };
}
