import type { ApiError } from '@filigrana/sdk';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import {
  NOTHING_TO_REPORT,
  reportIssues,
  serverErrors,
  type FieldErrors,
  type FormReport,
} from '../../shared/forms/form-report.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { sameValues, type FormDefinition } from './form-definition.ts';

export interface FormContext<Subject, Values, Accepted, Memo> extends FormReport<
  string,
  BackofficeNotice
> {
  /** What is edited; null for something new. */
  readonly subject: Subject | null;
  /** What the fields held before anybody changed them. */
  readonly base: Values;
  readonly values: Values;
  readonly memo: Memo;
  /** What the last reading gave; null when it was refused. */
  readonly accepted: Accepted | null;
}

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

/** What the server found wrong with single fields; with the one that `field` names when it names one. */
function refusedFields(error: ApiError, field: string | null | undefined) {
  const errors: FieldErrors<string, BackofficeNotice> = serverErrors(error);
  if (!field || !error.serverMessage) return errors;
  return { ...errors, [field]: { ...notice('field.invalid'), said: error.serverMessage } };
}

/**
 * Makes the machine of a form: editing → checking → sending → done. What is refused, by the schema
 * or by the server, leads back to editing with everything that was typed. While it is being sent
 * nothing changes; `done` lasts until something is changed or another subject is opened.
 *
 * Events: `form.change`, `form.submit`, `form.reset`, `form.open`. Emits: `notice`. Actor: `save`,
 * which gets a `FormSubmission`.
 */
export function createFormMachine<Subject, Values extends object, Accepted, Memo>(
  form: FormDefinition<Subject, Values, Accepted, Memo>,
) {
  type Context = FormContext<Subject, Values, Accepted, Memo>;
  type Submission = FormSubmission<Subject, Values, Accepted>;

  const fresh = (subject: Subject | null): Context => {
    const values = form.start(subject);
    const { memo } = form;
    return { ...NOTHING_TO_REPORT, subject, base: values, values, memo, accepted: null };
  };
  const isSame = (a: Subject | null, b: Subject | null) =>
    a === null || b === null ? a === b : form.idOf(a) === form.idOf(b);
  const isPristine = ({ values, base }: Context) => sameValues(values, base);

  const change = ({ values, memo, errors }: Context, wanted: Partial<Values>) => {
    const changed = form.change?.(values, wanted, memo) ?? {
      values: { ...values, ...wanted },
      memo,
    };
    // What was said about a field is settled by changing it, and so is what follows from it.
    const left = Object.entries(errors).filter(([field]) => {
      const name = field.split('.')[0] as keyof Values;
      return Object.is(changed.values[name], values[name]);
    });
    const report = { errors: Object.fromEntries(left), notice: null };
    return {
      said: changed.notice,
      context: { values: changed.values, memo: changed.memo, ...report },
    };
  };

  const check = ({ values, base, subject }: Context): Partial<Context> => {
    const reading = form.read(values, subject);
    if (!reading.ok)
      return { accepted: null, ...reportIssues(reading.issues, form.issues(subject)) };
    const unchanged = form.unchanged?.(values, base) ?? null;
    if (unchanged) return { ...NOTHING_TO_REPORT, accepted: null, notice: unchanged };
    return { ...NOTHING_TO_REPORT, accepted: reading.values };
  };

  const saved = ({ subject, values }: Context): Partial<Context> => {
    if (subject === null) return fresh(null);
    const settled = form.settle?.(values) ?? values;
    return { ...NOTHING_TO_REPORT, values: settled, base: settled, accepted: null };
  };

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
            actions: assign(({ context, event }) => {
              const error = asApiError(event.error);
              return {
                notice: form.failed(error, context.subject),
                errors: refusedFields(error, form.fieldOf?.(error)),
              };
            }),
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
