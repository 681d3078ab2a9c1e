import type { ApiError, Confirmation, ResetTokenCheck } from '@filigrana/sdk';
import { EXAMPLE_PASSWORD } from '@filigrana/sdk/domain';
import {
  readForm,
  resetPasswordSchema,
  type PasswordResetValues,
  type ResetPasswordValues,
} from '@filigrana/sdk/schemas';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { timings } from '../../shared/timings.ts';
import {
  NOTHING_TO_REPORT,
  reportIssues,
  serverErrors,
  type FormReport,
} from '../forms/form-report.ts';
import { notice } from '../texts/storefront-notice.ts';

export type ResetPasswordField = keyof ResetPasswordValues;

export interface ResetPasswordContext extends FormReport<ResetPasswordField> {
  /** Token of the link. */
  readonly token: string;
  /** The new password while it is being sent; blank before and after. */
  readonly nuevaContrasena: string;
}

export type ResetPasswordEvent =
  | { type: 'reset.submit'; values: ResetPasswordValues }
  /** Another link was opened on the same screen. */
  | { type: 'reset.open'; token: string };

/** The calls behind the screen. */
export interface ResetPasswordPort {
  verify(token: string, signal: AbortSignal): Promise<ResetTokenCheck>;
  reset(values: PasswordResetValues): Promise<Confirmation>;
}

function check(values: ResetPasswordValues): Partial<ResetPasswordContext> {
  const form = readForm(resetPasswordSchema, values);
  if (form.ok) return { ...NOTHING_TO_REPORT, nuevaContrasena: form.values.nuevaContrasena };
  return reportIssues(form.issues, {
    REQUIRED: notice('reset.incomplete'),
    PASSWORDS_DIFFER: notice('reset.mismatch'),
    PASSWORD_FORBIDDEN: notice('reset.forbidden', { contrasena: EXAMPLE_PASSWORD }),
  });
}

/** Whether the server has said no to the link itself. A lost or hurried answer says nothing. */
const isRefusedLink = ({ kind, status = 0, retryable }: ApiError) =>
  kind === 'http' && status >= 400 && status < 500 && !retryable;

/** Whether the link was used or ran out while the form was filled in. */
const isDeadLink = ({ status }: ApiError) => status === 404 || status === 410;

/** What is said when the password stays as it was. */
export function resetFailure(error: ApiError): FormReport<ResetPasswordField> {
  return { notice: orSaid(notice('reset.failed'), error), errors: serverErrors(error) };
}

/**
 * Setting a new password with the link of an e-mail: checking the link → editing ⇄ reading → sending
 * → done → (2 s) leaving; or invalid, when the server refuses the link. Where the link could not be
 * checked for want of an answer the form is shown: the server checks it again when it is sent.
 *
 * Events: `reset.submit`, `reset.open`. Actors: `verify`, `reset`. Input: the token.
 *
 * @example
 * const { verify, reset } = shop.recovery;
 * const input = { token: 'the last part of the link' };
 * const page = createActor(
 *   provideResetPassword({ verify: (token, signal) => verify(token, { signal }), reset }),
 *   { input },
 * );
 * await waitFor(page.start(), ({ value }) => value !== 'checking');
 * page.getSnapshot().value; // 'invalid'
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as Pick<ResetPasswordContext, 'token'>,
  },
  actors: {
    verify: fromPromise<ResetTokenCheck, string>(unprovided),
    reset: fromPromise<Confirmation, PasswordResetValues>(unprovided),
  },
  delays: { redirect: timings.redirect },
  guards: {
    isComplete: ({ context }) => context.notice === null,
    isValid: (_, { valido }: ResetTokenCheck) => valido,
    isRefusedLink: (_, error: ApiError) => isRefusedLink(error),
    isDeadLink: (_, error: ApiError) => isDeadLink(error),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ ...NOTHING_TO_REPORT, token: input.token, nuevaContrasena: '' }),
  initial: 'checking',
  on: {
    'reset.open': {
      target: '.checking',
      actions: assign(({ event }) => ({ ...NOTHING_TO_REPORT, token: event.token })),
    },
  },
  states: {
    checking: {
      invoke: {
        src: 'verify',
        input: ({ context }) => context.token,
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'editing' },
          { target: 'invalid' },
        ],
        onError: [
          {
            guard: { type: 'isRefusedLink', params: ({ event }) => asApiError(event.error) },
            target: 'invalid',
          },
          { target: 'editing' },
        ],
      },
    },
    invalid: { entry: assign({ notice: notice('reset.linkInvalid'), errors: {} }) },
    editing: {
      on: {
        'reset.submit': {
          target: 'reading',
          actions: assign(({ event }) => check(event.values)),
        },
      },
    },
    reading: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'editing' }] },
    sending: {
      exit: assign({ nuevaContrasena: '' }),
      invoke: {
        src: 'reset',
        input: ({ context: { token, nuevaContrasena } }) => ({ token, nuevaContrasena }),
        onDone: { target: 'done', actions: assign({ notice: notice('reset.done') }) },
        onError: [
          {
            guard: { type: 'isDeadLink', params: ({ event }) => asApiError(event.error) },
            target: 'invalid',
          },
          {
            target: 'editing',
            actions: assign(({ event }) => resetFailure(asApiError(event.error))),
          },
        ],
      },
    },
    done: { after: { redirect: 'leaving' } },
    leaving: {},
  },
});

/** The machine connected to a shop. */
export function provideResetPassword(port: ResetPasswordPort) {
  return resetPasswordMachine.provide({
    actors: {
      verify: fromPromise<ResetTokenCheck, string>(({ input, signal }) =>
        port.verify(input, signal),
      ),
      reset: fromPromise<Confirmation, PasswordResetValues>(({ input }) => port.reset(input)),
    },
  });
}
