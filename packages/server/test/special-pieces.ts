import type { TestApp } from './test-app.ts';

const RING = {
  pieza: 'Anillos',
  talla: '7',
  tipoPiedra: 'Natural',
  tipoMaterial: 'Plata',
  descripcion: 'Como el de mi abuela.',
};

export interface RequestOptions {
  key?: string;
  image?: Uint8Array;
}

/** Asks for a ring; a field that is null is left out. */
export function requestPiece(
  { call }: Pick<TestApp, 'call'>,
  { token }: { token: string },
  fields: Record<string, string | null> = {},
  { key, image }: RequestOptions = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...RING, ...fields }))
    if (value !== null) form.set(name, value);
  if (image) form.set('referenciaURL', new Blob([new Uint8Array(image)]), 'idea.png');
  return call('POST', '/api/pedidos-especiales/agregar', {
    token,
    form,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
}

/** The number of a new special order. */
export async function requestedPiece(
  app: Pick<TestApp, 'call'>,
  who: { token: string },
): Promise<number> {
  const { body } = await requestPiece(app, who);
  return (body as { idPedidoEspecial: number }).idPedidoEspecial;
}

/** Decides on a special order. */
export const moveRequest = (
  { call }: Pick<TestApp, 'call'>,
  { token }: { token: string },
  id: number,
  estado: unknown,
  started: { version?: number } = {},
) => call('PATCH', `/api/pedidos-especiales/estado/${id}`, { token, body: { estado, ...started } });
