import { addressTexts, HttpProblem, readAccountForm } from '@filigrana/sdk/answers';
import { ADDRESSES_MAX } from '@filigrana/sdk/domain';
import { addressSchema } from '@filigrana/sdk/schemas';
import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';
import { findAddresses, prefer, viewAddresses } from './addresses.ts';

/** The addresses that a customer keeps. */
export function addressHandlers(world: World): HandlersOf<'addresses'> {
  const view = (idUsuario: number) => viewAddresses(world, idUsuario);
  const find = (idUsuario: number, id: number) => {
    const found = findAddresses(world, idUsuario).find(({ idDireccion }) => idDireccion === id);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: addressTexts.notFound });
    return found;
  };

  return {
    listAddresses: ({ user }) => view(user.idUsuario),
    addAddress({ body, user: { idUsuario } }) {
      const address = readAccountForm(addressSchema, body);
      const { length } = findAddresses(world, idUsuario);
      if (length >= ADDRESSES_MAX)
        throw new HttpProblem('INVALID_STATE', { error: addressTexts.full });
      const idDireccion = world.nextId('address');
      world.addresses.push({ idDireccion, idUsuario, ...address, preferida: length === 0 });
      return view(idUsuario);
    },
    updateAddress({ params, body, user: { idUsuario } }) {
      const address = readAccountForm(addressSchema, body);
      Object.assign(find(idUsuario, params.idDireccion), address);
      return view(idUsuario);
    },
    removeAddress({ params, user: { idUsuario } }) {
      const gone = find(idUsuario, params.idDireccion);
      world.addresses = world.addresses.filter((address) => address !== gone);
      const [first] = findAddresses(world, idUsuario);
      if (first) prefer(world, first);
      return view(idUsuario);
    },
    preferAddress({ params, user: { idUsuario } }) {
      prefer(world, find(idUsuario, params.idDireccion));
      return view(idUsuario);
    },
  };
}
