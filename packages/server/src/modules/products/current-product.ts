import { HttpProblem, productNotFound } from '@filigrana/sdk/answers';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { readStaffProducts } from './staff-products.ts';

type Found = Pick<Row<'productos'>, 'idProducto' | 'version'>;

/**
 * Refuses what is not there, and what a colleague has changed since it was seen.
 *
 * @param version The one that was seen; undefined compares nothing.
 * @throws HttpProblem 404; 409 VERSION_CONFLICT.
 */
export async function currentProduct<Product extends Found>(
  { db, media }: { db: Database | Trx; media: Deps['media'] },
  found: Product | undefined,
  version: number | undefined,
): Promise<Product> {
  if (!found) throw productNotFound();
  if (version === undefined || version === found.version) return found;
  throw new HttpProblem('VERSION_CONFLICT', { actual: await actualProduct({ db, media }, found) });
}

/** The product as its list shows it now, for whoever started from an older one. */
export async function actualProduct(
  { db, media }: { db: Database | Trx; media: Deps['media'] },
  { idProducto, version }: Found,
) {
  const [actual] = await readStaffProducts(db, media, [idProducto]);
  if (!actual) throw productNotFound();
  return { ...actual, version: actual.version ?? version };
}
