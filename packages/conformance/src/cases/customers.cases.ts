import { readCustomerStatus, type CustomerAction } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { newCustomer, signIn } from '../fixtures/accounts.ts';
import { newIdentity } from '../fixtures/fresh.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';
import { whole } from '../fixtures/whole.ts';

async function listed({ ask, token }: CaseContext, identificacion: string) {
  const customers = whole((await ask('listCustomers', '', { token: await token(2) })).ok());
  const found = customers.find((customer) => customer.identificacion === identificacion);
  return present(found, `Customer ${identificacion} in GET /api/users/admin/clientes`);
}

async function act(
  { ask, token }: CaseContext,
  identificacion: string,
  accion: CustomerAction,
  what = '',
) {
  const request = { token: await token(2), params: { identificacion }, json: { accion } };
  return ask('changeCustomerStatus', what, request);
}

const nobody = { params: { identificacion: 'no-es-nadie' }, json: { accion: 'bloquear' } };

export const customersCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'customers.list',
    title: 'the back office lists customers, newest first, each once',
    statuses: [['listCustomers', 200]],
    needs: ['administrator'],
    async run({ ask, token }) {
      const customers = whole((await ask('listCustomers', '', { token: await token(2) })).ok());
      const dates = customers.map(({ fechaRegistro }) => Date.parse(fechaRegistro));
      const ordered = dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? 0));
      check(ordered, 'The order of the list is not newest first');
      const ids = customers.map(({ identificacion }) => identificacion);
      equal('customers that stand in the list twice', ids.length - new Set(ids).size, 0);
    },
  }),
  defineCase({
    id: 'customers.new',
    title: 'who registers is in the list, and active',
    statuses: [['listCustomers', 200]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const { identificacion, correo } = await newCustomer(context);
      const customer = await listed(context, identificacion);
      equal('correo', customer.correo, correo);
      equal('estado', readCustomerStatus(customer.estado), 'activo');
    },
  }),
  defineCase({
    id: 'customers.block',
    title: 'a blocked customer is logged out and cannot log in, until unblocked',
    statuses: [
      ['changeCustomerStatus', 200],
      ['login', 403],
      ['getCustomerProfile', 401],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const { ask } = context;
      const { identificacion, correo, contrasena, token } = await newCustomer(context);
      (await act(context, identificacion, 'bloquear')).ok();
      equal(
        'estado',
        readCustomerStatus((await listed(context, identificacion)).estado),
        'bloqueado',
      );
      (await ask('getCustomerProfile', 'with a blocked login', { token })).refused(401);
      const json = { correo, contrasena };
      const refused = await ask('login', 'of a blocked customer', { json });
      refused.refused(403, { code: 'ACCOUNT_BLOCKED' });
      const wrong = { json: { correo, contrasena: 'No-Es-Esta-1' } };
      (await ask('login', 'of a blocked customer with a wrong password', wrong)).refused(401);
      (await act(context, identificacion, 'desbloquear')).ok();
      equal('estado', readCustomerStatus((await listed(context, identificacion)).estado), 'activo');
      await signIn(ask, { correo, contrasena });
    },
  }),
  defineCase({
    id: 'customers.invalid-state',
    title: 'blocking who is blocked, or unblocking who is not, is 409 INVALID_STATE',
    statuses: [['changeCustomerStatus', 409]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const { identificacion } = await newCustomer(context);
      const early = await act(context, identificacion, 'desbloquear', 'of an active customer');
      early.refused(409, { code: 'INVALID_STATE' });
      (await act(context, identificacion, 'bloquear')).ok();
      const late = await act(context, identificacion, 'bloquear', 'of a blocked customer');
      late.refused(409, { code: 'INVALID_STATE' });
      (await act(context, identificacion, 'desbloquear')).ok();
    },
  }),
  defineCase({
    id: 'customers.release',
    title: 'a released identification can be registered again; the account that held it is blocked',
    statuses: [
      ['releaseIdentification', 200],
      ['registerCustomer', 201],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'identificationRelease'],
    async run(context) {
      const { ask } = context;
      const { identificacion, correo, contrasena, token } = await newCustomer(context);
      const params = { identificacion };
      const json = { nota: 'Trajo su documento.' };
      (
        await ask('releaseIdentification', '', { token: await context.token(2), params, json })
      ).ok();
      (await ask('getCustomerProfile', 'with a login from before', { token })).refused(401);
      const refused = await ask('login', 'of the account', { json: { correo, contrasena } });
      refused.refused(403, { code: 'ACCOUNT_BLOCKED' });
      (await ask('registerCustomer', '', { json: { ...newIdentity(), identificacion } })).ok();
      equal('estado of the new account', (await listed(context, identificacion)).estado, 'activo');
      const customers = whole(
        (await ask('listCustomers', '', { token: await context.token(2) })).ok(),
      );
      const before = customers.find((customer) => customer.correo === correo);
      equal('liberada of the account', before?.liberada, true);
      equal('estado of the account', readCustomerStatus(before?.estado), 'bloqueado');
    },
  }),
  ...refusals({
    operation: 'releaseIdentification',
    valid: { ...nobody, json: { nota: 'Trajo su documento.' } },
    invalid: [
      ['a blank note', { ...nobody, json: { nota: '  ' } }, ['nota']],
      ['no note', { ...nobody, json: {} }, ['nota']],
    ],
    missing: true,
  }),
  ...refusals({ operation: 'listCustomers' }),
  ...refusals({
    operation: 'changeCustomerStatus',
    valid: nobody,
    invalid: [
      ['an unknown action', { ...nobody, json: { accion: 'borrar' } }, ['accion']],
      ['no action', { ...nobody, json: {} }, ['accion']],
    ],
    missing: true,
  }),
];
