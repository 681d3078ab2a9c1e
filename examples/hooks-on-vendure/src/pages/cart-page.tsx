import { useCart, useTexts, type CartLineView, type UseCart } from '@filigrana/hooks';
import { formatUsd, isUniqueSize } from '@filigrana/sdk/domain';
import { DeadEnd, Failure, Loading, PageTitle, Picture } from '../parts.tsx';
import { Link } from '../router.tsx';
import { texts } from '../texts.ts';

/** Lines change at once; the hook queues the calls, keeps their order and says what did not work. */
export function CartPage() {
  const cart = useCart();
  const { status, lines, subtotal } = cart;
  if (status === 'loading') return <Loading />;
  if (status === 'error') return <Failure retry={cart.reload} />;
  if (status === 'empty') return <DeadEnd title={texts.empty} />;
  return (
    <>
      <PageTitle>{texts.cart}</PageTitle>
      <ul className="lines">
        {lines.map((line) => (
          <Line key={line.idProducto_talla} line={line} cart={cart} />
        ))}
      </ul>
      <p>
        {texts.subtotal}: <strong>{formatUsd(subtotal)}</strong>
      </p>
      <button type="button" onClick={() => void cart.empty()}>
        {texts.emptyIt}
      </button>
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
      <Picture src={line.image_url} alt="" />
      <div className="stack">
        <h2>
          <Link href={`/pieza/${line.idProducto}`}>{name}</Link>
        </h2>
        <p className="quiet">
          {!isUniqueSize(line.tallaNombre) && `${texts.sizeOf(line.tallaNombre)} · `}
          {formatUsd(line.precioUnitario)} {texts.each}
        </p>
        <div className="row">
          <button
            type="button"
            aria-label={texts.lessOf(name)}
            disabled={cantidad === 1}
            onClick={() => void cart.decrease(id)}
          >
            −
          </button>
          <output>{cantidad}</output>
          <button
            type="button"
            aria-label={texts.moreOf(name)}
            onClick={() => void cart.increase(id)}
          >
            +
          </button>
          <button type="button" aria-label={texts.removeOf(name)} onClick={() => void remove()}>
            {texts.remove}
          </button>
        </div>
        <p className="wrong" role="status">
          <Said line={line} />
        </p>
        <p aria-busy={pending}>{formatUsd(line.subtotalProducto)}</p>
      </div>
    </li>
  );
}

function Said({ line: { pending, error, maxWarning } }: { line: CartLineView }) {
  const { sentence } = useTexts();
  if (maxWarning !== null)
    return sentence({ code: 'cart.maxAvailable', params: { n: maxWarning } });
  if (error) return sentence(error);
  return pending ? <span className="hidden">{texts.pending}</span> : null;
}
