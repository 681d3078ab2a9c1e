import { defineCase, type ConformanceCase } from '../case.ts';
import { equal } from '../http/difference.ts';
import { newCustomer, newStaff, oneUser, signIn, withPassword } from '../fixtures/accounts.ts';
import { newIdentity } from '../fixtures/fresh.ts';
import { refusals } from './refusals.ts';

const names = ['identificacion', 'nombre', 'primerApellido', 'segundoApellido'] as const;

/** The own profile, of customers and staff. */
export const profileCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'accounts.profile-of-staff',
    title: 'the profile that tells whether a login is still good answers staff too',
    statuses: [['getCustomerProfile', 200]],
    needs: ['administrator'],
    async run(context) {
      const { usuario } = (
        await context.ask('getCustomerProfile', 'as an administrator', {
          token: await context.token(2),
        })
      ).ok();
      const { correo } = await context.account(2);
      equal('correo in the profile', usuario.correo.toLowerCase(), correo.toLowerCase());
    },
  }),
  defineCase({
    id: 'accounts.update-profile',
    title: 'a customer changes e-mail and phone; the names stay as they are',
    statuses: [['updateCustomerProfile', 200]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const account = await newCustomer(context);
      const { token, contrasena } = account;
      const before = (await context.ask('getCustomerProfile', '', { token })).ok().usuario;
      const { correo, telefono } = newIdentity();
      const json = withPassword(account, {
        nombre: 'Otra',
        primerApellido: 'Persona',
        segundoApellido: null,
        correo,
        telefono,
      });
      (await context.ask('updateCustomerProfile', '', { token, json })).ok();
      const after = (await context.ask('getCustomerProfile', '', { token })).ok().usuario;
      equal('correo after the change', after.correo, correo);
      equal('telefono after the change', after.telefono, telefono);
      for (const name of names) equal(`${name} after the change`, after[name], before[name]);
      await signIn(context.ask, { correo, contrasena });
    },
  }),
  defineCase({
    id: 'accounts.update-taken',
    title: 'the e-mail of somebody else is 409 EMAIL_IN_USE; the own one in capitals is fine',
    statuses: [
      ['updateCustomerProfile', 409],
      ['updateCustomerProfile', 200],
    ],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const [one, other] = [await newCustomer(context), await newCustomer(context)];
      const change = (correo: string, what: string) =>
        context.ask('updateCustomerProfile', what, {
          token: one.token,
          json: withPassword(one, { correo, telefono: '84440001' }),
        });
      const taken = await change(other.correo.toUpperCase(), 'to a taken e-mail');
      taken.refused(409, { code: 'EMAIL_IN_USE' });
      (await change(one.correo.toUpperCase(), 'to the own e-mail in capitals')).ok();
    },
  }),
  defineCase({
    id: 'accounts.update-staff',
    title: 'staff change their e-mail and phone, and not to the e-mail of somebody else',
    statuses: [
      ['updateStaffProfile', 200],
      ['updateStaffProfile', 409],
      ['getStaffProfile', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const account = await newStaff(context, 3);
      const { token } = account;
      const { correo, telefono } = newIdentity();
      const other = withPassword(account, { correo, telefono });
      (await context.ask('updateStaffProfile', '', { token, json: other })).ok();
      const profile = oneUser((await context.ask('getStaffProfile', '', { token })).ok().usuario);
      equal('correo after the change', profile.correo, correo);
      equal('telefono after the change', profile.telefono, telefono);
      const json = withPassword(account, { correo: (await context.account(1)).correo, telefono });
      const taken = await context.ask('updateStaffProfile', 'to a taken e-mail', { token, json });
      taken.refused(409, { code: 'EMAIL_IN_USE' });
    },
  }),
  defineCase({
    id: 'accounts.email-password',
    title: 'another e-mail takes the current password: 400 naming it without, or with a wrong one',
    statuses: [['updateCustomerProfile', 400]],
    writes: true,
    needs: ['customer', 'emailChange'],
    async run(context) {
      const { token, correoPideContrasena } = await newCustomer(context);
      equal('correoPideContrasena of the account', correoPideContrasena, true);
      const { correo, telefono } = newIdentity();
      for (const contrasenaActual of [undefined, 'No-Es-Esta-1']) {
        const json = { correo, telefono, contrasenaActual };
        const answer = await context.ask('updateCustomerProfile', 'to another e-mail', {
          token,
          json,
        });
        answer.refused(400, { campos: ['contrasenaActual'] });
      }
    },
  }),
  ...refusals({ operation: 'getCustomerProfile' }),
  ...refusals({
    operation: 'updateCustomerProfile',
    valid: { json: { correo: 'nadie', telefono: '8' } },
    invalid: [
      ['an e-mail that is none', { json: { correo: 'nadie', telefono: '84440001' } }, ['correo']],
      ['no phone', { json: { correo: 'a@filigrana.example' } }, ['telefono']],
    ],
  }),
  ...refusals({ operation: 'getStaffProfile' }),
  ...refusals({
    operation: 'updateStaffProfile',
    valid: { json: { correo: 'nadie', telefono: '8' } },
    invalid: [
      ['an e-mail that is none', { json: { correo: 'nadie', telefono: '84440001' } }, ['correo']],
      [
        'a phone that nobody has',
        { json: { correo: 'a@filigrana.example', telefono: '87654321' } },
        ['telefono'],
      ],
    ],
  }),
];
