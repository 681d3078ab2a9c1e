import type { TwoStepValues } from '@filigrana/sdk/schemas';
import { useCallback, useState } from 'react';
import type { AdminForm, FormOptions } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { twoStepForm, type TwoStepTask } from './two-step-form.ts';

export interface TwoStepForm extends AdminForm<TwoStepValues> {
  /** The recovery codes that came of it. They are never told again: show them until they are kept. */
  codes: readonly string[] | null;
}

type Save = SaveForm<TwoStepTask, TwoStepValues, TwoStepValues>;

/**
 * The form that asks for password and code: to turn two-step login on (with a code of the secret that
 * `useTwoStep` has drawn) or off, or to draw new recovery codes. Refreshes `getTwoStep`.
 *
 * @example
 * const { values, set, errors, submit, codes } = useTwoStepForm('confirm');
 */
export function useTwoStepForm(task: TwoStepTask, options?: FormOptions): TwoStepForm {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const save = useCallback<Save>(
    async ({ accepted }, write) => {
      if (task === 'disable')
        return write('disableTwoStep', (shop) => shop.twoStep.disable(accepted));
      const { codigos } = await (task === 'confirm'
        ? write('confirmTwoStep', (shop) => shop.twoStep.confirm(accepted))
        : write('renewRecoveryCodes', (shop) => shop.twoStep.renewCodes(accepted)));
      setCodes(codigos);
    },
    [task],
  );
  const { form } = useForm(twoStepForm, task, save, options);
  return { ...form, codes };
}
