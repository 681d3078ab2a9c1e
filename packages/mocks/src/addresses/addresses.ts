import type { components } from '@filigrana/sdk/types';
import type { AddressRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The addresses of an account: the preferred one first, the others as they were added. */
export function findAddresses({ addresses }: World, idUsuario: number): AddressRow[] {
  return addresses
    .filter((address) => address.idUsuario === idUsuario)
    .toSorted((a, b) => Number(b.preferida) - Number(a.preferida));
}

/** As their owner sees them. */
export const viewAddresses = (
  world: World,
  idUsuario: number,
): components['schemas']['Address'][] =>
  findAddresses(world, idUsuario).map(({ idUsuario: _, ...address }) => address);

/** That one and no other is the preferred one of its account. */
export function prefer(world: World, chosen: AddressRow): void {
  for (const address of findAddresses(world, chosen.idUsuario))
    address.preferida = address === chosen;
}
