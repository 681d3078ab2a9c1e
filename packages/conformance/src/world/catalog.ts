import { equal } from '../http/difference.ts';
import { nameOf, type WireProduct } from './products.ts';
import type { World } from './world.ts';

/** A product to ask about: the first of the catalogue. */
export async function anyProduct(world: World): Promise<WireProduct> {
  const [first] = (await world.ask('listInitialCatalog', '')).ok();
  return first ?? world.skip('needs a product in the catalogue');
}

export function idsOf(products: readonly WireProduct[]): number[] {
  return products.map(({ idProducto }) => idProducto);
}

/** Every product of a public list can be bought and stands in it once. */
export function checkListed(what: string, products: readonly WireProduct[]): void {
  const hidden = products.filter(({ estado }) => estado !== 1).map(nameOf);
  equal(`products in ${what} that are not available`, hidden, []);
  const ids = idsOf(products);
  equal(`products that stand in ${what} twice`, ids.length - new Set(ids).size, 0);
}
