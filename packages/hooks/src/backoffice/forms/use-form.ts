import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { Conflict } from './form-conflict.ts';
import { isVersionConflict, sameValues, type FormDefinition } from './form-definition.ts';
import type { FormDrafts } from './form-drafts.ts';
import type { FormMachine, FormSubmission } from './form.machine.ts';
import type { AdminForm, FormConflict, FormOptions } from './form.types.ts';

/** Sends what was accepted. */
export type SaveForm<Subject, Values, Accepted> = (
  submission: FormSubmission<Subject, Values, Accepted>,
  write: Write,
) => Promise<unknown>;

interface Options<Subject, Values> extends FormOptions {
  /** Where what is typed outlives the form. The same in every render. */
  drafts?: FormDrafts<Subject, Values> | undefined;
}

/**
 * Runs the machine of a form. The outcome is said by toast, also when the form is gone by then.
 *
 * @param save It has to be the same function in every render.
 */
export function useForm<Subject, Values extends object, Accepted, Memo>(
  form: FormDefinition<Subject, Values, Accepted, Memo>,
  machine: FormMachine<Subject, Values, Accepted, Memo>,
  subject: Subject | null,
  save: SaveForm<Subject, Values, Accepted>,
  { drafts, ...options }: Options<Subject, Values> = {},
) {
  const { clock } = useShopContext();
  const write = useWrite();
  const notify = useNotify();

  const onSaved = useRef(options.onSaved);
  useEffect(() => {
    onSaved.current = options.onSaved;
  });

  const logic = useMemo(
    () =>
      machine.provide({
        actors: {
          save: fromPromise<void, FormSubmission<Subject, Values, Accepted>>(async ({ input }) => {
            try {
              await save(input, write);
            } catch (cause) {
              const error = asApiError(cause);
              // A conflict is no failure: the form shows both versions.
              if (input.subject === null || !isVersionConflict(error))
                notify(form.failed(error, input.subject));
              throw error;
            }
            // The form may be gone by then, and its draft would come again.
            if (input.subject !== null) drafts?.delete(form.idOf(input.subject));
            notify(form.saved(input.subject));
          }),
        },
      }),
    [drafts, form, machine, notify, save, write],
  );
  const draftOf = useCallback(
    (each: Subject | null) => (each === null ? undefined : drafts?.get(form.idOf(each))),
    [drafts, form],
  );
  const actor = useActorRef(logic, { input: { subject, draft: draftOf(subject) }, clock });
  const state = useSelector(actor, (snapshot) => snapshot);

  useEffect(() => {
    const said = actor.on('notice', (emitted) => notify(emitted.notice));
    return () => said.unsubscribe();
  }, [actor, notify]);
  useEffect(
    () => actor.send({ type: 'form.open', subject, draft: draftOf(subject) }),
    [actor, draftOf, subject],
  );
  const isDone = state.matches('done');
  useEffect(() => {
    if (isDone) onSaved.current?.();
  }, [isDone]);

  const change = useCallback(
    (wanted: (now: Values) => Partial<Values>) =>
      actor.send({ type: 'form.change', change: wanted(actor.getSnapshot().context.values) }),
    [actor],
  );
  const commands = useMemo(
    () => ({
      set: <Name extends keyof Values>(field: Name, value: Values[Name]) =>
        // A computed name loses which field it is; the signature has just checked it.
        change(() => ({ [field]: value }) as unknown as Partial<Values>),
      submit: () => actor.send({ type: 'form.submit' }),
      reset: () => actor.send({ type: 'form.reset' }),
    }),
    [actor, change],
  );
  const resolution = useMemo<Omit<FormConflict<Values>, keyof Conflict<Values>>>(
    () => ({
      choose: (field, side) => actor.send({ type: 'form.choose', field, side }),
      merge: () => actor.send({ type: 'form.merge' }),
      takeTheirs: () => actor.send({ type: 'form.yield' }),
      dismiss: () => actor.send({ type: 'form.dismiss' }),
      retry: () => actor.send({ type: 'form.submit' }),
    }),
    [actor],
  );

  const { origin, values, base, errors, notice, memo, conflict } = state.context;
  const isDirty = !sameValues(values, base);
  useEffect(() => {
    if (!drafts || origin === null) return;
    if (isDirty) drafts.set(form.idOf(origin), { origin, values });
    else drafts.delete(form.idOf(origin));
  }, [drafts, form, isDirty, origin, values]);
  const shown: AdminForm<Values> = {
    status: isDone ? 'done' : state.matches('sending') ? 'sending' : 'idle',
    values,
    errors,
    notice,
    isDirty,
    conflict: conflict && { ...conflict, ...resolution },
    ...commands,
  };
  return { form: shown, change, memo };
}
