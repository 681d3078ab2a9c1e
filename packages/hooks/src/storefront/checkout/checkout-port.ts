import { asApiError } from '../../shared/as-api-error.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { cartService } from '../cart/cart-client.ts';
import { createUpload, type Upload } from '../forms/upload.ts';
import type { CheckoutDraft, CheckoutDrafts } from './checkout-draft.ts';
import type { CheckoutPort } from './checkout.machine.ts';
import { isCancelled, isUnresolved, type PurchaseForm } from './checkout.rules.ts';
import type { CheckoutValues } from './checkout.types.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The purchase in progress of whoever is logged in. */
export interface CheckoutDesk extends CheckoutPort {
  /** What an earlier visit of the page has left. */
  draft(): CheckoutDraft | null;
  /** Keeps what is typed. */
  keep(values: CheckoutValues): void;
  /** The order is there: the next purchase is another one. */
  clear(): void;
  /** The receipt on its way. */
  readonly upload: Pick<Upload, 'progress' | 'cancel'>;
}

export interface CheckoutDeskOptions {
  context: ShopContext;
  drafts: CheckoutDrafts;
  idUsuario: number;
}

/**
 * One key for all attempts and all tabs: the first one that is stored counts until the order is
 * there. Before anything is sent it is noted that it was, so that a reload knows.
 */
export function checkoutDesk({ context, drafts, idUsuario }: CheckoutDeskOptions): CheckoutDesk {
  const draft = () => {
    const stored = drafts.read();
    return stored?.idUsuario === idUsuario ? stored : null;
  };
  const write = (change: Partial<CheckoutDraft> & Pick<CheckoutDraft, 'values'>): CheckoutDraft => {
    const { key = newIdempotencyKey(), isUnresolved = false } = draft() ?? {};
    const next = { key, isUnresolved, ...change, idUsuario };
    drafts.write(next);
    return next;
  };
  const cart = context.service(cartService);
  const upload = createUpload();

  return {
    draft,
    upload,
    keep: (values) => void write({ values }),
    clear: () => drafts.write(null),
    async settle() {
      await cart.whenSettled();
      return cart.get().isSettled;
    },
    async buy(form: PurchaseForm) {
      const { comprobante: _file, montoTotal: _seen, referencia = '', ...asked } = form;
      const values = { ...asked, referencia };
      const wasUnresolved = draft()?.isUnresolved === true;
      const { key } = write({ values, isUnresolved: true });
      try {
        return await upload.run((options) =>
          context.shop.checkout.placeOrder(form, { ...options, idempotencyKey: key }),
        );
      } catch (cause) {
        const error = asApiError(cause);
        const isSettled = isCancelled(error) ? !wasUnresolved : !isUnresolved(error);
        if (isSettled) write({ values, isUnresolved: false });
        if (error.status === 401) context.expireSession();
        cart.refresh();
        throw error;
      }
    },
  };
}
