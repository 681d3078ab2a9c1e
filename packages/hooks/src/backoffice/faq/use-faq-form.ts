import type { Faq } from '@filigrana/sdk';
import type { FaqValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { faqKeys } from '../../shared/reads/keys.ts';
import type { FormOptions } from '../forms/form.types.ts';
import { keptEnglish } from '../forms/kept-english.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useCached } from '../writes/use-cached.ts';
import { faqForm } from './faq-form.ts';
import type { FaqForm, FaqFormValues } from './faq.types.ts';

/**
 * The form of a frequent question. Refreshes the lists of staff and visitors.
 *
 * @param faq The question to edit; null for a new one.
 * @example const { values, set, submit } = useFaqForm(null, { onSaved: close });
 */
export function useFaqForm(faq: Faq | null, options?: FormOptions): FaqForm {
  const changeCached = useCached();
  const save = useCallback<SaveForm<Faq, FaqFormValues, FaqValues>>(
    ({ subject, accepted, version }, write) => {
      const sent = keptEnglish(accepted, ['preguntaIngles', 'respuestaIngles'], subject);
      if (!subject) return write('createFaq', (shop) => shop.faq.create(sent));
      const { idPregunta } = subject;
      return write(
        'updateFaq',
        (shop) => shop.faq.update(idPregunta, { ...sent, version }),
        () =>
          changeCached<Faq[]>(faqKeys.list(), (faqs) =>
            faqs.map((each) =>
              // The version stays: until the list has been read again, what comes next is compared.
              each.idPregunta === idPregunta ? { ...each, ...sent } : each,
            ),
          ),
      );
    },
    [changeCached],
  );
  const { form } = useForm(faqForm, faq, save, options);
  return { ...form, mode: faq ? 'edit' : 'add' };
}
