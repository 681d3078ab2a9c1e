/** A cart as one writes it first: a call, and what it should have changed as state. */
import { useState } from 'react';

export interface CartProps {
  fetch(request: Request): Promise<Response>;
  host: string;
  sessionToken: string;
  /** What is added: a size of a piece and its price. */
  piece: { idProducto_talla: number; precioUnitario: number };
}

export function NaiveCart({ fetch, host, sessionToken, piece }: CartProps) {
  const [pieces, setPieces] = useState(0);
  const [error, setError] = useState('');
  const { idProducto_talla, precioUnitario } = piece;

  async function call(method: string, path: string, change: object) {
    setError('');
    const answer = await fetch(
      new Request(`${host}/api/carrito/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...change, idProducto_talla, sessionToken }),
      }),
    );
    if (!answer.ok) throw new Error(`It failed with ${answer.status}`);
  }
  const failed = (reason: unknown) => setError(String(reason));

  const add = () =>
    call('POST', 'agregar', { cantidad: 1, precioUnitario }).then(
      () => setPieces(pieces + 1),
      failed,
    );
  const change = (nuevaCantidad: number) =>
    call('PUT', 'cantidad', { nuevaCantidad }).then(() => setPieces(nuevaCantidad), failed);
  const remove = () => call('DELETE', 'producto', {}).then(() => setPieces(0), failed);

  return (
    <>
      <p>
        In the cart: <output>{pieces}</output>
      </p>
      <button onClick={() => void add()}>Add</button>
      <button onClick={() => void change(pieces + 1)}>+</button>
      <button onClick={() => void change(pieces - 1)}>−</button>
      <button onClick={() => void remove()}>Remove</button>
      <p role="status">{error}</p>
    </>
  );
}
