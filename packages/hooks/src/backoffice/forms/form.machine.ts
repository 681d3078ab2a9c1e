import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { unprovided } from '../../shared/machines/unprovided.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import { asApiError } from '../../shared/as-api-error.ts';
import { chooseSide, type Side } from './form-conflict.ts';
import { isVersionConflict, type FormDefinition } from './form-definition.ts';
import type { FormDraft } from './form-drafts.ts';
import { formState, type FormContext } from './form-state.ts';

export type FormEvent<Subject, Values> =
  | { type: 'form.change'; change: Partial<Values> }
  | { type: 'form.submit' }
  | { type: 'form.reset' }
  /** Another subject, or news of the same one: fields that somebody has changed stay. */
  | { type: 'form.open'; subject: Subject | null; draft?: FormDraft<Subject, Values> | undefined }
  /** Keeps one side of a field that somebody else has changed too. */
  | { type: 'form.choose'; field: keyof Values; side: Side }
  /** Sends what was chosen, on top of the newer version. */
  | { type: 'form.merge' }
  /** Gives up the own changes for the newer version. */
  | { type: 'form.yield' }
  /** Back to the fields, with everything that was typed. */
  | { type: 'form.dismiss' };

/** To be said at once. How a sending ended is said by who sends: the form may be gone by then. */
export type FormEmitted = { type: 'notice'; notice: BackofficeNotice };

/** What is sent. */
export interface FormSubmission<Subject, Values, Accepted> {
  readonly subject: Subject | null;
  readonly accepted: Accepted;
  readonly values: Values;
  readonly base: Values;
  /** The version that the edit started from, where the server keeps versions. */
  readonly version: number | undefined;
}

/**
 * Makes the machine of a form: editing → checking → sending → done. What is refused, by the schema
 * or by the server, leads back to editing with everything that was typed. While it is being sent
 * nothing changes; `done` lasts until something is changed or another subject is opened. When
 * somebody else has saved meanwhile it is in `conflict` until one has chosen; a newer version that
 * changes nothing the form holds, and whose picture no picture chosen here would replace, is no
 * conflict: the edit is sent again on top of it. In a conflict, a still newer version leaves every
 * choice as it is where it changes nothing. Input and `form.open` take a draft, which an earlier form
 * of the same subject has left.
 *
 * Events: `form.change`, `form.submit`, `form.reset`, `form.open`, and in a conflict `form.choose`,
 * `form.merge`, `form.yield`, `form.dismiss`. Emits: `notice`. Actor: `save`, which gets a
 * `FormSubmission`.
 *
 * @example const faqFormMachine = createFormMachine(faqForm);
 */
