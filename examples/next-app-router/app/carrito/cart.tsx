'use client';

import { useCart, useTexts } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import Link from 'next/link';
import { texts } from '../../texts';

export function Cart() {
  const { status, lines, subtotal, error, increase, decrease, remove, reload } = useCart();
  const { sentence } = useTexts();
  return (
    <>
      <h1>{texts.cart}</h1>
      {status === 'loading' && <p>{texts.loading}</p>}
      {error && (
        <p role="alert">
          {sentence(error)}{' '}
          <button type="button" onClick={() => reload()}>
            {texts.again}
          </button>
        </p>
      )}
      {status === 'empty' && (
        <p>
          {texts.emptyCart} <Link href="/">{texts.back}</Link>
        </p>
      )}
      <ul className="lines">
        {lines.map(({ idProducto_talla: id, productoNombre, cantidad, pending, ...line }) => (
          <li key={id} aria-busy={pending}>
            <h2>{productoNombre}</h2>
            <p>{formatUsd(line.precioUnitario * cantidad)}</p>
            <p className="steps">
              <button
                type="button"
                aria-label={texts.less(productoNombre)}
                disabled={cantidad === 1}
                onClick={() => void decrease(id)}
              >
                −
              </button>
              <output>{cantidad}</output>
              <button
                type="button"
                aria-label={texts.more(productoNombre)}
                onClick={() => void increase(id)}
              >
                +
              </button>
              <button type="button" onClick={() => void remove(id)}>
                {texts.remove}
              </button>
            </p>
            {line.error && <p role="alert">{sentence(line.error)}</p>}
          </li>
        ))}
      </ul>
      {status === 'filled' && (
        <p className="lead">
          {texts.subtotal}: {formatUsd(subtotal)}
        </p>
      )}
    </>
  );
}
