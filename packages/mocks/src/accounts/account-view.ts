import { normalizeEmail } from '@filigrana/sdk/domain';
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
> & { correoConfirmado?: boolean; correoPideContrasena?: true };

/** Whether the owner of an account's e-mail has confirmed it. */
export function isConfirmed({ correo, correoConfirmado }: AccountRow): boolean {
  return correoConfirmado === normalizeEmail(correo);
}

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
    ...(extensions.has('emailConfirmation') && { correoConfirmado: isConfirmed(account) }),
    ...(extensions.has('emailChange') && { correoPideContrasena: true as const }),
  };
}
