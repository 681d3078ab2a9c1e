import type { Cart, PaymentMethod, PickupPlace } from '@filigrana/sdk';
import { isImageFile, openPlace, pickupTotals } from '@filigrana/sdk/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { useStore } from '../../shared/use-store.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import type { CartView } from '../cart/cart.types.ts';
import { useCartView } from '../cart/use-cart-view.ts';
import { useExchangeRate } from '../exchange/use-exchange-rate.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import { NO_CHOICE, purchaseDraftService } from '../purchase/purchase-draft.ts';
import { usePickupPlaces } from '../shipping/use-pickup-places.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import { provideCheckout } from './checkout.machine.ts';
import { draftCheckoutPort } from './draft-checkout-port.ts';
import { stageOf } from './checkout.rules.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type CheckoutField,
  type CheckoutStage,
  type CheckoutValues,
  type ChosenPlace,
  type TypedField,
} from './checkout.types.ts';

/** Picking up instead of being sent something. */
export interface Pickup {
  /** The places are on their way. */
  isLoading: boolean;
  /** Where orders can be picked up now. Without one everything is sent: offer nothing else. */
  places: readonly PickupPlace[];
  /** The one that is chosen; null: it is sent, or what was chosen is closed by now. */
  place: PickupPlace | null;
  /** It is picked up: the address counts for nothing, and is not to be asked for. */
  isChosen: boolean;
  /** Picks it up there; null sends it to the address, which is as it was typed. */
  choose(idLugar: number | null): void;
}

export interface Checkout extends FormReport<CheckoutField> {
  stage: CheckoutStage;
  values: CheckoutValues;
  change(field: TypedField, value: string): void;
  /** Begins with this address, unless something of one is typed, or left from an earlier visit. */
  begin(address: Readonly<Record<AddressField, string>>): void;
  chooseMethod(method: PaymentMethod): void;
  /** The receipt; null where none is chosen. */
  comprobante: File | null;
  /** Takes the image, or says in `errors.comprobante` what is wrong with it. */
  attach(file: File | null): void;
  pickup: Pickup;
  /** The cart that is bought. */
  cart: CartView;
  /** What the purchase costs, US dollars: the cart, with the fee of the place where it is picked up. */
  totals: Pick<Cart, 'subtotal' | 'montoEnvio' | 'montoTotal'>;
  /** 'No se pudo cargar el resumen del pedido.' when the cart could not be read. */
  summaryError: ReturnType<typeof notice> | null;
  /** An earlier attempt was sent and its end is not known: sending again completes it. */
  isUnresolved: boolean;
  /** There is something to buy or to complete, and nothing is on its way. */
  canSubmit: boolean;
  /** Checks the form and sends it; while one is on its way another is ignored. */
  submit(): void;
  /**
   * It was refused because a piece is gone. Who has paid can `sendWithoutPiece`, where the backend knows holds: the
   * shop then decides with them.
   */
  isPieceGone: boolean;
  /** It was refused because too many orders of the account wait for review. Who has paid can `sendWithoutPiece` here, too. */
  isOverLimit: boolean;
  /** Sends the same purchase as paid: it is made however many orders wait; what is gone by now is ordered without its piece. */
  sendWithoutPiece(): void;
  /**
   * While it is sent: whole percent that has left; 100 means that only the answer is missing. Null
   * where nobody can tell.
   */
  progress: number | null;
  /** Stops the sending while `progress` is below 100; everything stays filled in. */
  cancel(): void;
  /** After `unreachable`: the same purchase again. It never makes a second order. */
  retry(): void;
  /** Order number once received, when the server names one. */
  idPedido: number | null;
  /** What was bought for, USD, once received, when the server says so. */
  montoTotal: number | null;
  /** The same in whole colones; null where the shop has no rate. */
  montoColones: number | null;
  /** After `received`: a fresh form. */
  restart(): void;
}

