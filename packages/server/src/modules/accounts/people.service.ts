import { accountTexts, HttpProblem, readNewAccount } from '@filigrana/sdk/answers';
import { isNationalId, ROLE, tidyName } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { lookupPerson } from '../../roll/roll.repository.ts';
import { askToConfirm } from './email-confirmation.service.ts';
import { openAccount } from './open-account.ts';

type Person = components['schemas']['Person'] & { segundoApellido: string };

/**
 * Milliseconds that every lookup takes at least, far more than one needs, so that its duration
 * tells nothing.
 */
const LOOKUP_MS = 50;

/**
 * The names of a person, for whoever asks.
 *
 * @throws HttpProblem 404 when the roll does not know the identification, and LOOKUP_OFF where it
 * answers nobody.
 */
export async function lookUp(
  { db, rollLookup }: Pick<Deps, 'db' | 'rollLookup'>,
  identificacion: string,
): Promise<Person> {
  if (!rollLookup) throw new HttpProblem('LOOKUP_OFF');
  const [answer] = await Promise.allSettled([personOf(db, identificacion), pause(LOOKUP_MS)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}

/**
 * The names of a person, as the roll knows them and people write them.
 *
 * @throws HttpProblem 404 when the roll does not know the identification.
 */
async function personOf(db: Database, identificacion: string): Promise<Person> {
  const person = await lookupPerson(db, identificacion);
  if (!person) throw new HttpProblem('NOT_FOUND', { error: accountTexts.personUnknown });
  return {
    nombre: tidyName(person.nombre),
    primerApellido: tidyName(person.primerApellido),
    segundoApellido: tidyName(person.segundoApellido),
  };
}

/**
 * Opens a customer's account, and asks for its e-mail to be confirmed. The names of a national
 * identification are the roll's, whatever was typed; holders of other documents are called what they
 * say, and so is everybody where the roll is not asked.
 *
 * @throws HttpProblem 400 for a field that is wrong, 404 when the roll does not know the person, 409
 * when the person or the e-mail has an account.
 */
export async function registerCustomer(
  deps: Deps,
  body: components['schemas']['Registration'],
): Promise<void> {
  const typed = readNewAccount(body);
  const names =
    deps.rollLookup && isNationalId(typed.identificacion)
      ? await personOf(deps.db, typed.identificacion)
      : {};
  const idUsuario = await openAccount(
    deps,
    { ...typed, ...names },
    { rol: ROLE.cliente, by: null },
  );
  // A letter that is refused is no reason to refuse the account: it can be asked for again.
  await askToConfirm(deps, { idUsuario, correo: typed.correo });
}
