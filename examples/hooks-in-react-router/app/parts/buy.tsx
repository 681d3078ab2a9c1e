import { useProductSelection, useTexts } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { texts } from '../texts.ts';

/** On the server: what nobody knows yet, so nothing can be added. In the browser it comes alive. */
export function Buy({ product }: { product: Product }) {
  const { sizes, needsSize, chooseSize, canAdd, isAdding, add, stock, sizeHint, error } =
    useProductSelection(product);
  const { sentence } = useTexts();
  const hint = error ?? sizeHint;
  return (
    <div className="buy">
      {needsSize && (
        <fieldset>
          <legend>{texts.size}</legend>
          {sizes.map(({ tamanio, selected, soldOut }) => (
            <label key={tamanio}>
              <input
                type="radio"
                name="talla"
                checked={selected}
                disabled={soldOut}
                onChange={() => chooseSize(tamanio)}
              />{' '}
              {tamanio}
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" disabled={!canAdd} onClick={() => void add()}>
        {isAdding ? texts.adding : texts.add}
      </button>
      <p role="status">{hint ? sentence(hint) : stock !== null && texts.left(stock)}</p>
    </div>
  );
}
