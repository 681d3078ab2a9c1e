import type { ApiError, Confirmation } from '@filigrana/sdk';
import { closingSchema, readForm, type ClosingValues } from '@filigrana/sdk/schemas';
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

export type CloseAccountField = keyof ClosingValues;

export interface CloseAccountContext extends FormReport<CloseAccountField> {
  /** The password while it is being sent; blank before and after. */
  readonly contrasenaActual: string;
  /** The backend does not know how to close accounts. */
  readonly isUnsupported: boolean;
  /** The login had ended before the account could be closed. */
  readonly isLoggedOut: boolean;
}

export type CloseAccountEvent = { type: 'closing.submit'; values: ClosingValues };

/** The call behind the form. */
export interface CloseAccountPort {
  close(values: ClosingValues): Promise<Confirmation>;
}

const OPEN: CloseAccountContext = {
  ...NOTHING_TO_REPORT,
  contrasenaActual: '',
  isUnsupported: false,
  isLoggedOut: false,
};

function check(values: ClosingValues): CloseAccountContext {
  const form = readForm(closingSchema, values);
  return { ...OPEN, ...(form.ok ? form.values : reportIssues(form.issues)) };
}

/** What is said when the account stays open. */
function failure(error: ApiError): CloseAccountContext {
  const { status } = error;
  const said = isUnanswered(error)
    ? notice('connection.failed')
    : orSaid(notice('closing.failed'), error);
  return {
    contrasenaActual: '',
    isUnsupported: status === 404 || status === 405 || status === 501,
    isLoggedOut: status === 401,
    notice: said,
    errors: serverErrors(error),
  };
}

/**
 * Closing the own account: editing → reading → sending → closed, or back to editing with what the
 * server said. An answer that did not come leaves it open to whether the account is closed; sending
 * once more tells, by a login that has ended.
 *
 * Event: `closing.submit`; while one is on its way another is ignored. Actor: `close`.
 *
 * @example
 * const closing = createActor(
 *   provideCloseAccount({ close: (values) => shop.personalData.closeAccount(values) }),
 * );
 * closing.start().send({ type: 'closing.submit', values: { contrasenaActual: '' } });
 * closing.getSnapshot().value; // 'editing'
 */
export const closeAccountMachine = setup({
  types: { context: {} as CloseAccountContext, events: {} as CloseAccountEvent },
  actors: { close: fromPromise<Confirmation, ClosingValues>(unprovided) },
  guards: { isComplete: ({ context }) => context.contrasenaActual !== '' },
}).createMachine({
  id: 'closeAccount',
  context: OPEN,
  initial: 'editing',
  on: {
    'closing.submit': {
      target: '.reading',
      actions: assign(({ event }) => check(event.values)),
    },
  },
  states: {
    editing: {},
    reading: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'editing' }] },
    sending: {
      on: { 'closing.submit': {} },
      invoke: {
        src: 'close',
        input: ({ context }) => ({ contrasenaActual: context.contrasenaActual }),
        onDone: { target: 'closed', actions: assign(OPEN) },
        onError: {
          target: 'editing',
          actions: assign(({ event }) => failure(asApiError(event.error))),
        },
      },
    },
    closed: {},
  },
});

/** The machine connected to a shop. */
export function provideCloseAccount(port: CloseAccountPort) {
  return closeAccountMachine.provide({
    actors: {
      close: fromPromise<Confirmation, ClosingValues>(({ input }) => port.close(input)),
    },
  });
}
