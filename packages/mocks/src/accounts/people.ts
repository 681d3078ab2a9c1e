import { accountTexts, HttpProblem, readNewAccount } from '@filigrana/sdk/answers';
import { isNationalId, ROLE, tidyName } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { World } from '../world/world.ts';
import { askToConfirm } from './email-confirmation.ts';
import { accountOf } from './find-account.ts';
import { openAccount } from './open-account.ts';

/** The names of a person, for whoever asks. @throws HttpProblem 404, LOOKUP_OFF where nobody may. */
export function lookUp(world: World, identificacion: string) {
  if (world.isLookupOff) throw new HttpProblem('LOOKUP_OFF');
  return personOf(world, identificacion);
}

/** The names of a person, as people write them. @throws HttpProblem 404 when the roll has none. */
function personOf({ roll }: World, identificacion: string) {
  const person = roll.find((known) => known.identificacion === identificacion);
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
 * @throws HttpProblem 400, 404 when the roll does not know the person, 409.
 */
export function registerCustomer(world: World, body: components['schemas']['Registration']): void {
  const typed = readNewAccount(body);
  const isLookedUp = !world.isLookupOff && isNationalId(typed.identificacion);
  const names = isLookedUp ? personOf(world, typed.identificacion) : {};
  const idUsuario = openAccount(world, { ...typed, ...names }, ROLE.cliente);
  askToConfirm(world, accountOf(world, idUsuario));
}