/** The machine of this visit, with what an earlier one has left. */
function useCheckoutActor() {
  const context = useShopContext();
  const draft = useService(purchaseDraftService);
  const localCart = useService(localCartService);
  const idUsuario = useAccountId() ?? 0;
  const refresh = useRefresh();
  const notify = useNotify();
  const port = useMemo(
    () => draftCheckoutPort(context, draft, idUsuario),
    [context, draft, idUsuario],
  );
  const machine = useMemo(() => provideCheckout(port), [port]);
  const actor = useActorRef(machine, context.running);
  const keep = useCallback(() => {
    const { comprobante, ...values } = actor.getSnapshot().context.values;
    draft.checkout.keep(idUsuario, values, comprobante);
  }, [actor, draft, idUsuario]);

  useEffect(() => {
    const { checkout, payment } = draft;
    const begun = checkout.read(idUsuario);
    if (begun) {
      const { isUnresolved, values, file } = begun;
      actor.send({
        type: 'checkout.restore',
        values: { ...values, comprobante: file },
        isUnresolved,
      });
    }
    const { metodoPago, comprobante, isConfirmed } = payment.get();
    if (!isConfirmed || metodoPago === null) return;
    actor.send({ type: 'checkout.chooseMethod', method: metodoPago });
    // The checkout takes images only; a PDF takes the place of an earlier one too.
    const image = comprobante && isImageFile(comprobante) ? comprobante : null;
    actor.send({ type: 'checkout.attach', file: image });
    // Handed over: what is chosen belongs to the account now, and to nobody after it.
    if (idUsuario === 0) return;
    keep();
    payment.set({ ...payment.get(), isConfirmed: false });
  }, [actor, draft, idUsuario, keep]);

  useEffect(() => {
    let isLeft = false;
    void draft.checkout.recall(idUsuario).then((comprobante) => {
      const snapshot = actor.getSnapshot();
      const { values, isUnresolved } = snapshot.context;
      if (isLeft || values.comprobante || !comprobante || !snapshot.matches('open')) return;
      actor.send({
        type: 'checkout.restore',
        values: { ...values, comprobante },
        isUnresolved,
      });
    });
    return () => {
      isLeft = true;
    };
  }, [actor, draft, idUsuario]);

  useEffect(() => {
    const received = actor.on('received', () => {
      draft.checkout.forget();
      draft.payment.set(NO_CHOICE);
      localCart.send({ type: 'localCart.empty' });
      notify(notice('checkout.received'));
      void refresh(storefrontRevalidation.placeOrder);
    });
    return () => received.unsubscribe();
  }, [actor, draft, localCart, notify, refresh]);

  const begin = useCallback<Checkout['begin']>(
    (address) => {
      const snapshot = actor.getSnapshot();
      const { values } = draft.checkout.read(idUsuario) ?? snapshot.context;
      if (!snapshot.matches('open') || ADDRESS_FIELDS.some((field) => values[field] !== '')) return;
      // Not kept: nobody has typed it, and another one may be preferred next time.
      for (const field of ADDRESS_FIELDS)
        actor.send({ type: 'checkout.change', field, value: address[field] });
    },
    [actor, draft, idUsuario],
  );

  return {
    ...{ actor, keep, begin },
    ...{ payment: draft.payment, upload: port.upload, isLoggedIn: idUsuario !== 0 },
  };
}

/** Where the purchase is picked up, if it is. What is offered is read again when the server has refused something. */
function usePickup(idLugar: number | null, isRefused: boolean) {
  const { data, isLoading } = usePickupPlaces();
  const refresh = useRefresh();
  useEffect(() => {
    if (isRefused) void refresh(['getPickupPlaces']);
  }, [isRefused, refresh]);
  const places = useMemo(() => data?.lugares.filter(({ activo }) => activo) ?? [], [data]);
  const isChosen = idLugar !== null && (isLoading || places.length > 0);
  const lugar: ChosenPlace = isChosen ? (openPlace(places, idLugar) ?? null) : undefined;
  return { isLoading, places, isChosen, lugar };
}

/**
 * The purchase: address or place to pick it up, payment method, receipt image, and sending them exactly once, whatever is
 * clicked twice, reloaded or lost on the way. What is typed survives a reload, and so does the file
 * for a day, where the environment keeps files. Nothing is bought at another total than the one on the screen, where the server
 * can compare them: it refuses, and the cart is read again. On success the form, the payment choice
 * and the local cart are cleared, 'Pedido recibido' is said and the cart, the orders and the stock
 * are read again.
 *
 * @example
 * const { values, change, stage, submit, notice } = useCheckout();
 * <input value={values.canton} onChange={(event) => change('canton', event.target.value)} />
 */
