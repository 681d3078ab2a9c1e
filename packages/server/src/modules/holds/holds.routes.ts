import { holdsTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { Call, HandlersOf } from '../../http/operation-types.ts';
import { cartOwner } from '../cart/cart-owner.ts';
import { readOrder } from '../orders/orders.service.ts';
import {
  endHold,
  listHolds,
  prolongHold,
  releaseHold,
  startHold,
  type HoldLimits,
} from './holds.service.ts';
import { decideMissing } from './missing-pieces.service.ts';
import { waitFor } from './waiting.ts';

type CartOperation = 'holdCart' | 'prolongHold' | 'releaseHold';

/** Pieces that are kept for whoever is paying for them. */
export function holdHandlers(deps: Deps & HoldLimits): HandlersOf<'holds'> {
  const ownerOf = ({ user, body }: Pick<Call<CartOperation>, 'user' | 'body'>) =>
    cartOwner(deps.sessionTokens, user, body?.sessionToken);

  return {
    holdCart: async (call) => ({
      carrito: await startHold(deps, ownerOf(call), call.network),
    }),
    prolongHold: async (call) => ({ carrito: await prolongHold(deps, ownerOf(call)) }),
    releaseHold: async (call) => ({ carrito: await releaseHold(deps, ownerOf(call)) }),
    async waitForPiece({ body }) {
      await waitFor(deps, body);
      return { mensaje: holdsTexts.waiting };
    },
    listHolds: () => listHolds(deps),
    async endHold({ params: { idApartado }, user: { idUsuario } }) {
      await endHold(deps, idApartado, idUsuario);
      return { mensaje: holdsTexts.ended };
    },
    async decideMissing({ params: { idPedido }, body, user: { idUsuario } }) {
      await decideMissing(deps, { idPedido, idUsuario }, body);
      deps.outbox.post();
      const pedido = await readOrder(deps, idPedido);
      return { mensaje: holdsTexts.decided[body.decision], pedido };
    },
  };
}
