import { readNewAccount, staffTexts } from '@filigrana/sdk/answers';
import { ROLE } from '@filigrana/sdk/domain';
import type { Deps } from '../../deps.ts';
import type { Call, HandlersOf } from '../../http/operation-types.ts';
import { openAccount } from '../accounts/open-account.ts';
import { findStaff, type StaffRole } from './staff.repository.ts';
import { changeStaffRole, changeStaffStatus, removeStaff } from './staff.service.ts';

type CreateOperation = 'createAdministrator' | 'createManager';

/** Staff accounts: administrators only. */
export function staffHandlers(deps: Deps): HandlersOf<'staff'> {
  // The contract refuses another `idRol` than the path's, so what the body says of it is not read.
  const create = (rol: StaffRole, mensaje: string) => async (call: Call<CreateOperation>) => ({
    mensaje,
    idUsuario: await openAccount(deps, readNewAccount(call.body), {
      rol,
      by: call.user.idUsuario,
    }),
  });

  return {
    listStaff: () => findStaff(deps.db),
    async changeStaffRole({ params: { idUsuario }, body, user }) {
      const target = { idUsuario, by: user.idUsuario };
      const isChanged = await changeStaffRole(deps, target, body.idRol);
      return { mensaje: isChanged ? staffTexts.roleChanged : staffTexts.roleUnchanged };
    },
    async changeStaffStatus({ params: { idUsuario }, body: { accion }, user }) {
      await changeStaffStatus(deps, { idUsuario, by: user.idUsuario }, accion);
      return { mensaje: staffTexts.statusChanged[accion] };
    },
    async deleteStaff({ params: { idUsuario }, user }) {
      await removeStaff(deps, { idUsuario, by: user.idUsuario });
      return { mensaje: staffTexts.deleted };
    },
    createAdministrator: create(ROLE.administrador, staffTexts.administratorCreated),
    createManager: create(ROLE.manager, staffTexts.managerCreated),
  };
}
