import type { ApiError, Confirmation } from '@filigrana/sdk';
import { normalizeText, RESET_REQUESTS_MAX } from '@filigrana/sdk/domain';
import { readForm, resetRequestSchema, type ResetRequestValues } from '@filigrana/sdk/schemas';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import {
  NOTHING_TO_REPORT,
  reportIssues,
  serverErrors,
  type FormReport,
} from '../forms/form-report.ts';
import { notice } from '../texts/storefront-notice.ts';

export type RecoveryField = keyof ResetRequestValues;

export interface RecoveryContext extends FormReport<RecoveryField> {
  readonly values: ResetRequestValues;
  /** Links that may still be asked for on this visit. */
  readonly left: number;
}

export type RecoveryEvent = { type: 'recovery.submit'; values: ResetRequestValues };

/** The call behind the form. */
export interface RecoveryPort {
  request(values: ResetRequestValues): Promise<Confirmation>;
}

function check({ left }: RecoveryContext, values: ResetRequestValues): Partial<RecoveryContext> {
  const form = readForm(resetRequestSchema, values);
  if (!form.ok)
    return reportIssues(form.issues, {
      REQUIRED: notice('recovery.emailRequired'),
      EMAIL_INVALID: notice('recovery.emailInvalid'),
    });
  if (left === 0) return { notice: notice('recovery.limit'), errors: {} };
  return { ...NOTHING_TO_REPORT, values: form.values };
}

/** Servers without codes tell an unknown e-mail in words. */
const SAYS_UNREGISTERED = /\bno\b.*\bregistrad|not registered/;

/** What is said when no link was sent. */
export function recoveryFailure(error: ApiError): FormReport<RecoveryField> {
  const { status, code, serverMessage = '' } = error;
  if (isUnanswered(error)) return { notice: notice('recovery.offline'), errors: {} };
  const saysUnknown = SAYS_UNREGISTERED.test(normalizeText(serverMessage));
  if (status === 404 && (code === 'EMAIL_NOT_FOUND' || saysUnknown)) {
    const unknown = notice('recovery.unknownEmail');
    return { notice: unknown, errors: { correo: unknown } };
  }
  // Something else answered in its place, for example the login page of a network.
  if (error.kind !== 'http' || (status === 404 && code === undefined))
    return { notice: notice('recovery.endpointMissing'), errors: {} };
  const failed = notice('recovery.failed', { status: status ?? '' });
  return { notice: orSaid(failed, error), errors: serverErrors(error) };
}

/**
 * Asking for a reset link: idle → checking → sending → sent, from where a second link may be asked
 * for. After the second one the machine says so and sends nothing; requests that the server refused
 * do not count.
 *
 * Event: `recovery.submit`; while one is on its way another is ignored. Actor: `request`.
 *
 * @example
 * const recovery = createActor(provideRecovery({ request: (values) => shop.recovery.request(values) }));
 * recovery.start().send({ type: 'recovery.submit', values: { correo: customer.correo } });
 * await waitFor(recovery, ({ value }) => value === 'sent');
 * recovery.getSnapshot().context.left; // 1
 */
export const recoveryMachine = setup({
  types: { context: {} as RecoveryContext, events: {} as RecoveryEvent },
  actors: { request: fromPromise<Confirmation, ResetRequestValues>(unprovided) },
  guards: { isComplete: ({ context }) => context.notice === null },
}).createMachine({
  id: 'recovery',
  context: { ...NOTHING_TO_REPORT, values: { correo: '' }, left: RESET_REQUESTS_MAX },
  initial: 'idle',
  on: {
    'recovery.submit': {
      target: '.checking',
      actions: assign(({ context, event }) => check(context, event.values)),
    },
  },
  states: {
    idle: {},
    checking: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'idle' }] },
    sending: {
      on: { 'recovery.submit': {} },
      invoke: {
        src: 'request',
        input: ({ context }) => context.values,
        onDone: {
          target: 'sent',
          actions: assign(({ context }) => ({
            left: context.left - 1,
            notice: notice('recovery.sent'),
          })),
        },
        onError: {
          target: 'idle',
          actions: assign(({ event }) => recoveryFailure(asApiError(event.error))),
        },
      },
    },
    sent: {},
  },
});

/** The machine connected to a shop. */
export function provideRecovery(port: RecoveryPort) {
  return recoveryMachine.provide({
    actors: {
      request: fromPromise<Confirmation, ResetRequestValues>(({ input }) => port.request(input)),
    },
  });
}
