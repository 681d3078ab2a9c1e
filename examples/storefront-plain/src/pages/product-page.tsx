import { useProduct, useProductSelection, useTexts, type ProductSelection } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { DeadEnd } from '../parts/dead-end.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Picture } from '../parts/picture.tsx';
import { Price } from '../parts/price.tsx';
import { Failure, Loading } from '../parts/states.tsx';
import { texts } from '../texts.ts';

export function ProductPage({ id }: { id: number }) {
  const { data: product, error, mutate } = useProduct(id);
  if (product) return <Piece product={product} />;
  if (error?.status === 404) return <DeadEnd title={texts.product.missing} />;
  return error ? <Failure error={error} retry={() => void mutate()} /> : <Loading />;
}

function Piece({ product }: { product: Product }) {
  return (
    <article className="piece">
      <Picture src={product.image_url} alt={product.nombreProducto} size={800} />
      <div>
        <p className="quiet">
          {product.nombreCategoria}, {product.nombreMaterial}
        </p>
        <PageTitle>{product.nombreProducto}</PageTitle>
        <Price product={product} />
        <p>{product.descripcion}</p>
        <Buy product={product} />
      </div>
    </article>
  );
}

/** Size, quantity and the button: `useProductSelection` knows the stock, the limits and what to say. */
function Buy({ product }: { product: Product }) {
  const selection = useProductSelection(product);
  const { cantidad, canAdd, canDecrease, canIncrease, isAdding, needsSize } = selection;
  return (
    <div className="buy">
      {needsSize && <Sizes selection={selection} />}
      <div className="row">
        <div className="stepper" role="group" aria-label={texts.product.quantity}>
          <button
            type="button"
            aria-label={texts.product.less}
            disabled={!canDecrease}
            onClick={selection.decrease}
          >
            −
          </button>
          <output>{cantidad}</output>
          <button
            type="button"
            aria-label={texts.product.more}
            disabled={!canIncrease}
            onClick={selection.increase}
          >
            +
          </button>
        </div>
        <button
          type="button"
          className="button"
          disabled={!canAdd}
          onClick={() => void selection.add()}
        >
          {isAdding ? texts.product.adding : texts.product.add}
        </button>
      </div>
      <p className="quiet" role="status">
        <Said selection={selection} />
      </p>
    </div>
  );
}

function Sizes({ selection: { sizes, chooseSize } }: { selection: ProductSelection }) {
  return (
    <fieldset className="sizes">
      <legend>{texts.product.size}</legend>
      {sizes.map(({ tamanio, selected, soldOut }) => (
        <label key={tamanio} aria-label={texts.product.sizeName(tamanio, soldOut)}>
          <input
            type="radio"
            name="talla"
            checked={selected}
            disabled={soldOut}
            onChange={() => chooseSize(tamanio)}
          />
          <span>{tamanio}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The one thing that matters now about size and stock. */
function Said({ selection }: { selection: ProductSelection }) {
  const { sentence } = useTexts();
  const { error, maxHint, sizeHint, stock, reload } = selection;
  if (error)
    return (
      <>
        {sentence(error)}{' '}
        <button type="button" onClick={reload}>
          {texts.retry}
        </button>
      </>
    );
  const hint = maxHint ?? sizeHint;
  if (hint) return sentence(hint);
  if (stock === null) return null;
  return stock === 0 ? texts.product.soldOut : texts.product.left(stock);
}
