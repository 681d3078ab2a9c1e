import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { unprovided } from '../../shared/machines/unprovided.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { FormDefinition } from './form-definition.ts';
import { formState, type FormContext } from './form-state.ts';

export type FormEvent<Subject, Values> =
  | { type: 'form.change'; change: Partial<Values> }
  | { type: 'form.submit' }
  | { type: 'form.reset' }
  /** Another subject, or news of the same one: fields that somebody has changed stay. */
  | { type: 'form.open'; subject: Subject | null };

/** To be said at once. How a sending ended is said by who sends: the form may be gone by then. */
export type FormEmitted = { type: 'notice'; notice: BackofficeNotice };

/** What is sent. */
export interface FormSubmission<Subject, Values, Accepted> {
  readonly subject: Subject | null;
  readonly accepted: Accepted;
  readonly values: Values;
  readonly base: Values;
}

/**
 * Makes the machine of a form: editing → checking → sending → done. What is refused, by the schema
 * or by the server, leads back to editing with everything that was typed. While it is being sent
 * nothing changes; `done` lasts until something is changed or another subject is opened.
 *
 * Events: `form.change`, `form.submit`, `form.reset`, `form.open`. Emits: `notice`. Actor: `save`,
 * which gets a `FormSubmission`.
 *
 * @example const faqFormMachine = createFormMachine(faqForm);
 */
export function createFormMachine<Subject, Values extends object, Accepted, Memo>(
  form: FormDefinition<Subject, Values, Accepted, Memo>,
) {
  type Context = FormContext<Subject, Values, Accepted, Memo>;
  type Submission = FormSubmission<Subject, Values, Accepted>;

  const { fresh, isSame, isPristine, change, check, saved, refused } = formState(form);

  return setup({
    types: {
      context: {} as Context,
      events: {} as FormEvent<Subject, Values>,
      input: {} as { subject: Subject | null },
      emitted: {} as FormEmitted,
    },
    actors: { save: fromPromise<void, Submission>(unprovided) },
    guards: {
      isOther: ({ context, event }) =>
        event.type === 'form.open' && !isSame(context.subject, event.subject),
      isPristine: ({ context }) => isPristine(context),
      isAccepted: ({ context }) => context.accepted !== null,
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
      open: assign(({ event }) => (event.type === 'form.open' ? fresh(event.subject) : {})),
      /** Fields that have been changed stay as they are, over what the server has now. */
      meet: assign(({ event }) => (event.type === 'form.open' ? { subject: event.subject } : {})),
      reset: assign(({ context }) => fresh(context.subject)),
      settle: assign(({ context }) => saved(context)),
    },
  }).createMachine({
    id: form.id,
    context: ({ input }) => fresh(input.subject),
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
          input: ({ context: { subject, accepted, values, base } }) => ({
            subject,
            // `checking` lets nothing through without it.
            accepted: accepted as Accepted,
            values,
            base,
          }),
          onDone: { target: 'done', actions: 'settle' },
          onError: {
            target: 'editing',
            actions: assign(({ context, event }) => refused(context, event.error)),
          },
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
