import type { ApiError, LoginResult, User } from '@filigrana/sdk';
import { loginSchema, readForm, type LoginValues } from '@filigrana/sdk/schemas';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { timings } from '../../shared/timings.ts';
import { NOTHING_TO_REPORT, reportIssues, type FormReport } from '../forms/form-report.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

export type LoginField = keyof LoginValues;

export interface LoginContext extends FormReport<LoginField> {
  /** What is being sent; blank before and after. */
  readonly values: LoginValues;
  /** The server has asked for the code of a second step. */
  readonly needsCode: boolean;
  /** Who has logged in. */
  readonly usuario: User | null;
}

export type LoginEvent = { type: 'login.submit'; values: LoginValues };

/** The call behind the login. It stores `token` and `usuario` before it resolves. */
export interface LoginPort {
  login(credentials: LoginValues): Promise<LoginResult>;
}

const BLANK: LoginValues = { correo: '', contrasena: '' };

function check(values: LoginValues): Partial<LoginContext> {
  const form = readForm(loginSchema, values);
  if (form.ok) return { ...NOTHING_TO_REPORT, values: form.values };
  return reportIssues(form.issues, { REQUIRED: notice('login.incomplete') });
}

const CODE_REQUIRED = 'SECOND_STEP_REQUIRED';
const CODE_WRONG = 'SECOND_STEP_WRONG';

/** What a refusal leaves: a second step that was asked for stays asked for. */
function refused({ needsCode }: LoginContext, error: ApiError): Partial<LoginContext> {
  const said = loginFailure(error);
  return {
    values: BLANK,
    notice: said,
    errors: error.code === CODE_WRONG ? { codigo: said } : {},
    needsCode: needsCode || error.code === CODE_REQUIRED || error.code === CODE_WRONG,
  };
}

/** What is said when the server lets nobody in. */
export function loginFailure(error: ApiError): StorefrontNotice {
  if (error.code === 'ACCOUNT_BLOCKED') return orSaid(notice('login.blocked'), error);
  // Whoever is told to wait has to know for how long.
  if (error.code === 'RATE_LIMITED') return orSaid(notice('login.failed'), error);
  // What is missing is said by the server: a visitor's first view need not know such logins.
  if (error.code === CODE_REQUIRED) return orSaid(notice('login.incomplete'), error);
  if (error.code === CODE_WRONG) return orSaid(notice('login.failed'), error);
  if (error.status === 401) return notice('login.wrong');
  return notice(error.status === 500 ? 'login.serverError' : 'login.failed');
}

/**
 * Logging in: idle → checking → sending → done → (2 s) leaving, where `usuario` is to be taken to
 * their landing page. A refusal leads back to idle and says why; one that asks for a second step sets
 * `needsCode`, and `codigo` is to be sent along from then on.
 *
 * Event: `login.submit`; while one is on its way another is ignored. Actor: `login`.
 *
 * @example
 * const login = createActor(provideLogin({ login: (values) => shop.accounts.login(values) }));
 * login.start().send({ type: 'login.submit', values: { correo: customer.correo, contrasena: customer.contrasena } });
 * await waitFor(login, ({ value }) => value === 'done');
 * login.getSnapshot().context.usuario?.correo; // customer.correo
 */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent },
  actors: { login: fromPromise<LoginResult, LoginValues>(unprovided) },
  delays: { redirect: timings.redirect },
  guards: { isComplete: ({ context }) => context.notice === null },
}).createMachine({
  id: 'login',
  context: { ...NOTHING_TO_REPORT, values: BLANK, needsCode: false, usuario: null },
  initial: 'idle',
  on: {
    'login.submit': {
      target: '.checking',
      actions: assign(({ event }) => check(event.values)),
    },
  },
  states: {
    idle: {},
    checking: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'idle' }] },
    sending: {
      on: { 'login.submit': {} },
      invoke: {
        src: 'login',
        input: ({ context }) => context.values,
        onDone: {
          target: 'done',
          actions: assign(({ event }) => ({
            values: BLANK,
            needsCode: false,
            usuario: event.output.usuario,
            notice: notice('login.done'),
          })),
        },
        onError: {
          target: 'idle',
          actions: assign(({ context, event }) => refused(context, asApiError(event.error))),
        },
      },
    },
    done: { on: { 'login.submit': {} }, after: { redirect: 'leaving' } },
    /** Whoever is still here may have logged out meanwhile. */
    leaving: {},
  },
});

/** The machine connected to a shop. */
export function provideLogin(port: LoginPort) {
  return loginMachine.provide({
    actors: { login: fromPromise<LoginResult, LoginValues>(({ input }) => port.login(input)) },
  });
}
