import { readForm, twoStepSchema, type TwoStepValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What password and code are asked for. */
export type TwoStepTask = 'confirm' | 'renew' | 'disable';

const BLANK: TwoStepValues = { contrasena: '', codigo: '' };

const DONE = {
  confirm: notice('twoStep.enabled'),
  renew: notice('twoStep.renewed'),
  disable: notice('twoStep.disabled'),
} as const;

/** Password and code, which turn two-step login on or off or draw new recovery codes. */
export const twoStepForm: StaffForm<TwoStepTask, TwoStepValues, TwoStepValues> = {
  id: 'twoStepForm',
  idOf: (task) => task,
  memo: null,
  start: () => BLANK,
  read: (values) => readForm(twoStepSchema, values),
  issues: () => ({ REQUIRED: notice('twoStep.incomplete') }),
  failed: (error) => orSaid(notice('twoStep.failed'), error),
  saved: (task) => DONE[task ?? 'confirm'],
  afterSaving: () => BLANK,
};
