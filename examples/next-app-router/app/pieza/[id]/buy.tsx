'use client';

import { useProduct, useProductSelection, useTexts } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { texts } from '../../../texts';

export function Buy({ id }: { id: number }) {
  const { data: product } = useProduct(id);
  return product && <Selection product={product} />;
}

function Selection({ product }: { product: Product }) {
  const { sizes, needsSize, chooseSize, canAdd, isAdding, add, stock, sizeHint, error } =
    useProductSelection(product);
  const { sentence } = useTexts();
  const hint = error ?? sizeHint;
  return (
    <div className="buy">
      {needsSize && (
        <label>
          {texts.size}{' '}
          <select
            value={sizes.find(({ selected }) => selected)?.tamanio ?? ''}
            onChange={(event) => chooseSize(event.target.value)}
          >
            <option value="" disabled />
            {sizes.map(({ tamanio, soldOut }) => (
              <option key={tamanio} disabled={soldOut}>
                {tamanio}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" disabled={!canAdd} onClick={() => void add()}>
        {isAdding ? texts.adding : texts.add}
      </button>
      <p role="status">{hint ? sentence(hint) : stock !== null && texts.left(stock)}</p>
    </div>
  );
}