export function createFormMachine<Subject, Values extends object, Accepted, Memo>(
  form: FormDefinition<Subject, Values, Accepted, Memo>,
) {
  type Context = FormContext<Subject, Values, Accepted, Memo>;
  type Submission = FormSubmission<Subject, Values, Accepted>;

  const {
    fresh,
    resume,
    isSame,
    isPristine,
    versionOf,
    change,
    check,
    saved,
    refused,
    ...versions
  } = formState(form);

  return setup({
    types: {
      context: {} as Context,
      events: {} as FormEvent<Subject, Values>,
      input: {} as { subject: Subject | null; draft?: FormDraft<Subject, Values> | undefined },
      emitted: {} as FormEmitted,
    },
    actors: { save: fromPromise<void, Submission>(unprovided) },
    guards: {
      isOther: ({ context, event }) =>
        event.type === 'form.open' && !isSame(context.subject, event.subject),
      isPristine: ({ context }) => isPristine(context),
      isAccepted: ({ context }) => context.accepted !== null,
      isSettled: ({ context }) => context.conflict === null,
      isRead: ({ context }) => context.conflict?.fields != null,
    },
    actions: {
      change: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'form.change') return;
        const changed = change(context, event.change);
        enqueue.assign(changed.context);
        if (changed.said) enqueue.emit({ type: 'notice', notice: changed.said });
      }),
      check: assign(({ context }) => check(context)),
      sayRefusal: enqueueActions(({ context, enqueue }) => {
        if (context.notice) enqueue.emit({ type: 'notice', notice: context.notice });
      }),
      open: assign(({ event }) =>
        event.type === 'form.open' ? resume(event.subject, event.draft) : {},
      ),
      /** Fields that have been changed stay as they are, over what the server has now. */
      meet: assign(({ context, event }) =>
        event.type === 'form.open' ? versions.meet(context, event.subject) : {},
      ),
      compare: assign(({ context, event }) =>
        versions.compare(context, event.type === 'form.open' ? event.subject : context.subject),
      ),
      choose: assign(({ context: { conflict }, event }) =>
        conflict && event.type === 'form.choose'
          ? { conflict: chooseSide(conflict, event.field, event.side) }
          : {},
      ),
      merge: assign(({ context }) => versions.rebase(context)),
      dismiss: assign({ conflict: null }),
      reset: assign(({ context }) => fresh(context.subject)),
      settle: assign(({ context }) => saved(context)),
    },
  }).createMachine({
    id: form.id,
    context: ({ input }) => resume(input.subject, input.draft),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.change': { actions: 'change' },
          'form.submit': { target: 'checking', actions: 'check' },
          'form.reset': { actions: 'reset' },
          'form.open': [
            { guard: 'isOther', actions: 'open' },
            { guard: 'isPristine', actions: 'open' },
            { actions: 'meet' },
          ],
        },
      },
      checking: {
        always: [
          { guard: 'isAccepted', target: 'sending' },
          { target: 'editing', actions: 'sayRefusal' },
        ],
      },
      sending: {
        // What is on its way goes on: who sends it says how it ended.
        on: {
          'form.open': [
            { guard: 'isOther', target: 'editing', actions: 'open' },
            { actions: 'meet' },
          ],
        },
        invoke: {
          src: 'save',
          input: ({ context: { subject, origin, accepted, values, base } }) => ({
            subject,
            version: versionOf(origin),
            // `checking` lets nothing through without it.
            accepted: accepted as Accepted,
            values,
            base,
          }),
          onDone: { target: 'done', actions: 'settle' },
          onError: [
            {
              guard: ({ context, event }) =>
                context.subject !== null && isVersionConflict(asApiError(event.error)),
              target: 'conflict',
            },
            {
              target: 'editing',
              actions: assign(({ context, event }) => refused(context, event.error)),
            },
          ],
        },
      },
      conflict: {
        entry: 'compare',
        always: { guard: 'isSettled', target: 'checking', actions: 'check' },
        on: {
          'form.open': [
            { guard: 'isOther', target: 'editing', actions: 'open' },
            { actions: 'compare' },
          ],
          'form.choose': { actions: 'choose' },
          'form.merge': { guard: 'isRead', target: 'checking', actions: ['merge', 'check'] },
          'form.yield': { guard: 'isRead', target: 'editing', actions: 'reset' },
          'form.dismiss': { target: 'editing', actions: 'dismiss' },
          'form.reset': { target: 'editing', actions: 'reset' },
          // Once more, when the newer version could not be read.
          'form.submit': { target: 'checking', actions: ['dismiss', 'check'] },
        },
      },
      done: {
        on: {
          'form.change': { target: 'editing', actions: 'change' },
          'form.submit': { target: 'checking', actions: 'check' },
          'form.reset': { target: 'editing', actions: 'reset' },
          'form.open': [
            { guard: 'isOther', target: 'editing', actions: 'open' },
            { actions: 'open' },
          ],
        },
      },
    },
  });
}

export type FormMachine<Subject, Values extends object, Accepted, Memo> = ReturnType<
  typeof createFormMachine<Subject, Values, Accepted, Memo>
>;
