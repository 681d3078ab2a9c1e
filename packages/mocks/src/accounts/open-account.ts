import { HttpProblem } from '@filigrana/sdk/answers';
import { customerLifecycle } from '@filigrana/sdk/domain';
import type { RegistrationValues } from '@filigrana/sdk/schemas';
import type { Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { assertEmailIsFree } from './find-account.ts';

/**
 * Makes an account. One person has one, and one e-mail belongs to one.
 *
 * @returns its id.
 * @throws HttpProblem 409 ALREADY_REGISTERED or EMAIL_IN_USE.
 */
export function openAccount(world: World, values: RegistrationValues, rol: Role): number {
  const { identificacion, correo } = values;
  if (world.accounts.some((account) => account.identificacion === identificacion))
    throw new HttpProblem('ALREADY_REGISTERED');
  assertEmailIsFree(world, correo, null);
  const idUsuario = world.nextId('account');
  world.accounts.push({
    idUsuario,
    ...values,
    rol,
    estado: customerLifecycle.initial,
    suscrito: false,
    correoConfirmado: null,
    fechaRegistro: world.now().toISOString(),
    tokenVersion: 0,
  });
  return idUsuario;
}
