import type { Product, Shop } from '@filigrana/sdk';

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && 'nombreProducto' in value;

function translated(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(translated);
  if (!isProduct(answer)) return answer;
  const { nombreProducto, nombreIngles, descripcion, descripcionIngles } = answer;
  return {
    ...answer,
    nombreProducto: nombreIngles || nombreProducto,
    descripcion: descripcionIngles || descripcion,
  };
}

type Call = (...values: unknown[]) => Promise<unknown>;

/** A shop whose pieces have their English names and descriptions in the place of the Spanish ones. */
export function inOwnWords(shop: Shop): Shop {
  const catalog = new Proxy(shop.catalog as unknown as Record<string, Call>, {
    get:
      (calls, name: string) =>
      async (...values: unknown[]) =>
        translated(await calls[name]?.(...values)),
  });
  // The browser's client makes its parts when they are asked for.
  return new Proxy(shop, {
    get: (parts, name) => (name === 'catalog' ? catalog : Reflect.get(parts, name)),
  });
}
