import { accountTexts, HttpProblem, readNewAccount } from '@filigrana/sdk/contract';
import { needsLookup, ROLE, tidyName } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import { lookupPerson } from '../../roll/index.ts';
import { openAccount, type OpenAccountDeps } from './open-account.ts';

type Person = components['schemas']['Person'] & { segundoApellido: string };

/**
 * The names of a person, as the roll knows them and people write them.
 *
 * @throws HttpProblem 404 when the roll does not know the identification.
 */
export async function personOf(db: Database, identificacion: string): Promise<Person> {
  const person = await lookupPerson(db, identificacion);
  if (!person) throw new HttpProblem('NOT_FOUND', { error: accountTexts.personUnknown });
  return {
    nombre: tidyName(person.nombre),
    primerApellido: tidyName(person.primerApellido),
    segundoApellido: tidyName(person.segundoApellido),
  };
}

/**
 * Opens a customer's account. The names of a national identification are the roll's, whatever was
 * typed; holders of other documents are called what they say.
 *
 * @throws HttpProblem 400 for a field that is wrong, 404 when the roll does not know the person, 409
 * when the person or the e-mail has an account.
 */
export async function registerCustomer(
  deps: OpenAccountDeps,
  body: components['schemas']['Registration'],
): Promise<void> {
  const typed = readNewAccount(body);
  const names = needsLookup(typed.identificacion)
    ? await personOf(deps.db, typed.identificacion)
    : {};
  await openAccount(deps, { ...typed, ...names }, ROLE.cliente);
}
