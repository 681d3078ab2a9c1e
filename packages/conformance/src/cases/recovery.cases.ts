import { EXAMPLE_PASSWORD } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { newCustomer, signIn, withPassword } from '../fixtures/accounts.ts';
import { newIdentity } from '../fixtures/fresh.ts';
import { mailedToken } from '../fixtures/mailed-tokens.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

const NEW_PASSWORD = 'Volcan-Verde-9';

/** Asks for a link and takes its token out of the message. */
async function resetToken(context: CaseContext, correo: string): Promise<string> {
  (await context.ask('requestPasswordReset', '', { json: { correo } })).ok();
  return mailedToken(context, correo, 'reset');
}

const reset = ({ ask }: CaseContext, token: string, nuevaContrasena: string, what = '') =>
  ask('resetPassword', what, { json: { token, nuevaContrasena } });

export const recoveryCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'recovery.request',
    title: 'a link can be asked for by whoever has an account, however the e-mail is written',
    statuses: [['requestPasswordReset', 200]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const { correo } = await newCustomer(context);
      const json = { correo: ` ${correo.toUpperCase()} ` };
      (await context.ask('requestPasswordReset', '', { json })).ok();
    },
  }),
  defineCase({
    id: 'recovery.request-unknown',
    title: 'an e-mail of nobody is 404 EMAIL_NOT_FOUND',
    statuses: [['requestPasswordReset', 404]],
    writes: true,
    async run({ ask }) {
      const json = { correo: newIdentity().correo };
      const answer = await ask('requestPasswordReset', 'for an e-mail of nobody', { json });
      answer.refused(404, { code: 'EMAIL_NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'recovery.reset',
    title: 'a link sets one new password, ends every login of the account, and works once',
    statuses: [
      ['verifyResetToken', 200],
      ['verifyResetToken', 404],
      ['resetPassword', 200],
      ['resetPassword', 404],
    ],
    writes: true,
    needs: ['customer', 'mail'],
    async run(context) {
      const { ask } = context;
      const { correo, contrasena, token: before } = await newCustomer(context);
      const token = await resetToken(context, correo);
      const { valido } = (await ask('verifyResetToken', '', { params: { token } })).ok();
      check(valido, 'A good link is not valido');
      (await reset(context, token, NEW_PASSWORD)).ok();
      const old = await ask('login', 'with the old password', { json: { correo, contrasena } });
      old.refused(401);
      await signIn(ask, { correo, contrasena: NEW_PASSWORD });
      (await ask('getCustomerProfile', 'with a login from before', { token: before })).refused(401);
      const used = await ask('verifyResetToken', 'of a used link', { params: { token } });
      used.refused(404, { code: 'NOT_FOUND' });
      (await reset(context, token, 'Otra-Clave-99', 'with a used link')).refused(404);
      await signIn(ask, { correo, contrasena: NEW_PASSWORD });
    },
  }),
  defineCase({
    id: 'recovery.weak-password',
    title: 'a weak or forbidden password is 400 and leaves the link usable',
    statuses: [
      ['resetPassword', 400],
      ['resetPassword', 200],
    ],
    writes: true,
    needs: ['customer', 'mail'],
    async run(context) {
      const { correo } = await newCustomer(context);
      const token = await resetToken(context, correo);
      for (const weak of ['volcanverde9', EXAMPLE_PASSWORD, 'Aa1-']) {
        const answer = await reset(context, token, weak, 'with a password that is too weak');
        answer.refused(400, { campos: ['nuevaContrasena'] });
      }
      (await reset(context, token, NEW_PASSWORD)).ok();
    },
  }),
  defineCase({
    id: 'recovery.unknown-link',
    title: 'a link that nobody sent is 404',
    statuses: [
      ['verifyResetToken', 404],
      ['resetPassword', 404],
    ],
    writes: true,
    async run(context) {
      const token = 'x'.repeat(43);
      (await context.ask('verifyResetToken', '', { params: { token } })).refused(404);
      (await reset(context, token, NEW_PASSWORD)).refused(404, { code: 'NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'recovery.rate-limit',
    title: 'asking again and again is 429 RATE_LIMITED, and says when to come back',
    statuses: [['requestPasswordReset', 429]],
    writes: true,
    needs: ['rateLimits'],
    async run({ ask }) {
      const most = 60;
      const json = { correo: newIdentity().correo };
      for (let times = 1; times <= most; times += 1) {
        const answer = await ask('requestPasswordReset', `for the ${times}th time`, { json });
        if (answer.status === 404) continue;
        answer.refused(429);
        present(answer.headers.get('retry-after'), 'Retry-After of a 429');
        return;
      }
      check(false, `${most} requests for a link of one e-mail were all answered`);
    },
  }),
  defineCase({
    id: 'recovery.undo-email',
    title: 'the old address has its account back once, with every login and the password ended',
    statuses: [
      ['undoEmailChange', 200],
      ['undoEmailChange', 404],
    ],
    writes: true,
    needs: ['customer', 'mail', 'emailChange'],
    async run(context) {
      const { ask } = context;
      const account = await newCustomer(context);
      const { correo, contrasena, token: before } = account;
      const { correo: other, telefono } = newIdentity();
      const json = withPassword(account, { correo: other, telefono });
      (await ask('updateCustomerProfile', '', { token: before, json })).ok();
      const token = await mailedToken(context, correo, 'undo');
      (await ask('undoEmailChange', '', { json: { token } })).ok();
      (await ask('getCustomerProfile', 'with a login from before', { token: before })).refused(401);
      for (const address of [correo, other]) {
        const login = { json: { correo: address, contrasena } };
        (await ask('login', 'with the password of before', login)).refused(401);
      }
      const used = await ask('undoEmailChange', 'with a used link', { json: { token } });
      used.refused(404, { code: 'NOT_FOUND' });
      const reset = await resetToken(context, correo);
      const body = { token: reset, nuevaContrasena: NEW_PASSWORD };
      (await ask('resetPassword', '', { json: body })).ok();
      const { usuario } = (
        await ask('login', 'with the old e-mail', { json: { correo, contrasena: NEW_PASSWORD } })
      ).ok();
      equal('correo of the account', usuario.correo, correo);
    },
  }),
  defineCase({
    id: 'recovery.undo-unknown',
    title: 'a link that nobody sent undoes nothing: 404',
    statuses: [['undoEmailChange', 404]],
    writes: true,
    needs: ['emailChange'],
    async run({ ask }) {
      const json = { token: 'x'.repeat(43) };
      (await ask('undoEmailChange', '', { json })).refused(404, { code: 'NOT_FOUND' });
    },
  }),
  ...refusals({ operation: 'undoEmailChange', invalid: [['no token', { json: {} }, ['token']]] }),
  ...refusals({
    operation: 'requestPasswordReset',
    invalid: [
      ['no e-mail', { json: {} }, ['correo']],
      ['an e-mail that is none', { json: { correo: 'nadie' } }, ['correo']],
    ],
  }),
  ...refusals({
    operation: 'verifyResetToken',
    invalid: [['a token that is too long', { params: { token: 'x'.repeat(201) } }]],
  }),
  ...refusals({
    operation: 'resetPassword',
    invalid: [
      ['no password', { json: { token: 'x' } }, ['nuevaContrasena']],
      ['no token', { json: { nuevaContrasena: NEW_PASSWORD } }, ['token']],
    ],
  }),
];
