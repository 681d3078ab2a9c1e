import {
  assertFewPending,
  emptyCartRefused,
  holdsTexts,
  HttpProblem,
  withCart,
} from '@filigrana/sdk/answers';
import {
  chargedPrice,
  fullName,
  holdEnd,
  isInactive,
  mayHold,
  normalizeEmail,
  prolonged,
} from '@filigrana/sdk/domain';
import { accountOf } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/activity.ts';
import { cartOwner, findCart, findPiece } from '../cart/carts.ts';
import { viewCart } from '../cart/cart-view.ts';
import { sizeOf } from '../catalog/product-view.ts';
import { countPending } from '../checkout/buy-cart.ts';
import { assertThereIs, wantedPiece } from '../checkout/wanted-piece.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import type { CartOwner, HoldRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { viewOrder } from '../orders/order-view.ts';
import { decideMissing } from './missing-pieces.ts';
import { forSale, holdOf, isSameOwner, liveHolds, tellWaiting } from './holds.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type CartOperation = 'holdCart' | 'prolongHold' | 'releaseHold';

/** Pieces that are kept for whoever is paying for them. */
export function holdHandlers(world: World): HandlersOf<'holds'> {
  const ownerOf = ({ user, body }: Pick<Call<CartOperation>, 'user' | 'body'>) =>
    cartOwner(world, user, body?.sessionToken);
  const view = (owner: CartOwner) => ({ carrito: viewCart(world, findCart(world, owner)) });
  const letGo = (hold: HoldRow) => {
    hold.fin = 'liberado';
    tellWaiting(world);
  };

  return {
    holdCart(call) {
      const owner = ownerOf(call);
      startHold(world, owner);
      return view(owner);
    },
    prolongHold(call) {
      const owner = ownerOf(call);
      const hold = holdOf(world, owner);
      if (!hold) throw new HttpProblem('NOT_FOUND');
      Object.assign(hold, prolonged(hold));
      return view(owner);
    },
    releaseHold(call) {
      const owner = ownerOf(call);
      const hold = holdOf(world, owner);
      if (hold) letGo(hold);
      return view(owner);
    },
    waitForPiece({ body: { idProducto_talla, correo } }) {
      const found = findPiece(world, idProducto_talla);
      if (!found || isInactive(found.product)) throw new HttpProblem('NOT_FOUND');
      if (!forSale(world, found).isReserved) throw new HttpProblem('INVALID_STATE');
      const waiting = { idProducto_talla, correo: normalizeEmail(correo) };
      const isNoted = world.waiting.some(
        (one) => one.idProducto_talla === waiting.idProducto_talla && one.correo === waiting.correo,
      );
      if (!isNoted) world.waiting.push(waiting);
      return { mensaje: holdsTexts.waiting };
    },
    listHolds: () =>
      liveHolds(world)
        .toSorted((a, b) => a.hasta.localeCompare(b.hasta))
        .map(({ idApartado, desde, hasta, prolongado, owner, pieces }) => ({
          ...{ idApartado, desde, hasta, prolongado },
          cliente: 'idUsuario' in owner ? fullName(accountOf(world, owner.idUsuario)) : null,
          productos: pieces.flatMap((held) => {
            const found = held.cantidad > 0 ? findPiece(world, held.idProducto_talla) : undefined;
            if (!found) return [];
            const { nombreProducto: productoNombre } = found.product;
            return [{ ...held, productoNombre, tallaNombre: sizeOf(world, found.piece) }];
          }),
        })),
    endHold({ params: { idApartado }, user: { idUsuario } }) {
      const hold = liveHolds(world).find((one) => one.idApartado === idApartado);
      if (!hold) throw new HttpProblem('NOT_FOUND');
      letGo(hold);
      const objeto = `apartado ${idApartado}`;
      recordActivity(world, { idUsuario, accion: 'apartado.terminado', objeto });
      return { mensaje: holdsTexts.ended };
    },
    decideMissing({ params, body, user: { idUsuario } }) {
      const order = decideMissing(world, { ...params, idUsuario }, body);
      return { mensaje: holdsTexts.decided[body.decision], pedido: viewOrder(world, order) };
    },
  };
}

function startHold(world: World, owner: CartOwner): void {
  const lines = findCart(world, owner)?.lines ?? [];
  if (lines.length === 0) throw emptyCartRefused();
  const wanted = lines.map((line) => wantedPiece(world, line, owner));
  const live = holdOf(world, owner);
  try {
    for (const piece of wanted) assertThereIs(piece);
    // Said here, because afterwards one pays.
    if (!live && 'idUsuario' in owner) assertFewPending(countPending(world, owner.idUsuario));
  } catch (failure) {
    const cart = viewCart(world, findCart(world, owner));
    throw failure instanceof HttpProblem ? withCart(failure, cart) : failure;
  }
  const heldOf = (id: number) =>
    live?.pieces.find(({ idProducto_talla }) => idProducto_talla === id);
  const since = new Date(world.now().getTime() - DAY_MS).toISOString();
  const begun = (id: number) =>
    world.holds.filter(
      ({ desde, owner: whose, pieces }) =>
        desde > since &&
        isSameOwner(whose, owner) &&
        pieces.some(({ idProducto_talla }) => idProducto_talla === id),
    ).length;
  for (const { piece } of wanted)
    if (!heldOf(piece.idProducto_talla) && !mayHold(begun(piece.idProducto_talla)))
      throw new HttpProblem('HOLD_LIMIT');
  const hold: HoldRow = live ?? {
    idApartado: world.nextId('hold'),
    owner,
    desde: world.now().toISOString(),
    hasta: holdEnd(world.now()),
    prolongado: false,
    fin: null,
    pieces: [],
  };
  if (!live) world.holds.push(hold);
  for (const { piece, product, cantidad } of wanted) {
    const held = heldOf(piece.idProducto_talla);
    if (held && held.cantidad >= cantidad) continue;
    const kept = {
      idProducto_talla: piece.idProducto_talla,
      cantidad,
      precioUnitario: chargedPrice(product),
    };
    if (held) Object.assign(held, kept);
    else hold.pieces.push(kept);
  }
}
