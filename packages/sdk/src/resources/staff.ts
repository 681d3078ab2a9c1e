import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { ROLE } from '../domain/roles.ts';
import type { StaffMember } from '../entities.ts';
import type { NewStaffMember, StaffRoleForm, StaffStatusForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { staff, staffCreated } from '../normalize/people.ts';
import type { Confirmation, StaffCreated } from '../results.ts';

/** Administrators and managers. Administrators only. */
export function staffResource({ client, call }: Api) {
  return {
    list: (options?: CallOptions): Promise<StaffMember[]> =>
      call({
        operation: 'listStaff',
        bearer: true,
        send: (init) => client.GET('/api/users/admin/staff', init),
        read: staff,
        options,
      }),

    /** Makes a manager an administrator or the other way round. */
    changeRole: (
      idUsuario: number,
      body: StaffRoleForm,
      options?: CallOptions,
    ): Promise<Confirmation> =>
      call({
        operation: 'changeStaffRole',
        bearer: true,
        send: (init) =>
          client.PUT('/api/users/admin/staff/{idUsuario}/rol', {
            ...init,
            params: { path: { idUsuario } },
            body,
          }),
        read: confirmation,
        options,
      }),

    /** Extension `staffLife`: blocks or unblocks an account. */
    changeStatus: (
      idUsuario: number,
      body: StaffStatusForm,
      options?: CallOptions,
    ): Promise<Confirmation> =>
      call({
        operation: 'changeStaffStatus',
        bearer: true,
        send: (init) =>
          client.PUT('/api/users/admin/staff/{idUsuario}/estado', {
            ...init,
            params: { path: { idUsuario } },
            body,
          }),
        read: confirmation,
        options,
      }),

    /** Extension `staffLife`: removes an account; what it did stays in the histories. */
    remove: (idUsuario: number, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'deleteStaff',
        bearer: true,
        send: (init) =>
          client.DELETE('/api/users/admin/staff/{idUsuario}', {
            ...init,
            params: { path: { idUsuario } },
          }),
        read: confirmation,
        options,
      }),

    /** Opens an administrator's account; the SDK adds `idRol`. */
    createAdministrator: (person: NewStaffMember, options?: CallOptions): Promise<StaffCreated> =>
      call({
        operation: 'createAdministrator',
        bearer: true,
        send: (init) =>
          client.POST('/api/users/admin/crear-admin', {
            ...init,
            body: { ...person, idRol: ROLE.administrador },
          }),
        read: staffCreated,
        options,
      }),

    /** Opens a manager's account; the SDK adds `idRol`. */
    createManager: (person: NewStaffMember, options?: CallOptions): Promise<StaffCreated> =>
      call({
        operation: 'createManager',
        bearer: true,
        send: (init) =>
          client.POST('/api/users/admin/crear-manager', {
            ...init,
            body: { ...person, idRol: ROLE.manager },
          }),
        read: staffCreated,
        options,
      }),
  };
}
