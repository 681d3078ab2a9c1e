import { HttpProblem, readNewAccount, staffTexts } from '@filigrana/sdk/answers';
import { customerLifecycle, ROLE } from '@filigrana/sdk/domain';
import { openAccount } from '../accounts/open-account.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import type { AccountRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type CreateOperation = 'createAdministrator' | 'createManager';
type StaffRow = AccountRow & { rol: 2 | 3 };

/** Staff accounts, oldest first. The last administrator who can log in stays one. */
export function staffHandlers(world: World): HandlersOf<'staff'> {
  const staff = () => world.accounts.filter((row): row is StaffRow => row.rol !== ROLE.cliente);
  // The contract refuses another `idRol` than the path's, so what the body says of it is not read.
  const create = (rol: StaffRow['rol'], mensaje: string) => (call: Call<CreateOperation>) => ({
    mensaje,
    idUsuario: openAccount(world, readNewAccount(call.body), rol),
  });

  const find = (idUsuario: number): StaffRow => {
    const account = staff().find((row) => row.idUsuario === idUsuario);
    if (!account) throw new HttpProblem('NOT_FOUND', { error: staffTexts.notFound });
    return account;
  };
  const keepAnAdministrator = (account: StaffRow, error: string): void => {
    const able = staff().filter(
      ({ rol, estado }) => rol === ROLE.administrador && estado === customerLifecycle.initial,
    );
    if (able.length === 1 && able[0] === account) throw new HttpProblem('INVALID_STATE', { error });
  };
  /** Nobody shuts themself out. */
  const assertDispensable = (account: StaffRow, by: number): void => {
    if (account.idUsuario === by)
      throw new HttpProblem('INVALID_STATE', { error: staffTexts.ownAccount });
    keepAnAdministrator(account, staffTexts.lastToLogIn);
  };

  return {
    listStaff: () =>
      staff().map((account) => ({
        idUsuario: account.idUsuario,
        identificacion: account.identificacion,
        nombre: account.nombre,
        primerApellido: account.primerApellido,
        segundoApellido: account.segundoApellido,
        correo: account.correo,
        telefono: account.telefono,
        idRol: account.rol,
        ...(world.extensions.has('staffLife') && { estado: account.estado }),
      })),
    changeStaffRole({ params, body: { idRol } }) {
      const account = find(params.idUsuario);
      if (account.rol === idRol) return { mensaje: staffTexts.roleUnchanged };
      keepAnAdministrator(account, staffTexts.lastAdministrator);
      account.rol = idRol;
      account.tokenVersion += 1;
      return { mensaje: staffTexts.roleChanged };
    },
    changeStaffStatus({ params, body: { accion }, user }) {
      const account = find(params.idUsuario);
      if (accion === 'bloquear') assertDispensable(account, user.idUsuario);
      const next = customerLifecycle.next(accion, account.estado);
      if (next === null)
        throw new HttpProblem('INVALID_STATE', { error: staffTexts.statusRefused[accion] });
      account.estado = next;
      account.tokenVersion += 1;
      return { mensaje: staffTexts.statusChanged[accion] };
    },
    deleteStaff({ params, user }) {
      const account = find(params.idUsuario);
      assertDispensable(account, user.idUsuario);
      world.accounts = world.accounts.filter((row) => row !== account);
      return { mensaje: staffTexts.deleted };
    },
    createAdministrator: create(ROLE.administrador, staffTexts.administratorCreated),
    createManager: create(ROLE.manager, staffTexts.managerCreated),
  };
}
