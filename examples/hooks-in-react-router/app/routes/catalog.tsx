import { useCatalog } from '@filigrana/hooks';
import { catalogKeys, fallbackEntry } from '@filigrana/hooks/keys';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { Link } from 'react-router';
import { asResponse } from '../shop-error.server.ts';
import { shopOfRequest } from '../shop.server.ts';
import { texts } from '../texts.ts';

/** Reads on the server what `useCatalog` will ask for, under the key that it asks with. */
export async function loader() {
  try {
    const products = await shopOfRequest().catalog.initial();
    return { fallback: Object.fromEntries([fallbackEntry(catalogKeys.initial(), products)]) };
  } catch (error) {
    throw asResponse(error);
  }
}

export const meta = () => [{ title: texts.brand }, { name: 'description', content: texts.lead }];

/** Nothing here knows that it was drawn on a server: the hook has its data at once, that is all. */
export default function Catalog() {
  const { data: products = [] } = useCatalog();
  return (
    <>
      <h1>{texts.catalog}</h1>
      <p className="lead">{texts.lead}</p>
      <ul className="grid">
        {products.map((product) => (
          <li key={product.idProducto}>
            <div className="picture">
              {product.image_url && (
                <img src={product.image_url} alt="" width={400} height={400} loading="lazy" />
              )}
            </div>
            <h2>
              <Link to={`/pieza/${product.idProducto}`}>{product.nombreProducto}</Link>
            </h2>
            <p>{formatUsd(chargedPrice(product))}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
