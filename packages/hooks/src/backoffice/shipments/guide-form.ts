import { cleanGuide, GUIDE_MAX } from '@filigrana/sdk/domain';
import { guideSchema, readForm, type GuideValues } from '@filigrana/sdk/schemas';
import { saidBeside } from '../../shared/forms/form-definition.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** The order that a guide belongs to, and the one it has. */
export interface GuideSubject {
  idPedido: number;
  guia: string | null;
}

/** The guide of a parcel; blank takes it away. */
export const guideForm: StaffForm<GuideSubject, GuideValues, GuideValues> = {
  id: 'guideForm',
  idOf: ({ idPedido }) => idPedido,
  memo: null,
  start: (subject) => ({ guia: subject?.guia ?? '' }),
  read: (values) => readForm(guideSchema, values),
  issues: () => ({
    INVALID: notice('guide.invalid'),
    TOO_LONG: notice('guide.tooLong', { max: GUIDE_MAX }),
  }),
  beside: (error) => (error.status === 400 ? saidBeside('guia', error) : {}),
  failed: (error) => orSaid(notice('guide.failed'), error),
  saved: () => notice('guide.saved'),
  afterSaving: ({ guia }) => ({ guia: cleanGuide(guia) }),
};
