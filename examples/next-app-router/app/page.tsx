import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import Link from 'next/link';
import { shop } from '../shop';
import { texts } from '../texts';

/** Read when somebody asks, not when the application is built. */
export const dynamic = 'force-dynamic';

/** A server component: no hook, and none of it reaches the browser as code. */
export default async function Catalog() {
  const products = await shop.catalog.initial();
  return (
    <>
      <h1>{texts.catalog}</h1>
      <p className="lead">{texts.lead}</p>
      <ul className="pieces">
        {products.map((product) => (
          <li key={product.idProducto}>
            {product.image_url && (
              <img src={product.image_url} alt="" width={400} height={400} loading="lazy" />
            )}
            <h2>
              <Link href={`/pieza/${product.idProducto}`}>{product.nombreProducto}</Link>
            </h2>
            <p>{formatUsd(chargedPrice(product))}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
