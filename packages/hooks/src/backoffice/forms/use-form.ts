import { useCallback, useEffect, useMemo, useRef } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { isEqual } from '../../shared/is-equal.ts';
import type { Conflict } from '../../shared/forms/form-conflict.ts';
import { isVersionConflict } from '../../shared/forms/form-definition.ts';
import type { FormDrafts } from '../../shared/forms/form-state.ts';
import type { FormSubmission } from '../../shared/forms/form.machine.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { AdminForm, FormConflict, FormOptions, StaffForm } from './form.types.ts';

/** Sends what was accepted. */
export type SaveForm<Subject, Values, Accepted> = (
  submission: FormSubmission<Subject, Values, Accepted>,
  write: Write,
) => Promise<unknown>;

interface Options<Subject, Values> extends FormOptions {
  /** Where what is typed outlives the form. The same in every render. */
  drafts?: FormDrafts<Subject, Values> | undefined;
}

/** Runs a form of the back office. The outcome is said by toast, also when the form is gone by then. */
export function useForm<Subject, Values extends object, Accepted, Memo>(
  form: StaffForm<Subject, Values, Accepted, Memo>,
  subject: Subject | null,
  save: SaveForm<Subject, Values, Accepted>,
  { drafts, ...options }: Options<Subject, Values> = {},
) {
  const write = useWrite();
  const notify = useNotify();

  const onSaved = useRef(options.onSaved);
  useEffect(() => {
    onSaved.current = options.onSaved;
  });

  const idOf = useCallback((each: Subject) => form.idOf?.(each) ?? form.id, [form]);
  const draftOf = useCallback(
    (each: Subject | null) => (each === null ? undefined : drafts?.get(idOf(each))),
    [drafts, idOf],
  );
  const { actor, context, status, submit } = useFormMachine(form, {
    subject,
    draftOf,
    async send(submission) {
      const { subject: sent } = submission;
      try {
        await save(submission, write);
      } catch (cause) {
        const error = asApiError(cause);
        const failed = form.failed(error, sent);
        // A conflict is no failure: the form shows both versions.
        if (failed && (sent === null || !isVersionConflict(error))) notify(failed);
        throw error;
      }
      // The form may be gone by then, and its draft would come again.
      if (sent !== null) drafts?.delete(idOf(sent));
      notify(form.saved(sent));
      return null;
    },
  });

  useEffect(() => {
    const said = actor.on('notice', (emitted) => notify(emitted.notice));
    return () => said.unsubscribe();
  }, [actor, notify]);
  const isDone = status === 'done';
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
      submit: () => submit(),
      reset: () => actor.send({ type: 'form.reset' }),
    }),
    [actor, change, submit],
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

  const { origin, values, base, errors, notice, memo, conflict } = context;
  const isDirty = !isEqual(values, base);
  useEffect(() => {
    if (!drafts || origin === null) return;
    if (isDirty) drafts.set(idOf(origin), { origin, values });
    else drafts.delete(idOf(origin));
  }, [drafts, idOf, isDirty, origin, values]);
  const shown: AdminForm<Values> = {
    status,
    values,
    errors,
    notice,
    isDirty,
    conflict: conflict && { ...conflict, ...resolution },
    ...commands,
  };
  return { form: shown, change, memo };
}
