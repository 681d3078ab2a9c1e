import type { Api } from '../client/call.ts';
import type { CallOptions, DeleteCallOptions } from '../client/options.ts';
import type { Faq } from '../entities.ts';
import { given, type DeletionQuery, type FaqEdit, type FaqForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { faqCreated, faqs } from '../normalize/faq.ts';
import type { Confirmation, FaqCreated } from '../results.ts';

/** Frequent questions. All but `visible` are for administrators. */
export function faqResource({ client, call }: Api) {
  return {
    /** What visitors see. */
    visible: (options?: CallOptions): Promise<Faq[]> =>
      call({
        operation: 'listVisibleFaqs',
        send: (init) => client.GET('/api/preguntas/preguntas-visibles', init),
        read: faqs,
        options,
      }),

    /** Hidden ones too. */
    list: (options?: CallOptions): Promise<Faq[]> =>
      call({
        operation: 'listFaqs',
        bearer: true,
        send: (init) => client.GET('/api/preguntas/preguntas', init),
        read: faqs,
        options,
      }),

    create: (body: FaqForm, options?: CallOptions): Promise<FaqCreated> =>
      call({
        operation: 'createFaq',
        bearer: true,
        send: (init) => client.POST('/api/preguntas/agregarPregunta', { ...init, body }),
        read: faqCreated,
        options,
      }),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. */
    update: (idPregunta: number, body: FaqEdit, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'updateFaq',
        bearer: true,
        send: (init) =>
          client.PUT('/api/preguntas/editarPregunta/{idPregunta}', {
            ...init,
            params: { path: { idPregunta } },
            body: given(body),
          }),
        read: confirmation,
        options,
      }),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. */
    remove: (idPregunta: number, options?: DeleteCallOptions): Promise<Confirmation> =>
      call({
        operation: 'deleteFaq',
        bearer: true,
        send: (init) =>
          client.DELETE('/api/preguntas/borrarPregunta/{idPregunta}', {
            ...init,
            params: {
              path: { idPregunta },
              query: given<DeletionQuery>({ version: options?.version }),
            },
          }),
        read: confirmation,
        options,
      }),
  };
}
