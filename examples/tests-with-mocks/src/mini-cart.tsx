import { useCart, useTexts, type CartLineView, type UseCart } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';

interface Props {
  /** The cart is settled and its owner is logged in: go and pay. */
  onCheckout: () => void;
}

/** The component under test: a small cart for the corner of a page. */
export function MiniCart({ onCheckout }: Props) {
  const cart = useCart();
  return (
    <section aria-label="Carrito">
      {cart.loginRequired && <p role="alert">Inicia sesión para pagar</p>}
      <Content cart={cart} onCheckout={onCheckout} />
    </section>
  );
}

function Content({ cart, onCheckout }: Props & { cart: UseCart }) {
  const { status, lines, montoTotal, canProceed, increase, reload, proceed } = cart;
  if (status === 'loading') return <p>Cargando…</p>;
  if (status === 'error')
    return (
      <p role="alert">
        No hay conexión. <button onClick={reload}>Reintentar</button>
      </p>
    );
  if (status === 'empty') return <p>Tu carrito está vacío</p>;
  const pay = async () => {
    if ((await proceed()) === 'checkout') onCheckout();
  };
  return (
    <>
      <ul>
        {lines.map((line) => (
          <Line
            key={line.idProducto_talla}
            line={line}
            onMore={() => void increase(line.idProducto_talla)}
          />
        ))}
      </ul>
      <p>Total {formatUsd(montoTotal)}</p>
      <button disabled={!canProceed} onClick={() => void pay()}>
        Pagar
      </button>
    </>
  );
}

function Line({ line, onMore }: { line: CartLineView; onMore: () => void }) {
  const { sentence } = useTexts();
  return (
    <li>
      {line.cantidad} × {line.productoNombre}
      <button aria-label={`Más de ${line.productoNombre}`} onClick={onMore}>
        +
      </button>
      {line.error && <span role="alert">{sentence(line.error)}</span>}
      {line.maxWarning !== null && <span role="status">Solo hay {line.maxWarning}</span>}
    </li>
  );
}
