import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useShopContext } from '../provider/shop-context.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FormStatus } from './form-report.ts';
import type { FormDraft, Learnt } from './form-state.ts';
import { createFormMachine, provideForm, type SendForm } from './form.machine.ts';

interface Options<Subject, Values, Accepted, Code extends string> {
  subject?: Subject | null;
  /** What an earlier form of the subject has left. */
  draftOf?(subject: Subject | null): FormDraft<Subject, Values> | undefined;
  /** As of the last render. */
  send: SendForm<Subject, Values, Accepted, Code>;
}

/**
 * Runs the machine of a form while the component is there.
 *
 * @param form It has to be the same in every render, and so has `draftOf`.
 */
export function useFormMachine<Subject, Values extends object, Accepted, Memo, Code extends string>(
  form: FormDefinition<Subject, Values, Accepted, Memo, Code>,
  { subject = null, draftOf, send }: Options<Subject, Values, Accepted, Code>,
) {
  const { running } = useShopContext();
  const machine = useMemo(() => createFormMachine(form), [form]);
  const actor = useActorRef(provideForm(machine, send), {
    ...running,
    input: { subject, draft: draftOf?.(subject) },
  });
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(
    () => actor.send({ type: 'form.open', subject, draft: draftOf?.(subject) }),
    [actor, draftOf, subject],
  );
  const commands = useMemo(
    () => ({
      change: (change: Partial<Values>) => actor.send({ type: 'form.change', change }),
      learn: (learnt: Learnt<Memo, Code>) => actor.send({ type: 'form.learn', ...learnt }),
      /** Sends what the fields hold; `values` where the page has them. */
      submit: (values?: Values) => {
        if (values) actor.send({ type: 'form.change', change: values });
        actor.send({ type: 'form.submit' });
      },
    }),
    [actor],
  );
  const status: FormStatus = state.matches('done')
    ? 'done'
    : state.matches('sending')
      ? 'sending'
      : 'idle';
  return { actor, context: state.context, status, ...commands };
}
