import { useCatalog, useCategories } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { filtersFromSearch } from '@filigrana/sdk/domain';
import { PageTitle } from '../parts/page-title.tsx';
import { Picture } from '../parts/picture.tsx';
import { Price } from '../parts/price.tsx';
import { Failure, Loading } from '../parts/states.tsx';
import { Link, useQuery } from '../router.tsx';
import { texts } from '../texts.ts';

/** The catalogue. What it is filtered by stands in the address, so that a link and "back" keep it. */
export function CatalogPage() {
  const filters = filtersFromSearch(useQuery());
  const { data: pieces, error, mutate } = useCatalog(filters);
  return (
    <>
      <div className="hero">
        <PageTitle>{texts.catalog.title}</PageTitle>
        <p>{texts.catalog.lead}</p>
      </div>
      <Categories chosen={filters.categoria[0]} />
      {error ? (
        <Failure error={error} retry={() => void mutate()} />
      ) : pieces ? (
        <Pieces pieces={pieces} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Categories({ chosen }: { chosen: string | undefined }) {
  const { data: categories = [] } = useCategories();
  const { all, categories: label } = texts.catalog;
  return (
    <nav className="chips" aria-label={label}>
      <Link href="/" aria-current={chosen === undefined ? 'true' : undefined}>
        {all}
      </Link>
      {categories.map(({ idCategoria, nombre }) => (
        <Link
          key={idCategoria}
          href={`/?${new URLSearchParams({ categoria: nombre })}`}
          aria-current={chosen === nombre ? 'true' : undefined}
        >
          {nombre}
        </Link>
      ))}
    </nav>
  );
}

function Pieces({ pieces }: { pieces: readonly Product[] }) {
  if (pieces.length === 0) return <p className="note">{texts.catalog.none}</p>;
  return (
    <ul className="grid">
      {pieces.map((piece) => (
        <li key={piece.idProducto}>
          <Picture src={piece.image_url} alt="" size={400} />
          <h2>
            <Link href={`/pieza/${piece.idProducto}`}>{piece.nombreProducto}</Link>
          </h2>
          <p className="quiet">{piece.nombreMaterial}</p>
          <Price product={piece} />
        </li>
      ))}
    </ul>
  );
}
