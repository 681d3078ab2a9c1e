import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { LegalPage, LegalText } from '../entities.ts';
import { given, type LegalTextForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { legalText } from '../normalize/legal-text.ts';
import type { Confirmation } from '../results.ts';

/**
 * The privacy page and the page of terms. An extension of the contract: a backend without it
 * answers 404, and a front end then shows a text of its own.
 */
export function legalTextsResource({ client, call }: Api) {
  return {
    get: (pagina: LegalPage, options?: CallOptions): Promise<LegalText> =>
      call({
        operation: 'getLegalText',
        send: (init) =>
          client.GET('/api/textos-legales/{pagina}', { ...init, params: { path: { pagina } } }),
        read: (answer) => legalText(answer, pagina),
        options,
      }),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. Administrators. */
    set: (pagina: LegalPage, body: LegalTextForm, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'setLegalText',
        bearer: true,
        send: (init) =>
          client.PUT('/api/textos-legales/{pagina}', {
            ...init,
            params: { path: { pagina } },
            body: given(body),
          }),
        read: confirmation,
        options,
      }),
  };
}
