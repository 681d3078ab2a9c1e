import type { Api } from '../client/call.ts';
import type { DeleteCallOptions } from '../client/options.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { faqCreated, faqs } from '../normalize/faq.ts';
import * as operations from '../operations.gen.ts';

/** Frequent questions. All but `visible` are for administrators. */
export function faqResource({ caller }: Api) {
  const remove = caller(operations.deleteFaq, confirmation);

  return {
    /** What visitors see. */
    visible: caller(operations.listVisibleFaqs, faqs),

    /** Hidden ones too. */
    list: caller(operations.listFaqs, faqs),

    /** Adds a question with its answer. */
    create: caller(operations.createFaq, faqCreated),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. */
    update: caller(operations.updateFaq, confirmation),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. */
    remove: (idPregunta: number, options?: DeleteCallOptions) =>
      remove(idPregunta, { version: options?.version }, options),
  };
}
