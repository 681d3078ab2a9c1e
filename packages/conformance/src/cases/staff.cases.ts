import { readCustomerStatus, type CustomerAction } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { defineCase, type ConformanceCase } from '../case.ts';
import { equal, present } from '../http/difference.ts';
import { newStaff, roleOf, signIn } from '../fixtures/accounts.ts';
import { newIdentity } from '../fixtures/fresh.ts';
import type { CaseContext } from '../case-context.ts';
import { NO_ID, refusals } from './refusals.ts';

type StaffMember = components['schemas']['StaffMember'];

async function allStaff({ ask, token }: CaseContext): Promise<StaffMember[]> {
  const list = (await ask('listStaff', '', { token: await token(2) })).ok();
  return Array.isArray(list) ? list : list.staff;
}

async function member(context: CaseContext, correo: string): Promise<StaffMember> {
  const found = (await allStaff(context)).find(
    (one) => one.correo.toLowerCase() === correo.toLowerCase(),
  );
  return present(found, `${correo} in GET /api/users/admin/staff`);
}

/** A new member of the staff; an administrator is a manager after the case, whatever happens. */
async function newMember(context: CaseContext, rol: 2 | 3) {
  const made = await newStaff(context, rol);
  if (rol === 2)
    context.later(async (ask) => {
      const { idUsuario } = await member({ ...context, ask }, made.correo);
      await changeRole({ ...context, ask }, idUsuario, 3);
    });
  return made;
}

async function changeRole({ ask, token }: CaseContext, idUsuario: number, idRol: 2 | 3, what = '') {
  const request = { token: await token(2), params: { idUsuario }, json: { idRol } };
  return ask('changeStaffRole', what, request);
}

async function changeStatus(
  { ask, token }: CaseContext,
  idUsuario: number,
  accion: CustomerAction,
  what = '',
) {
  const request = { token: await token(2), params: { idUsuario }, json: { accion } };
  return ask('changeStaffStatus', what, request);
}

const account =
  (fields: object = {}) =>
  () => ({ json: { ...newIdentity(), ...fields } });

/** Both calls that make accounts, with the role that each makes. */
const KINDS = [
  ['createAdministrator', 2, 'an administrator'],
  ['createManager', 3, 'a manager'],
] as const;

