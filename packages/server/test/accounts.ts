import { withTransaction } from '../src/db/transaction.ts';
import type { Deps } from '../src/deps.ts';
import { upsertPeople } from '../src/roll/roll.repository.ts';
import type { CallResult } from './call.ts';
import { TEST_PASSWORD } from './people.ts';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'call'>;

/** Puts people on the electoral roll, written as the roll writes them. */
export async function addToRoll(
  { db }: Deps,
  people: Record<string, [nombre: string, primerApellido: string, segundoApellido: string]>,
): Promise<void> {
  const rows = Object.entries(people).map(([identificacion, names]) => {
    const [nombre, primerApellido, segundoApellido] = names;
    return { identificacion, nombre, primerApellido, segundoApellido };
  });
  await withTransaction(db, (trx) => upsertPeople(trx, rows));
}

/** A new account of a resident, with some fields changed. */
export function accountForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    identificacion: '155812345678',
    nombre: 'Inés',
    primerApellido: 'Duarte',
    segundoApellido: 'Peña',
    correo: 'ines@filigrana.test',
    telefono: '87123490',
    contrasena: 'Cascada-Azul-7',
    ...fields,
  };
}

export function register(app: App, fields: Record<string, unknown> = {}): Promise<CallResult> {
  return app.call('POST', '/api/users/register', { body: accountForm(fields) });
}

export function login(
  app: App,
  correo: string,
  contrasena: string = TEST_PASSWORD,
  sessionToken?: string | null,
): Promise<CallResult> {
  const body = { correo, contrasena, ...(sessionToken !== undefined && { sessionToken }) };
  return app.call('POST', '/api/users/clientes/login', { body });
}

/** The own profile of a login token, whatever its role: 401 when the token has stopped working. */
export function profile(app: App, token: string): Promise<CallResult> {
  return app.call('GET', '/api/users/clientes/perfil', { token });
}

export function countAccounts({ db }: Deps): Promise<number> {
  const count = db.selectFrom('usuarios').select(({ fn }) => fn.countAll<number>().as('total'));
  return count.executeTakeFirstOrThrow().then(({ total }) => Number(total));
}

/** Statuses of several answers, in order of size. */
export function statuses(answers: readonly CallResult[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}