export function useCheckout(): Checkout {
  const { actor, keep, begin, payment, upload, isLoggedIn } = useCheckoutActor();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { view: cart } = useCartView(true);
  const { values: fields, notice: said, errors, isUnresolved } = state.context;
  const { idPedido, montoTotal, montoColones } = state.context;
  const { comprobante, ...values } = fields;
  const isRefused = state.matches({ open: 'refused' });
  const { lugar, ...offered } = usePickup(values.idLugar, isRefused);

  const send = actor.send;
  const change = useCallback<Checkout['change']>(
    (field, value) => {
      send({ type: 'checkout.change', field, value });
      keep();
    },
    [keep, send],
  );
  /** What is chosen here counts from now on, also before it belongs to an account. */
  const choose = useCallback(() => {
    keep();
    const choice = payment.get();
    const { metodoPago, comprobante: file } = actor.getSnapshot().context.values;
    if (choice.isConfirmed) payment.set({ ...choice, metodoPago, comprobante: file });
  }, [actor, keep, payment]);
  const chooseMethod = useCallback<Checkout['chooseMethod']>(
    (method) => {
      send({ type: 'checkout.chooseMethod', method });
      choose();
    },
    [choose, send],
  );
  const choosePlace = useCallback<Pickup['choose']>(
    (idLugar) => {
      send({ type: 'checkout.choosePlace', idLugar });
      keep();
    },
    [keep, send],
  );
  const attach = useCallback<Checkout['attach']>(
    (file) => {
      send({ type: 'checkout.attach', file });
      choose();
    },
    [choose, send],
  );
  const progress = useStore(upload.progress);
  const hasLines = cart.count > 0;
  const totals = pickupTotals(cart, lugar ?? null);
  // A server that counts no versions may refuse what it does not know.
  const shown = hasLines && cart.version !== null ? totals.montoTotal : null;
  const { data: exchange } = useExchangeRate();
  const tasa = exchange?.tasa ?? null;
  const submit = useCallback(
    () => send({ type: 'checkout.submit', isLoggedIn, hasLines, montoTotal: shown, tasa, lugar }),
    [send, isLoggedIn, hasLines, shown, tasa, lugar],
  );
  const sendWithoutPiece = useCallback(() => {
    const conditions = { isLoggedIn, hasLines, montoTotal: shown, tasa, lugar };
    send({ type: 'checkout.submit', ...conditions, isPaid: true });
  }, [send, isLoggedIn, hasLines, shown, tasa, lugar]);
  const retry = useCallback(() => send({ type: 'checkout.retry' }), [send]);
  const restart = useCallback(() => send({ type: 'checkout.restart' }), [send]);

  return {
    stage: stageNow(state, lugar),
    values,
    change,
    begin,
    chooseMethod,
    comprobante,
    attach,
    notice: said,
    errors,
    pickup: { ...offered, place: lugar ?? null, choose: choosePlace },
    cart,
    totals,
    summaryError: cart.error ? notice('checkout.summaryFailed') : null,
    isUnresolved,
    canSubmit:
      state.matches('open') &&
      (hasLines || isUnresolved) &&
      // Whether the place that was chosen is open is not known yet.
      !(values.idLugar !== null && offered.isLoading),
    submit,
    isPieceGone: state.matches('open') && state.context.isPieceGone,
    isOverLimit: state.matches('open') && state.context.isOverLimit,
    sendWithoutPiece,
    progress,
    cancel: upload.cancel,
    retry,
    idPedido,
    montoTotal,
    montoColones,
    restart,
  };
}

function stageNow(
  state: ReturnType<ReturnType<typeof provideCheckout>['getInitialSnapshot']>,
  lugar: ChosenPlace,
): CheckoutStage {
  if (state.matches('received')) return 'received';
  if (!state.matches('open')) return 'sending';
  if (state.matches({ open: 'refused' })) return 'refused';
  if (state.matches({ open: 'unreachable' })) return 'unreachable';
  return stageOf(state.context.values, lugar);
}
