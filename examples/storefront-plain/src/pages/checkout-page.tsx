import { useCheckout, useGuard, useTexts, type Checkout } from '@filigrana/hooks';
import { formatUsd, SCREEN_ROLES } from '@filigrana/sdk/domain';
import { useEffect, type FormEvent } from 'react';
import { AddressFields } from '../parts/address-fields.tsx';
import { DeadEnd } from '../parts/dead-end.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { PaymentFields } from '../parts/payment-fields.tsx';
import { Failure, Loading } from '../parts/states.tsx';
import { Totals } from '../parts/totals.tsx';
import { navigate } from '../router.tsx';
import { texts } from '../texts.ts';

/** Only customers buy: everybody else is shown the way. */
export function CheckoutPage() {
  const decision = useGuard(SCREEN_ROLES.checkout);
  useEffect(() => {
    if (decision === 'login') navigate('/entrar?comprar=1');
    if (decision === 'home') navigate('/');
  }, [decision]);
  return decision === 'render' ? <Purchase /> : <Loading />;
}

function Purchase() {
  const checkout = useCheckout();
  const { cart, stage, isUnresolved } = checkout;
  if (stage === 'received') return <Received checkout={checkout} />;
  // What was sent already is completed, whatever the cart holds by now.
  if (cart.status === 'loading' && !isUnresolved) return <Loading />;
  if (cart.status === 'empty' && !isUnresolved) return <DeadEnd title={texts.cartPage.empty} />;
  return <PurchaseForm checkout={checkout} />;
}

function PurchaseForm({ checkout }: { checkout: Checkout }) {
  const { stage, isUnresolved, canSubmit, progress, cart } = checkout;
  const isSending = stage === 'sending';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (stage === 'unreachable') checkout.retry();
    else checkout.submit();
  };
  return (
    <>
      <PageTitle>{texts.checkout.title}</PageTitle>
      <form className="columns" noValidate onSubmit={send}>
        <div>
          <fieldset disabled={isSending}>
            <legend>{texts.checkout.delivery}</legend>
            <AddressFields checkout={checkout} />
          </fieldset>
          <fieldset disabled={isSending}>
            <legend>{texts.checkout.method}</legend>
            <PaymentFields checkout={checkout} />
          </fieldset>
        </div>
        <aside className="summary" aria-label={texts.checkout.summary}>
          <ul>
            {cart.lines.map((line) => (
              <li key={line.idProducto_talla}>
                <span>
                  {line.cantidad} × {line.productoNombre}
                </span>
                <span>{formatUsd(line.subtotalProducto)}</span>
              </li>
            ))}
          </ul>
          <Totals {...cart} />
          <Outcome checkout={checkout} />
          {isUnresolved && !isSending && <p className="note">{texts.checkout.unresolved}</p>}
          <button type="submit" className="button" disabled={isSending || !canSubmit}>
            {isSending
              ? texts.checkout.sending(progress)
              : stage === 'unreachable'
                ? texts.retry
                : texts.checkout.submit}
          </button>
        </aside>
      </form>
    </>
  );
}

/** Why there is no order yet: a form that is not complete, a refusal, a lost connection. */
function Outcome({ checkout: { cart, notice, stage, summaryError } }: { checkout: Checkout }) {
  const { sentence } = useTexts();
  if (summaryError && cart.lines.length === 0) return <Failure retry={() => location.reload()} />;
  return (
    <div role="alert">
      {notice && stage !== 'sending' && <p className="note bad">{sentence(notice)}</p>}
    </div>
  );
}

function Received({ checkout: { notice, idPedido } }: { checkout: Checkout }) {
  const { say } = useTexts();
  return (
    <DeadEnd title={texts.checkout.received}>
      {notice && <p>{[say(notice).title, say(notice).text].filter(Boolean).join('. ')}</p>}
      {idPedido !== null && <p className="quiet">{texts.checkout.number(idPedido)}</p>}
    </DeadEnd>
  );
}
