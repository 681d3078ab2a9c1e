import type { AccountRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** An account as its owner sees it, under the canonical names; never more than this. */
export type AccountView = Pick<
  AccountRow,
  | 'idUsuario'
  | 'identificacion'
  | 'nombre'
  | 'primerApellido'
  | 'segundoApellido'
  | 'correo'
  | 'telefono'
  | 'rol'
  | 'suscrito'
> & { correoPideContrasena?: true };

export function viewAccount({ extensions }: World, account: AccountRow): AccountView {
  const { idUsuario, identificacion, nombre, primerApellido, segundoApellido } = account;
  const { correo, telefono, rol, suscrito } = account;
  return {
    idUsuario,
    identificacion,
    nombre,
    primerApellido,
    segundoApellido,
    correo,
    telefono,
    rol,
    suscrito,
    ...(extensions.has('emailChange') && { correoPideContrasena: true as const }),
  };
}
