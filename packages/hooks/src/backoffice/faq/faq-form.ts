import type { Faq } from '@filigrana/sdk';
import { faqSchema, readForm, type FaqValues } from '@filigrana/sdk/schemas';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';
import type { FaqFormValues } from './faq.types.ts';

/** A frequent question, new or edited. */
export const faqForm: StaffForm<Faq, FaqFormValues, FaqValues> = {
  id: 'faqForm',
  idOf: (faq) => faq.idPregunta,
  versionOf: ({ version }) => version,
  memo: null,
  start: (faq) => ({
    pregunta: faq?.pregunta ?? '',
    respuesta: faq?.respuesta ?? '',
    preguntaIngles: faq?.preguntaIngles ?? '',
    respuestaIngles: faq?.respuestaIngles ?? '',
    visible: faq?.visible !== 0,
  }),
  read: (values) => readForm(faqSchema, values),
  issues: (faq) => ({ REQUIRED: notice(faq ? 'faq.editIncomplete' : 'faq.addIncomplete') }),
  failed: (_error, faq) => notice(faq ? 'faq.editFailed' : 'faq.addFailed'),
  saved: (faq) => notice(faq ? 'faq.edited' : 'faq.added'),
};
