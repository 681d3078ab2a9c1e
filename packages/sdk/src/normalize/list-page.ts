import type { ListPage } from '../entities.ts';
import type { Wire } from './wire.ts';

/** A page, or the whole list of a backend that knows no pages. */
export function listPage<Item>(wire: Wire, item: (wire: Wire) => Item): ListPage<Item> {
  if (wire.isList) {
    const elementos = wire.list().map(item);
    return { elementos, siguiente: null, encontrados: elementos.length, isWhole: true };
  }
  return {
    elementos: wire.at('elementos').list().map(item),
    siguiente: wire.at('siguiente').integer(null),
    encontrados: wire.at('encontrados').integer(null),
    isWhole: false,
  };
}
