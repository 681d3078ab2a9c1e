/** The same cart with `useCart`. */
import { ShopProvider, useCart } from '@filigrana/hooks';
import { createShop, memorySession, type Environment } from '@filigrana/sdk';
import { useState } from 'react';
import type { CartProps } from './naive-cart.tsx';

/** Two tabs with this page are two shops. */
const environment: Partial<Environment> = { openChannel: () => null };

export function OurCart({ fetch, host, sessionToken, piece }: CartProps) {
  const [{ shop, session }] = useState(() => {
    const session = memorySession({ sessionToken });
    return { session, shop: createShop({ host, session, fetch }) };
  });
  return (
    <ShopProvider shop={shop} session={session} environment={environment}>
      <Cart piece={piece} />
    </ShopProvider>
  );
}

const preview = {
  ...{ idProducto: null, productoNombre: 'Cadena Clásica', descripcion: '' },
  ...{ tallaNombre: 'Única', image_url: null, stock: null },
};

function Cart({ piece }: Pick<CartProps, 'piece'>) {
  const { lines, add, increase, decrease, remove, isSettled } = useCart();
  const { idProducto_talla: line } = piece;
  const [shown] = lines;
  return (
    <>
      <p>
        In the cart: <output>{shown?.cantidad ?? 0}</output>
      </p>
      <button onClick={() => void add({ ...piece, cantidad: 1, preview })}>Add</button>
      <button onClick={() => void increase(line)}>+</button>
      <button onClick={() => void decrease(line)}>−</button>
      <button onClick={() => void remove(line)}>Remove</button>
      <p role="status">
        {shown?.error?.code ?? (isSettled ? '' : 'On its way to the shop, or sent again…')}
      </p>
    </>
  );
}
