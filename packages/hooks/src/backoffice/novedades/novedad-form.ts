import type { Novedad } from '@filigrana/sdk';
import { novedadSchema, readForm, type NovedadValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import { isAboutFile, saidBeside } from '../../shared/forms/form-definition.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { changeNovedad, NOT_WARNED, type Warned } from './novedad-counters.ts';
import type { NovedadFormValues } from './novedades.types.ts';

/** A novedad, new or edited: limits with their counters, and a picture. */
export const novedadForm: StaffForm<Novedad, NovedadFormValues, NovedadValues, Warned> = {
  id: 'novedadForm',
  idOf: (novedad) => novedad.idNovedad,
  versionOf: ({ version }) => version,
  memo: NOT_WARNED,
  start: (novedad) => ({
    asunto: novedad?.asunto ?? '',
    descripcion: novedad?.descripcion ?? '',
    referenciaURL: null,
  }),
  stored: ({ referenciaURL }) => ({ referenciaURL }),
  change: changeNovedad,
  read: (values) => readForm(novedadSchema, values),
  issues: () => ({ REQUIRED: notice('novedades.subjectMissing') }),
  beside: (error) => (isAboutFile(error) ? saidBeside('referenciaURL', error) : {}),
  failed: (error, novedad) =>
    orSaid(notice(novedad ? 'novedades.editFailed' : 'novedades.addFailed'), error),
  saved: (novedad) => notice(novedad ? 'novedades.edited' : 'novedades.added'),
  afterSaving: (values) => ({ ...values, referenciaURL: null }),
};
