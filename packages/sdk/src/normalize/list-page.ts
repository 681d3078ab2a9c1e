import type { ListPage } from '../entities.ts';
import type { Wire } from './wire.ts';

/** A page, or the whole list of a backend that knows no pages. */
export function listPage<Item>(wire: Wire, item: (wire: Wire) => Item): ListPage<Item> {
  const isWhole = wire.isList;
  const elementos = (isWhole ? wire : wire.at('elementos')).list().map(item);
  return {
    elementos,
    siguiente: isWhole ? null : wire.at('siguiente').integer(null),
    encontrados: isWhole ? elementos.length : wire.at('encontrados').integer(null),
    isWhole,
  };
}
