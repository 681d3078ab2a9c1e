import type { Product } from '@filigrana/sdk';
import { chargedPrice, formatUsd, struckPrice } from '@filigrana/sdk/domain';
import { texts } from '../texts.ts';

/** What a piece costs, and what it cost before when it is on offer. */
export function Price({ product }: { product: Product }) {
  const before = struckPrice(product);
  return (
    <p className="price">
      <span>{formatUsd(chargedPrice(product))}</span>
      {before !== null && (
        <s>
          <span className="hidden">{texts.catalog.before} </span>
          {formatUsd(before)}
        </s>
      )}
    </p>
  );
}
