import { useCart, useTexts, type CartLineView, type UseCart } from '@filigrana/hooks';
import { formatUsd, isUniqueSize } from '@filigrana/sdk/domain';
import { DeadEnd } from '../parts/dead-end.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Picture } from '../parts/picture.tsx';
import { Failure, Loading } from '../parts/states.tsx';
import { Totals } from '../parts/totals.tsx';
import { Link, navigate } from '../router.tsx';
import { texts } from '../texts.ts';

/** Lines change at once; the hook queues the calls, keeps their order and says what did not work. */
export function CartPage() {
  const cart = useCart();
  const { status, lines, canProceed, isProceeding } = cart;
  if (status === 'loading') return <Loading />;
  if (status === 'error') return <Failure retry={cart.reload} />;
  if (status === 'empty') return <DeadEnd title={texts.cartPage.empty} />;

  const pay = async () => {
    const way = await cart.proceed();
    if (way === 'checkout') navigate('/pagar');
    if (way === 'login') navigate('/entrar?comprar=1');
  };
  return (
    <>
      <PageTitle>{texts.cart}</PageTitle>
      <div className="columns">
        <ul className="lines">
          {lines.map((line) => (
            <Line key={line.idProducto_talla} line={line} cart={cart} />
          ))}
        </ul>
        <aside className="summary" aria-label={texts.cartPage.total}>
          <Totals {...cart} />
          <button
            type="button"
            className="button"
            disabled={!canProceed}
            onClick={() => void pay()}
          >
            {isProceeding ? texts.cartPage.wait : texts.cartPage.pay}
          </button>
        </aside>
      </div>
    </>
  );
}

function Line({ line, cart }: { line: CartLineView; cart: UseCart }) {
  const { idProducto_talla: id, productoNombre: name, cantidad, pending } = line;
  const remove = async () => {
    await cart.remove(id);
    // The button that was pressed is gone with its line.
    document.querySelector('h1')?.focus();
  };
  return (
    <li>
      <Picture src={line.image_url} alt="" size={96} />
      <div>
        <h2>
          {line.idProducto === null ? name : <Link href={`/pieza/${line.idProducto}`}>{name}</Link>}
        </h2>
        <p className="quiet">
          {!isUniqueSize(line.tallaNombre) && `${texts.cartPage.size(line.tallaNombre)} · `}
          {formatUsd(line.precioUnitario)} {texts.cartPage.each}
        </p>
        <div className="row">
          <div className="stepper small">
            <button
              type="button"
              aria-label={texts.cartPage.less(name)}
              disabled={cantidad === 1 || !line.disponible}
              onClick={() => void cart.decrease(id)}
            >
              −
            </button>
            <output>{cantidad}</output>
            <button
              type="button"
              aria-label={texts.cartPage.more(name)}
              disabled={!line.disponible}
              onClick={() => void cart.increase(id)}
            >
              +
            </button>
          </div>
          <button
            type="button"
            className="link"
            aria-label={texts.cartPage.removeOf(name)}
            onClick={() => void remove()}
          >
            {texts.cartPage.remove}
          </button>
        </div>
        <p className="wrong" role="status">
          <Said line={line} />
        </p>
      </div>
      <p className="amount" aria-busy={pending}>
        {formatUsd(line.subtotalProducto)}
      </p>
    </li>
  );
}

function Said({ line: { pending, error, maxWarning, disponible } }: { line: CartLineView }) {
  const { sentence } = useTexts();
  if (!disponible) return texts.cartPage.gone;
  if (maxWarning !== null)
    return sentence({ code: 'cart.maxAvailable', params: { n: maxWarning } });
  if (error) return sentence(error);
  return pending ? <span className="hidden">{texts.cartPage.pending}</span> : null;
}
