import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { asApiError } from '../as-api-error.ts';
import { unprovided } from '../machines/unprovided.ts';
import { chooseSide, type Side } from './form-conflict.ts';
import { isVersionConflict, type FormDefinition, type Said } from './form-definition.ts';
import { formState, type FormContext, type FormDraft, type Learnt } from './form-state.ts';

export type FormEvent<Subject, Values, Memo, Code extends string> =
  | { type: 'form.change'; change: Partial<Values> }
  /** Something was found out while the form is filled in, such as who a number belongs to. */
  | ({ type: 'form.learn' } & Learnt<Memo, Code>)
  | { type: 'form.submit' }
  | { type: 'form.reset' }
  /** Another subject, or news of the same one: fields that somebody has changed stay. */
  | {
      type: 'form.open';
      /** What is edited from now on; null for something new. */
      subject: Subject | null;
      draft?: FormDraft<Subject, Values> | undefined;
    }
  /** Keeps one side of a field that somebody else has changed too. */
  | {
      type: 'form.choose';
      /** Which of the fields that differ. */
      field: keyof Values;
      side: Side;
    }
  /** Sends what was chosen, on top of the newer version. */
  | { type: 'form.merge' }
  /** Gives up the own changes for the newer version. */
  | { type: 'form.yield' }
  /** Back to the fields, with everything that was typed. */
  | { type: 'form.dismiss' };

/** To be said at once. How a sending ended is said by who sends: the form may be gone by then. */
export type FormEmitted<Code extends string> = { type: 'notice'; notice: Said<Code> };

/** What is sent. */
export interface FormSubmission<Subject, Values, Accepted> {
  /** What is edited; null for something new. */
  readonly subject: Subject | null;
  /** What reading the fields has given. */
  readonly accepted: Accepted;
  /** What the fields hold. */
  readonly values: Values;
  /** What the fields held before anybody changed them. */
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
 * Events: `form.change`, `form.learn`, `form.submit`, `form.reset`, `form.open`, and in a conflict `form.choose`,
 * `form.merge`, `form.yield`, `form.dismiss`. Emits: `notice`. Actor: `save`, which gets a
 * `FormSubmission` and resolves to what the form says then, if anything.
 *
 * @example
 * const form = createFormMachine({
 *   id: 'login',
 *   memo: null,
 *   start: () => ({ correo: '', contrasena: '' }),
 *   read: (values) => readForm(loginSchema, values),
 *   failed: () => ({ code: 'connection.failed' }),
 * });
 * const login = createActor(
 *   provideForm(form, async ({ accepted }) => {
 *     await shop.accounts.login(accepted);
 *     return null;
 *   }),
 *   { input: { subject: null } },
 * ).start();
 * const { correo, contrasena } = customer;
 * login.send({ type: 'form.change', change: { correo, contrasena } });
 * login.send({ type: 'form.submit' });
 * await waitFor(login, ({ value }) => value === 'done');
 * session.read().token !== null; // true
 */
export function createFormMachine<
  Subject,
  Values extends object,
  Accepted,
  Memo,
  Code extends string,
>(form: FormDefinition<Subject, Values, Accepted, Memo, Code>) {
  type Context = FormContext<Subject, Values, Accepted, Memo, Code>;
  type Submission = FormSubmission<Subject, Values, Accepted>;

  const {
    fresh,
    resume,
    isSame,
    isPristine,
    versionOf,
    change,
    learn,
    check,
    saved,
    refused,
    ...versions
  } = formState(form);

  return setup({
    types: {
      context: {} as Context,
      events: {} as FormEvent<Subject, Values, Memo, Code>,
      input: {} as { subject: Subject | null; draft?: FormDraft<Subject, Values> | undefined },
      emitted: {} as FormEmitted<Code>,
    },
    actors: { save: fromPromise<Said<Code> | null, Submission>(unprovided) },
    guards: {
      isOther: ({ context, event }) =>
        event.type === 'form.open' && !isSame(context.subject, event.subject),
      isPristine: ({ context }) => isPristine(context),
      isAccepted: ({ context }) => context.accepted !== null,
      isWithoutConflict: ({ context }) => context.conflict === null,
      isRead: ({ context }) => context.conflict?.fields != null,
    },
    actions: {
      change: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'form.change') return;
        const changed = change(context, event.change);
        enqueue.assign(changed.context);
        if (changed.said) enqueue.emit({ type: 'notice', notice: changed.said });
      }),
      learn: assign(({ context, event }) => {
        if (event.type !== 'form.learn') return {};
        const { type: _learn, ...learnt } = event;
        return learn(context, learnt);
      }),
      check: assign(({ context }) => check(context)),
      sayRefusal: enqueueActions(({ context, enqueue }) => {
        if (context.notice) enqueue.emit({ type: 'notice', notice: context.notice });
      }),
      open: assign(({ event }) =>
        event.type === 'form.open' ? resume(event.subject, event.draft) : {},
      ),
      /** News of what has just been accepted, which is still said. */
      renew: assign(({ context, event }) =>
        event.type === 'form.open'
          ? { ...resume(event.subject, event.draft), memo: context.memo, notice: context.notice }
          : {},
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
    },
  }).createMachine({
    id: form.id,
    context: ({ input }) => resume(input.subject, input.draft),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.change': { actions: 'change' },
          'form.learn': { actions: 'learn' },
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
          onDone: {
            target: 'done',
            actions: assign(({ context, event }) => saved(context, event.output)),
          },
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
        always: { guard: 'isWithoutConflict', target: 'checking', actions: 'check' },
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
          'form.learn': { target: 'editing', actions: 'learn' },
          'form.submit': { target: 'checking', actions: 'check' },
          'form.reset': { target: 'editing', actions: 'reset' },
          'form.open': [
            { guard: 'isOther', target: 'editing', actions: 'open' },
            { actions: 'renew' },
          ],
        },
      },
    },
  });
}

export type FormMachine<
  Subject,
  Values extends object,
  Accepted,
  Memo,
  Code extends string,
> = ReturnType<typeof createFormMachine<Subject, Values, Accepted, Memo, Code>>;

/**
 * Sends what was accepted; resolves to what the form says then, if anything.
 *
 * @param submission What is sent.
 * @param left Tells that the person has left.
 */
export type SendForm<Subject, Values, Accepted, Code extends string> = (
  submission: FormSubmission<Subject, Values, Accepted>,
  left: AbortSignal,
) => Promise<Said<Code> | null>;

/**
 * The machine of a form connected to what sends it.
 *
 * @param machine Made by `createFormMachine`.
 * @param send Sends what was accepted; rejects with an `ApiError`.
 */
export function provideForm<Subject, Values extends object, Accepted, Memo, Code extends string>(
  machine: FormMachine<Subject, Values, Accepted, Memo, Code>,
  send: SendForm<Subject, Values, Accepted, Code>,
): FormMachine<Subject, Values, Accepted, Memo, Code> {
  return machine.provide({
    actors: {
      save: fromPromise<Said<Code> | null, FormSubmission<Subject, Values, Accepted>>(
        ({ input, signal }) => send(input, signal),
      ),
    },
  });
}
