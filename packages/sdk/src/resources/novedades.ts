import type { Api } from '../client/call.ts';
import type { DeleteCallOptions } from '../client/options.ts';
import { withFiles } from '../client/upload.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { novedadCreated, novedades, novedadSent } from '../normalize/novedad.ts';
import * as operations from '../operations.gen.ts';

/** News and offers that are e-mailed to subscribers. Administrators. */
export function novedadesResource({ caller }: Api) {
  const remove = caller(operations.deleteNovedad, confirmation);

  return {
    /** All of them, sent or not. */
    list: caller(operations.listNovedades, novedades),

    /** Adds one with its picture; nothing is e-mailed yet. */
    create: caller(operations.createNovedad, novedadCreated, withFiles),

    /**
     * Changes texts and picture; a picture left out stays. 409 `VERSION_CONFLICT` when `version` is
     * given and no longer the current one.
     */
    update: caller(operations.updateNovedad, confirmation, withFiles),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. */
    remove: (idNovedad: number, options?: DeleteCallOptions) =>
      remove(idNovedad, { version: options?.version }, options),

    /**
     * E-mails it to every subscribed, active customer. 409 `INVALID_STATE` when already sent,
     * `VERSION_CONFLICT` when `version` is given and no longer the current one: nothing was sent.
     */
    send: caller(operations.sendNovedad, novedadSent, { timeout: 'upload' }),
  };
}
