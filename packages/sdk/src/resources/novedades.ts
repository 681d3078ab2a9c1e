import type { Api } from '../client/call.ts';
import { upload } from '../client/upload.ts';
import type { CallOptions, DeleteCallOptions, UploadCallOptions } from '../client/options.ts';
import type { Novedad } from '../entities.ts';
import {
  given,
  type DeletionQuery,
  type NewNovedadForm,
  type NovedadForm,
  type NovedadSendForm,
} from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { novedadCreated, novedades, novedadSent } from '../normalize/novedad.ts';
import type { Confirmation, NovedadCreated, NovedadSent } from '../results.ts';

/** News and offers that are e-mailed to subscribers. Administrators. */
export function novedadesResource({ client, call }: Api) {
  return {
    list: (options?: CallOptions): Promise<Novedad[]> =>
      call({
        operation: 'listNovedades',
        bearer: true,
        send: (init) => client.GET('/api/novedades/todos', init),
        read: novedades,
        options,
      }),

    create: (form: NewNovedadForm, options?: UploadCallOptions): Promise<NovedadCreated> =>
      upload(call, {
        operation: 'createNovedad',
        send: (init) => client.POST('/api/novedades/agregar', { ...init, body: given(form) }),
        read: novedadCreated,
        options,
      }),

    /**
     * Changes texts and picture; a picture left out stays. 409 `VERSION_CONFLICT` when `version` is
     * given and no longer the current one.
     */
    update: (
      idNovedad: number,
      form: NovedadForm,
      options?: UploadCallOptions,
    ): Promise<Confirmation> =>
      upload(call, {
        operation: 'updateNovedad',
        send: (init) =>
          client.PUT('/api/novedades/{idNovedad}', {
            ...init,
            params: { path: { idNovedad } },
            body: given(form),
          }),
        read: confirmation,
        options,
      }),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. */
    remove: (idNovedad: number, options?: DeleteCallOptions): Promise<Confirmation> =>
      call({
        operation: 'deleteNovedad',
        bearer: true,
        send: (init) =>
          client.DELETE('/api/novedades/{idNovedad}', {
            ...init,
            params: {
              path: { idNovedad },
              query: given<DeletionQuery>({ version: options?.version }),
            },
          }),
        read: confirmation,
        options,
      }),

    /**
     * E-mails it to every subscribed, active customer. 409 `INVALID_STATE` when already sent,
     * `VERSION_CONFLICT` when `version` is given and no longer the current one: nothing was sent.
     */
    send: (
      idNovedad: number,
      { version }: NovedadSendForm = {},
      options?: CallOptions,
    ): Promise<NovedadSent> =>
      call({
        operation: 'sendNovedad',
        bearer: true,
        // One e-mail per subscriber takes its time.
        timeout: 'upload',
        send: (init) =>
          client.POST('/api/novedades/{idNovedad}/enviar', {
            ...init,
            params: { path: { idNovedad } },
            ...(version !== undefined && { body: { version } }),
          }),
        read: novedadSent,
        options,
      }),
  };
}
