import { EXAMPLE_PASSWORD } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newCustomer, oneUser, roleOf, signIn, withPassword } from '../fixtures/accounts.ts';
import { newIdentity } from '../fixtures/fresh.ts';
import { mailedToken } from '../fixtures/mailed-tokens.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

/** Nine digits that no roll holds. */
const NOBODY = '000000000';

const registration =
  (fields: object = {}) =>
  () => ({ json: { ...newIdentity(), ...fields } });
/** A host may have its lookup turned off: then names are typed, and accepted as they are. */
async function assertLooksUp(context: CaseContext): Promise<void> {
  const answer = await context.ask('lookupPerson', '', { params: { identificacion: NOBODY } });
  if (answer.refused(404).code === 'LOOKUP_OFF') context.skip('the host looks nobody up');
}

const names = ['identificacion', 'nombre', 'primerApellido', 'segundoApellido'] as const;

/** Login, registration and the lookup of people. */
export const accountsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'accounts.login',
    title:
      'an administrator logs in, however the e-mail is written, and gets a token and the account',
    statuses: [
      ['login', 200],
      ['getStaffProfile', 200],
    ],
    needs: ['administrator'],
    async run({ ask, target }) {
      const { correo = '', contrasena = '' } = target.administrator ?? {};
      const json = { correo: correo.toUpperCase(), contrasena, sessionToken: null };
      const { token, usuario } = (await ask('login', 'in capitals', { json })).ok();
      equal('the role in usuario', roleOf(usuario), 2);
      const profile = (await ask('getStaffProfile', '', { token })).ok();
      equal('correo in the profile', oneUser(profile.usuario).correo, usuario.correo);
    },
  }),
  defineCase({
    id: 'accounts.wrong-password',
    title: 'a wrong password and an e-mail of nobody are refused in the same words',
    statuses: [['login', 401]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const { correo } = await newCustomer(context);
      const contrasena = 'No-Es-Esta-1';
      const known = { json: { correo, contrasena } };
      const unknown = { json: { correo: newIdentity().correo, contrasena } };
      const one = (await context.ask('login', 'with a wrong password', known)).refused(401);
      const other = (await context.ask('login', 'with an e-mail of nobody', unknown)).refused(401);
      equal('the sentence for an e-mail of nobody', other.error, one.error);
    },
  }),
  defineCase({
    id: 'accounts.register',
    title: 'who registers can log in, as a customer, and sees the own profile',
    statuses: [
      ['registerCustomer', 201],
      ['login', 200],
      ['getCustomerProfile', 200],
    ],
    writes: true,
    async run({ ask }) {
      const identity = newIdentity();
      (await ask('registerCustomer', '', { json: { ...identity } })).ok();
      const { correo, contrasena } = identity;
      const json = { correo: correo.toUpperCase(), contrasena };
      const { token, usuario } = (await ask('login', 'of the new customer', { json })).ok();
      equal('the role of a new account', roleOf(usuario), 1);
      const profile = (await ask('getCustomerProfile', '', { token })).ok().usuario;
      for (const name of [...names, 'correo', 'telefono'] as const)
        equal(`${name} in the profile`, profile[name], identity[name]);
    },
  }),
  defineCase({
    id: 'accounts.trimmed',
    title: 'blanks around what a person types are dropped',
    statuses: [['registerCustomer', 201]],
    writes: true,
    async run({ ask }) {
      const identity = newIdentity();
      const { nombre, correo } = identity;
      const json = { ...identity, nombre: ` ${nombre} `, correo: ` ${correo} ` };
      (await ask('registerCustomer', 'with blanks', { json })).ok();
      const { token } = await signIn(ask, identity);
      const { usuario } = (await ask('getCustomerProfile', '', { token })).ok();
      equal('nombre in the profile', usuario.nombre, nombre);
      equal('correo in the profile', usuario.correo, correo);
    },
  }),
  defineCase({
    id: 'accounts.register-twice',
    title: 'one person has one account, and one e-mail belongs to one',
    statuses: [['registerCustomer', 409]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const { identificacion, correo } = await newCustomer(context);
      const person = registration({ identificacion })();
      const same = await context.ask('registerCustomer', 'of the same identification', person);
      same.refused(409, { code: 'ALREADY_REGISTERED' });
      const mail = registration({ correo: correo.toUpperCase() })();
      const taken = await context.ask('registerCustomer', 'with a taken e-mail in capitals', mail);
      taken.refused(409, { code: 'EMAIL_IN_USE' });
    },
  }),
  defineCase({
    id: 'accounts.register-unknown',
    title: 'nine digits that are not on the electoral roll are 404',
    statuses: [['registerCustomer', 404]],
    writes: true,
    async run(context) {
      const { ask } = context;
      const request = registration({ identificacion: NOBODY })();
      await assertLooksUp(context);
      const answer = await ask('registerCustomer', `of ${NOBODY}`, request);
      answer.refused(404, { code: 'NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'accounts.lookup',
    title: 'the lookup gives name and surnames of somebody on the roll',
    statuses: [['lookupPerson', 200]],
    needs: ['person'],
    async run({ ask, target }) {
      const params = { identificacion: target.person ?? '' };
      const { nombre, primerApellido } = (await ask('lookupPerson', '', { params })).ok();
      check(nombre.trim() !== '' && primerApellido.trim() !== '', 'The person has no name');
    },
  }),
  defineCase({
    id: 'accounts.lookup-unknown',
    title: 'the lookup of somebody who is not on the roll is 404',
    statuses: [['lookupPerson', 404]],
    async run(context) {
      await assertLooksUp(context);
      const params = { identificacion: NOBODY };
      const answer = await context.ask('lookupPerson', '', { params });
      answer.refused(404, { code: 'NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'accounts.confirm-email',
    title: 'the link of a letter confirms the e-mail of a new account, once',
    statuses: [
      ['confirmEmail', 200],
      ['confirmEmail', 404],
      ['requestEmailConfirmation', 409],
    ],
    writes: true,
    needs: ['customer', 'mail', 'emailConfirmation'],
    async run(context) {
      const { token: login, correo } = await newCustomer(context);
      const isConfirmed = async () =>
        (await context.ask('getCustomerProfile', '', { token: login })).ok().usuario
          .correoConfirmado;
      equal('correoConfirmado of a new account', await isConfirmed(), false);
      const params = { token: await mailedToken(context, correo, 'confirmation') };
      (await context.ask('confirmEmail', '', { params })).ok();
      equal('correoConfirmado after it', await isConfirmed(), true);
      const used = await context.ask('confirmEmail', 'with a used link', { params });
      used.refused(404, { code: 'NOT_FOUND' });
      const again = await context.ask('requestEmailConfirmation', 'of a confirmed e-mail', {
        token: login,
      });
      again.refused(409, { code: 'INVALID_STATE' });
    },
  }),
  defineCase({
    id: 'accounts.confirm-again',
    title: 'the letter can be asked for again; another e-mail is another to confirm',
    statuses: [
      ['requestEmailConfirmation', 200],
      ['confirmEmail', 404],
    ],
    writes: true,
    needs: ['customer', 'mail', 'emailConfirmation'],
    async run(context) {
      const account = await newCustomer(context);
      const { token: login, correo } = account;
      const first = await mailedToken(context, correo, 'confirmation');
      (await context.ask('requestEmailConfirmation', '', { token: login })).ok();
      const params = { token: await mailedToken(context, correo, 'confirmation', first) };
      const { telefono, correo: other } = newIdentity();
      const json = withPassword(account, { correo: other, telefono });
      (await context.ask('updateCustomerProfile', '', { token: login, json })).ok();
      const late = await context.ask('confirmEmail', 'with a link to the e-mail before', {
        params,
      });
      late.refused(404, { code: 'NOT_FOUND' });
    },
  }),
  ...refusals({ operation: 'requestEmailConfirmation' }),
  ...refusals({
    operation: 'confirmEmail',
    invalid: [['a token that is too long', { params: { token: 'x'.repeat(201) } }]],
  }),
  ...refusals({
    operation: 'login',
    invalid: [
      ['no password', { json: { correo: 'a@filigrana.example' } }, ['contrasena']],
      ['an empty e-mail', { json: { correo: '', contrasena: 'x' } }, ['correo']],
    ],
  }),
  ...refusals({
    operation: 'lookupPerson',
    invalid: [
      [
        'an identification that cannot be one',
        { params: { identificacion: 'no es una' } },
        ['identificacion'],
      ],
    ],
  }),
  ...refusals({
    operation: 'registerCustomer',
    invalid: [
      ['no name', registration({ nombre: undefined }), ['nombre']],
      ['a blank surname', registration({ primerApellido: '  ' }), ['primerApellido']],
      ['an e-mail that is none', registration({ correo: 'nadie' }), ['correo']],
      ['seven digits of phone', registration({ telefono: '8444000' }), ['telefono']],
      ['a phone that nobody has', registration({ telefono: '11111111' }), ['telefono']],
      ['a weak password', registration({ contrasena: 'sinmayusculas1' }), ['contrasena']],
      ['the example password', registration({ contrasena: EXAMPLE_PASSWORD }), ['contrasena']],
    ],
  }),
];
