import type { components } from '@filigrana/sdk/types';
import { isConfirmed, type AccountRow } from './accounts.repository.ts';

/** An account as its owner sees it, under the canonical names; never more than this. */
export function viewAccount(account: AccountRow): components['schemas']['User'] {
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
    suscrito: suscrito === 1,
    correoConfirmado: isConfirmed(account),
    correoPideContrasena: true,
  };
}
