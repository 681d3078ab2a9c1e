import { withFingerSizes } from '@filigrana/sdk/domain';
import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** The ring sizes that a customer keeps. */
export function ringSizeHandlers({ ringSizes }: World): HandlersOf<'ring-sizes'> {
  const kept = (idUsuario: number) => ringSizes.get(idUsuario) ?? [];
  return {
    listRingSizes: ({ user }) => kept(user.idUsuario),
    saveRingSizes({ user: { idUsuario }, body }) {
      ringSizes.set(idUsuario, withFingerSizes(kept(idUsuario), body.tallas));
      return kept(idUsuario);
    },
  };
}
