import type { PaymentMethod } from '@filigrana/sdk';
import { paymentPageTotals } from '@filigrana/sdk/domain';
import { useEffect, useState } from 'react';
import { useService } from '../../shared/services/use-service.ts';
import { useStore } from '../../shared/use-store.ts';
import { useCartView } from '../cart/use-cart-view.ts';
import type { LocalCartLine } from '../local-cart/local-cart.ts';
import { useLocalCart } from '../local-cart/use-local-cart.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import { NO_CHOICE, purchaseDraftService } from '../purchase/purchase-draft.ts';
import { receiptProblem } from './receipt-problem.ts';

export interface Payment {
  lines: readonly LocalCartLine[];
  /** USD, of the lines that are still sold. */
  subtotal: number;
  /** USD, by the tiers of the payment page. */
  montoEnvio: number;
  /** USD. */
  montoTotal: number;
  metodoPago: PaymentMethod | null;
  chooseMethod(method: PaymentMethod): void;
  /** png, jpg, jpeg or pdf. */
  comprobante: File | null;
  /** Takes the file, or says in `notice` what is wrong with it and keeps none. */
  attach(file: File | null): void;
  /**
   * That the login has run out. The account's cart is hidden, and with it what was chosen for it:
   * both are there again once the same person has logged in.
   */
  sessionOver: StorefrontNotice | null;
  /** What is wrong with the file, or what `confirm` missed. */
  notice: StorefrontNotice | null;
  /** There is something to pay, a method and a receipt. */
  canConfirm: boolean;
  /**
   * True when there is something to pay, a method and a receipt: they are handed to the checkout,
   * go to /clientes/finalizar-compra. A receipt that is no image has to be chosen again there.
   */
  confirm(): boolean;
}

const noChoice = () => NO_CHOICE;

/**
 * The payment page (/clientes/pago): the local cart with the tiered shipping rule, a payment method
 * and a receipt. The shop's cart is read again, which the local one follows; where it cannot be read
 * the page works with what the browser has. Nothing is sent from here. What was chosen is still
 * chosen when one comes back to the same cart, and after a reload; a receipt for a day.
 *
 * @example
 * const { montoTotal, chooseMethod, attach, confirm } = usePayment();
 * <button onClick={() => confirm() && navigate('/clientes/finalizar-compra')}>Continuar</button>;
 */
export function usePayment(): Payment {
  const { productos: lines } = useLocalCart();
  const { client, view } = useCartView(true);
  useEffect(() => client.refresh(), [client]);
  const { payment } = useService(purchaseDraftService);
  const { metodoPago, comprobante } = useStore(payment, noChoice);
  const [said, setSaid] = useState<StorefrontNotice | null>(null);

  const missing = missingNotice(lines, metodoPago, comprobante);
  return {
    lines,
    ...paymentPageTotals(lines.map(({ precio, ...line }) => ({ ...line, precioUnitario: precio }))),
    metodoPago,
    chooseMethod(method) {
      payment.set({ ...payment.get(), metodoPago: method });
      // What else `confirm` missed is still missing.
      setSaid(
        said?.code === 'checkout.methodRequired' ? missingNotice(lines, method, comprobante) : null,
      );
    },
    comprobante,
    attach(file) {
      const problem = receiptProblem(file);
      payment.set({ ...payment.get(), comprobante: problem ? null : file });
      setSaid(problem);
    },
    sessionOver: view.error?.code === 'cart.sessionOver' ? view.error : null,
    notice: said,
    canConfirm: missing === null,
    confirm() {
      setSaid(missing);
      if (missing !== null) return false;
      payment.set({ ...payment.get(), isConfirmed: true });
      return true;
    },
  };
}

function missingNotice(
  lines: readonly LocalCartLine[],
  metodoPago: PaymentMethod | null,
  comprobante: File | null,
): StorefrontNotice | null {
  if (lines.length === 0) return notice('checkout.cartEmpty');
  if (metodoPago === null) return notice('checkout.methodRequired');
  return comprobante === null ? notice('checkout.receiptRequired') : null;
}
