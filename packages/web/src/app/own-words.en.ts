import { isApiError, type Shop } from '@filigrana/sdk';

interface Named {
  nombreProducto?: string;
  productoNombre?: string;
  descripcion?: string;
  nombreIngles?: string | null;
  descripcionIngles?: string | null;
  vistaPreviaIngles?: string;
  /** Of a cart. */
  productos?: unknown;
  /** Of what a change of the cart is answered with. */
  carrito?: unknown;
}

/** Pieces and lines of an answer with their English words in the place of the Spanish ones. */
function translated(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(translated);
  if (typeof answer !== 'object' || answer === null) return answer;
  const {
    nombreIngles: name,
    descripcionIngles: words,
    vistaPreviaIngles: preview,
    productos,
    carrito,
  }: Named = answer;
  return {
    ...answer,
    ...(name && ('productoNombre' in answer ? { productoNombre: name } : { nombreProducto: name })),
    ...(words && { descripcion: words }),
    ...(preview && { vistaPrevia: preview }),
    ...(productos !== undefined && { productos: translated(productos) }),
    ...(carrito !== undefined && { carrito: translated(carrito) }),
  };
}

type Call = (...values: unknown[]) => Promise<unknown>;

const inEnglish = (calls: Record<string, Call>) =>
  new Proxy(calls, {
    get:
      (_calls, name: string) =>
      async (...values: unknown[]) => {
        try {
          return translated(await calls[name]?.(...values));
        } catch (error) {
          // A refused change brings the cart as it is.
          if (isApiError(error) && error.carrito)
            Object.assign(error, { carrito: translated(error.carrito) });
          throw error;
        }
      },
  });

/** A shop whose pieces have their English names and descriptions in the place of the Spanish ones. */
export function inOwnWords(shop: Shop): Shop {
  const part = (name: 'catalog' | 'cart') =>
    inEnglish(shop[name] as unknown as Record<string, Call>);
  const parts = new Map<unknown, unknown>([
    ['catalog', part('catalog')],
    ['cart', part('cart')],
  ]);
  // The browser's client makes its parts when they are asked for.
  return new Proxy(shop, {
    get: (others, name): unknown => parts.get(name) ?? Reflect.get(others, name),
  });
}
