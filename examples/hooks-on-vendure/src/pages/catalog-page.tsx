import { useCatalog, useCategories } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { chargedPrice, emptyFilters, formatUsd } from '@filigrana/sdk/domain';
import { Failure, Loading, PageTitle, Picture } from '../parts.tsx';
import { Link, navigate, useQuery } from '../router.tsx';
import { texts } from '../texts.ts';

/** What is shown stands in the address, so that a link and "back" keep it. */
export function CatalogPage() {
  const asked = new URLSearchParams(useQuery());
  const typed = asked.get('texto') ?? '';
  const filters = { ...emptyFilters(), categoria: asked.getAll('categoria') };
  const { data: pieces, error, mutate } = useCatalog(filters, typed);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <search>
        <form
          className="row"
          key={typed}
          action={(form) =>
            navigate(`/?${new URLSearchParams({ texto: String(form.get('texto')) })}`)
          }
        >
          <input type="search" name="texto" aria-label={texts.search} defaultValue={typed} />
          <button type="submit">{texts.search}</button>
        </form>
      </search>
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
  return (
    <nav className="row" aria-label={texts.categories}>
      <Link href="/" aria-current={chosen === undefined ? 'true' : undefined}>
        {texts.all}
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
  if (pieces.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <ul className="grid">
      {pieces.map((piece) => (
        <li key={piece.idProducto}>
          <Picture src={piece.image_url} alt="" />
          <h2>
            <Link href={`/pieza/${piece.idProducto}`}>{piece.nombreProducto}</Link>
          </h2>
          <p className="quiet">{piece.nombreMaterial}</p>
          <p>{formatUsd(chargedPrice(piece))}</p>
        </li>
      ))}
    </ul>
  );
}
