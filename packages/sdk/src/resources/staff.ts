import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { ROLE } from '../domain/roles.ts';
import type { NewStaffMember } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { staff, staffCreated } from '../normalize/people.ts';
import * as operations from '../operations.gen.ts';

/** Administrators and managers. Administrators only. */
export function staffResource({ caller }: Api) {
  const createAdministrator = caller(operations.createAdministrator, staffCreated);
  const createManager = caller(operations.createManager, staffCreated);

  return {
    /** Every account of the staff. */
    list: caller(operations.listStaff, staff),

    /** Makes a manager an administrator or the other way round. */
    changeRole: caller(operations.changeStaffRole, confirmation),

    /** Extension `staffLife`: blocks or unblocks an account. */
    changeStatus: caller(operations.changeStaffStatus, confirmation),

    /** Extension `staffLife`: removes an account; what it did stays in the histories. */
    remove: caller(operations.deleteStaff, confirmation),

    /** Opens an administrator's account; the SDK adds `idRol`. */
    createAdministrator: (person: NewStaffMember, options?: CallOptions) =>
      createAdministrator({ ...person, idRol: ROLE.administrador }, options),

    /** Opens a manager's account; the SDK adds `idRol`. */
    createManager: (person: NewStaffMember, options?: CallOptions) =>
      createManager({ ...person, idRol: ROLE.manager }, options),
  };
}
