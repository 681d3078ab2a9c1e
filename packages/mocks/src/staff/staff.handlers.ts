import { HttpProblem, readNewAccount, staffTexts } from '@filigrana/sdk/contract';
import { ROLE } from '@filigrana/sdk/domain';
import { openAccount } from '../accounts/open-account.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { AccountRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type CreateOperation = 'createAdministrator' | 'createManager';
type StaffOperation = CreateOperation | 'listStaff' | 'changeStaffRole';
type StaffRow = AccountRow & { rol: 2 | 3 };

/** Staff accounts, oldest first. The last administrator keeps that role. */
export function staffHandlers(world: World): Handlers<StaffOperation> {
  const staff = () => world.accounts.filter((row): row is StaffRow => row.rol !== ROLE.cliente);
  // The contract refuses another `idRol` than the path's, so what the body says of it is not read.
  const create = (rol: StaffRow['rol'], mensaje: string) => (call: Call<CreateOperation>) => ({
    mensaje,
    idUsuario: openAccount(world, readNewAccount(call.body), rol),
  });

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
      })),
    changeStaffRole({ params, body: { idRol } }) {
      const account = staff().find(({ idUsuario }) => idUsuario === params.idUsuario);
      if (!account) throw new HttpProblem('NOT_FOUND', { error: staffTexts.notFound });
      if (account.rol === idRol) return { mensaje: staffTexts.roleUnchanged };
      const administrators = staff().filter(({ rol }) => rol === ROLE.administrador);
      if (administrators.length === 1 && administrators[0] === account)
        throw new HttpProblem('INVALID_STATE', { error: staffTexts.lastAdministrator });
      account.rol = idRol;
      account.tokenVersion += 1;
      return { mensaje: staffTexts.roleChanged };
    },
    createAdministrator: create(ROLE.administrador, staffTexts.administratorCreated),
    createManager: create(ROLE.manager, staffTexts.managerCreated),
  };
}