export const staffCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'staff.list',
    title: 'the staff is who has role 2 or 3, the one who asks among them',
    statuses: [['listStaff', 200]],
    needs: ['administrator'],
    async run(context) {
      const { correo = '' } = context.target.administrator ?? {};
      equal('the role of who asks', (await member(context, correo)).idRol, 2);
    },
  }),
  ...KINDS.flatMap(([id, rol, name]) => [
    defineCase({
      id: `staff.${id}`,
      title: `${name} is made, need not be on the electoral roll, and can log in`,
      statuses: [
        [id, 201],
        ['listStaff', 200],
      ],
      writes: true,
      needs: ['administrator'],
      async run(context) {
        const { correo, contrasena, identity } = await newMember(context, rol);
        const json = { correo, contrasena };
        const { usuario } = (await context.ask('login', 'of the new account', { json })).ok();
        equal('the role in usuario', roleOf(usuario), rol);
        const made = await member(context, correo);
        equal('idRol in the list', made.idRol, rol);
        equal('identificacion in the list', made.identificacion, identity.identificacion);
      },
    }),
    defineCase({
      id: `staff.${id}-409`,
      title: `${name} who exists, or whose e-mail is taken, is 409`,
      statuses: [[id, 409]],
      writes: true,
      needs: ['administrator'],
      async run(context) {
        const token = await context.token(2);
        const { identity } = await newStaff(context, 3);
        const { identificacion, correo } = identity;
        const same = { token, ...account({ identificacion })() };
        const exists = await context.ask(id, 'of the same identification', same);
        exists.refused(409, { code: 'ALREADY_REGISTERED' });
        const taken = { token, ...account({ correo: correo.toUpperCase() })() };
        (await context.ask(id, 'with a taken e-mail', taken)).refused(409, {
          code: 'EMAIL_IN_USE',
        });
      },
    }),
    ...refusals({
      operation: id,
      valid: account({ nombre: ' ' }),
      invalid: [
        ['the role of the other call', account({ idRol: rol === 2 ? 3 : 2 }), ['idRol']],
        ['no name', account({ nombre: undefined }), ['nombre']],
        ['a weak password', account({ contrasena: 'sinmayusculas1' }), ['contrasena']],
        ['a phone that nobody has', account({ telefono: '22222222' }), ['telefono']],
      ],
    }),
  ]),
  defineCase({
    id: 'staff.change-role',
    title: 'a new role ends the logins of the account; asking for the same changes nothing',
    statuses: [
      ['changeStaffRole', 200],
      ['getStaffProfile', 401],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const { ask } = context;
      const { correo, contrasena, token } = await newMember(context, 2);
      const { idUsuario } = await member(context, correo);
      (await changeRole(context, idUsuario, 2, 'to the role it has')).ok();
      (await ask('getStaffProfile', '', { token })).ok();
      (await changeRole(context, idUsuario, 3)).ok();
      (await ask('getStaffProfile', 'with a login from before', { token })).refused(401);
      equal('idRol in the list', (await member(context, correo)).idRol, 3);
      const again = await signIn(ask, { correo, contrasena });
      const staff = await ask('listStaff', 'as a new manager', { token: again.token });
      staff.refused(403, { code: 'FORBIDDEN' });
    },
  }),
  defineCase({
    id: 'staff.last-administrator',
    title: 'the last administrator keeps the role: 409 INVALID_STATE',
    statuses: [['changeStaffRole', 409]],
    writes: true,
    needs: ['administrator', 'disposable'],
    async run(context) {
      const administrators = (await allStaff(context)).filter(({ idRol }) => idRol === 2);
      const [only] = administrators;
      if (administrators.length !== 1 || !only)
        return context.skip('needs a host whose only administrator is the one given');
      const answer = await changeRole(context, only.idUsuario, 3, 'of the last administrator');
      answer.refused(409, { code: 'INVALID_STATE' });
    },
  }),
  defineCase({
    id: 'staff.block',
    title: 'a blocked staff account is logged out and cannot log in, until unblocked',
    statuses: [
      ['changeStaffStatus', 200],
      ['changeStaffStatus', 409],
      ['login', 403],
      ['getStaffProfile', 401],
    ],
    writes: true,
    needs: ['administrator', 'staffLife'],
    async run(context) {
      const { ask } = context;
      const { correo, contrasena, token } = await newMember(context, 3);
      const { idUsuario } = await member(context, correo);
      const early = await changeStatus(context, idUsuario, 'desbloquear', 'of an active account');
      early.refused(409, { code: 'INVALID_STATE' });
      (await changeStatus(context, idUsuario, 'bloquear')).ok();
      equal('estado', readCustomerStatus((await member(context, correo)).estado), 'bloqueado');
      (await ask('getStaffProfile', 'with a blocked login', { token })).refused(401);
      const json = { correo, contrasena };
      const refused = await ask('login', 'of a blocked account', { json });
      refused.refused(403, { code: 'ACCOUNT_BLOCKED' });
      (await changeStatus(context, idUsuario, 'desbloquear')).ok();
      equal('estado', readCustomerStatus((await member(context, correo)).estado), 'activo');
      await signIn(ask, { correo, contrasena });
    },
  }),
  defineCase({
    id: 'staff.remove',
    title: 'a removed staff account is gone, and its e-mail and identification are free again',
    statuses: [
      ['deleteStaff', 200],
      ['deleteStaff', 404],
      ['login', 401],
    ],
    writes: true,
    needs: ['administrator', 'staffLife'],
    async run(context) {
      const { ask } = context;
      const { correo, contrasena, identity } = await newMember(context, 3);
      const { idUsuario } = await member(context, correo);
      const request = { token: await context.token(2), params: { idUsuario } };
      (await ask('deleteStaff', '', request)).ok();
      (await ask('deleteStaff', 'of a removed account', request)).refused(404);
      const json = { correo, contrasena };
      (await ask('login', 'of a removed account', { json })).refused(401);
      const again = { token: request.token, json: { ...identity } };
      (await ask('createManager', 'of the same person', again)).ok();
    },
  }),
  defineCase({
    id: 'staff.own-account',
    title: 'nobody blocks or removes the own account: 409 INVALID_STATE',
    statuses: [
      ['changeStaffStatus', 409],
      ['deleteStaff', 409],
    ],
    writes: true,
    needs: ['administrator', 'staffLife'],
    async run(context) {
      const { idUsuario } = await member(context, (await context.account(2)).correo);
      const blocked = await changeStatus(context, idUsuario, 'bloquear', 'of the own account');
      blocked.refused(409, { code: 'INVALID_STATE' });
      const request = { token: await context.token(2), params: { idUsuario } };
      const removed = await context.ask('deleteStaff', 'of the own account', request);
      removed.refused(409, { code: 'INVALID_STATE' });
    },
  }),
  ...refusals({ operation: 'listStaff' }),
  ...refusals({
    operation: 'changeStaffStatus',
    valid: { params: { idUsuario: NO_ID }, json: { accion: 'bloquear' } },
    invalid: [
      [
        'an unknown action',
        { params: { idUsuario: NO_ID }, json: { accion: 'borrar' } },
        ['accion'],
      ],
    ],
    missing: true,
  }),
  ...refusals({ operation: 'deleteStaff', valid: { params: { idUsuario: NO_ID } }, missing: true }),
  ...refusals({
    operation: 'changeStaffRole',
    valid: { params: { idUsuario: NO_ID }, json: { idRol: 3 } },
    invalid: [['role 1', { params: { idUsuario: NO_ID }, json: { idRol: 1 } }, ['idRol']]],
    missing: true,
  }),
];
