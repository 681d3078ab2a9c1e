import { useProduct, useProductSelection, useTexts, type ProductSelection } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { DeadEnd, Failure, Loading, PageTitle, Picture } from '../parts.tsx';
import { texts } from '../texts.ts';

export function ProductPage({ id }: { id: number }) {
  const { data: product, error, mutate } = useProduct(id);
  if (product) return <Piece product={product} />;
  if (error?.status === 404) return <DeadEnd title={texts.pieceMissing} />;
  return error ? <Failure error={error} retry={() => void mutate()} /> : <Loading />;
}

function Piece({ product }: { product: Product }) {
  const { nombreProducto, image_url, nombreMaterial, descripcion } = product;
  return (
    <article className="piece">
      <Picture src={image_url} alt={nombreProducto} />
      <div className="stack">
        <PageTitle>{nombreProducto}</PageTitle>
        <p className="quiet">{nombreMaterial}</p>
        <p>{formatUsd(chargedPrice(product))}</p>
        <p>{descripcion}</p>
        <Buy product={product} />
      </div>
    </article>
  );
}

/** Size, quantity and the button: `useProductSelection` knows the limits and what to say. */
function Buy({ product }: { product: Product }) {
  const selection = useProductSelection(product);
  const { cantidad, canAdd, canDecrease, canIncrease, isAdding, needsSize } = selection;
  return (
    <>
      {needsSize && <Sizes selection={selection} />}
      <div className="row">
        <div className="row" role="group" aria-label={texts.quantity}>
          <button
            type="button"
            aria-label={texts.less}
            disabled={!canDecrease}
            onClick={selection.decrease}
          >
            −
          </button>
          <output>{cantidad}</output>
          <button
            type="button"
            aria-label={texts.more}
            disabled={!canIncrease}
            onClick={selection.increase}
          >
            +
          </button>
        </div>
        <button
          type="button"
          className="main"
          disabled={!canAdd}
          onClick={() => void selection.add()}
        >
          {isAdding ? texts.adding : texts.add}
        </button>
      </div>
      <p className="quiet" role="status">
        <Said selection={selection} />
      </p>
    </>
  );
}

function Sizes({ selection: { sizes, chooseSize } }: { selection: ProductSelection }) {
  return (
    <fieldset className="row">
      <legend>{texts.size}</legend>
      {sizes.map(({ tamanio, selected, soldOut }) => (
        <label key={tamanio} aria-label={texts.sizeName(tamanio, soldOut)}>
          <input
            type="radio"
            name="talla"
            checked={selected}
            disabled={soldOut}
            onChange={() => chooseSize(tamanio)}
          />
          {tamanio}
        </label>
      ))}
    </fieldset>
  );
}

/** Vendure tells no numbers of its stock, so none is said before it refuses one. */
function Said({ selection: { error, maxHint, sizeHint, status, stock, reload } }: SaidProps) {
  const { sentence } = useTexts();
  if (error)
    return (
      <>
        {sentence(error)}{' '}
        <button type="button" onClick={reload}>
          {texts.retry}
        </button>
      </>
    );
  if (maxHint) return sentence(maxHint);
  if (status === 'choosing' && sizeHint) return sentence(sizeHint);
  return stock === 0 ? texts.soldOut : null;
}

interface SaidProps {
  selection: ProductSelection;
}
