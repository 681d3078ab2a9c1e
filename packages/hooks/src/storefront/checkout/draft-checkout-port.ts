import { asApiError } from '../../shared/as-api-error.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { cartService } from '../cart/cart-client.ts';
import { createUpload, type Upload } from '../../shared/forms/upload.ts';
import type { PurchaseDraft } from '../purchase/purchase-draft.ts';
import type { CheckoutPort } from './checkout.machine.ts';
import { addressIn, NO_VALUES } from './checkout.types.ts';
import { isCancelled, isUnresolved } from './checkout.rules.ts';

/** The purchase of whoever is logged in, and the receipt on its way. */
export interface DraftCheckoutPort extends CheckoutPort {
  readonly upload: Pick<Upload, 'progress' | 'cancel'>;
}

/** Before anything is sent it is noted that it was, so that a reload knows. */
export function draftCheckoutPort(
  context: ShopContext,
  { checkout: draft }: PurchaseDraft,
  idUsuario: number,
): DraftCheckoutPort {
  const cart = context.service(cartService);
  const upload = createUpload();
  return {
    upload,
    async settle() {
      await cart.whenSettled();
      return cart.get().isSettled;
    },
    async buy(form) {
      const {
        comprobante: _file,
        montoTotal: _seen,
        tasa: _rate,
        sinPieza: _paid,
        referencia = '',
        idLugar = null,
        ...asked
      } = form;
      const before = draft.read(idUsuario);
      // Where it is picked up the address is the place's; what was typed stays for another time.
      const typed = idLugar === null ? asked : addressIn(before?.values ?? NO_VALUES);
      const wasUnresolved = before?.isUnresolved === true;
      draft.keep(idUsuario, { ...asked, ...typed, referencia, idLugar }, before?.file ?? null);
      const idempotencyKey = draft.send(idUsuario);
      try {
        return await upload.run((options) =>
          context.shop.checkout.placeOrder(form, { ...options, idempotencyKey }),
        );
      } catch (cause) {
        const error = asApiError(cause);
        const isAnswered = isCancelled(error) ? !wasUnresolved : !isUnresolved(error);
        if (isAnswered) draft.resolve(idUsuario, 'kept');
        if (error.status === 401) context.expireSession();
        cart.refresh();
        throw error;
      }
    },
  };
}
