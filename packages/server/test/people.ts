import { normalizeEmail } from '@filigrana/sdk/domain';
import { insertAccount } from '../src/auth/accounts.repository.ts';
import type { Deps } from '../src/deps.ts';

export interface SignedIn {
  idUsuario: number;
  identificacion: string;
  correo: string;
  token: string;
}

export const TEST_PASSWORD = 'Prueba-1234';

let counter = 0;

export interface Name {
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
}

const ANYBODY: Name = { nombre: 'Persona', primerApellido: 'De', segundoApellido: 'Prueba' };

/** Makes an account with `TEST_PASSWORD` and a login token for it. */
export async function signIn(deps: Deps, rol: 1 | 2 | 3, name = ANYBODY): Promise<SignedIn> {
  counter += 1;
  const identificacion = String(100_000_000 + counter);
  const correo = `Persona${counter}@Filigrana.test`;
  const idUsuario = await insertAccount(deps.db, {
    ...name,
    identificacion,
    correo,
    correoNormalizado: normalizeEmail(correo),
    correoConfirmado: normalizeEmail(correo),
    telefono: '88887777',
    contrasenaHash: await deps.passwords.hash(TEST_PASSWORD),
    rol,
    fechaRegistro: deps.clock.now().toISOString(),
  });
  const token = await deps.tokens.sign({ idUsuario, rol, tokenVersion: 0 });
  return { idUsuario, identificacion, correo, token };
}

/** A new login token for an account of `signIn`. */
export async function logInAgain(deps: Deps, { idUsuario }: SignedIn): Promise<string> {
  const { rol, tokenVersion } = await deps.db
    .selectFrom('usuarios')
    .select(['rol', 'tokenVersion'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return deps.tokens.sign({ idUsuario, rol, tokenVersion });
}
