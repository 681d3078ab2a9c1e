import { useCatalog, useFavorites, useSession, type Favorites } from '@filigrana/hooks';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import {
  Container,
  EmptyState,
  ErrorState,
  Hint,
  LinkButton,
  NeedsScripts,
  PageTitle,
} from '../../ui/index.ts';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { purchaseTexts } from '../purchase/texts.ts';
import { favoritesTexts as texts } from './texts.ts';

/** Cards of the first view on a wide screen. */
const FIRST_VIEW = 3;

/** The pieces that somebody keeps, with an account or on this device. */
export default function FavoritesPage() {
  useHead({ title: texts.title, noindex: true });
  const { usuario } = useSession();
  const favorites = useFavorites();
  const { data = [] } = useCatalog();
  const kept = data.filter(({ idProducto }) => favorites.isFavorite(idProducto)).length;
  return (
    <Container>
      <PageCrumbs current={texts.title} />
      <PageTitle aside={<Count role="status">{kept > 0 && texts.count(kept)}</Count>}>
        {texts.title}
      </PageTitle>
      <NeedsScripts to={texts.seeThem} />
      {/* Another person's are another list. */}
      <Place>
        <FavoriteCards key={usuario?.idUsuario} {...favorites} />
      </Place>
    </Container>
  );
}

function FavoriteCards({ ids, status, reload }: Favorites) {
  const { data, error, isValidating, mutate } = useCatalog();
  const shown = useStaying(ids);
  if (status === 'failed' || (error && !data)) {
    const retry = () => {
      reload();
      void mutate();
    };
    return (
      <ErrorState title={texts.failed} onRetry={retry} retrying={isValidating}>
        {texts.failedHelp}
      </ErrorState>
    );
  }
  if (status === 'loading' || !data) return <ProductGridSkeleton columns="offers" cards={3} />;
  const pieces = shown.flatMap((id) => data.find(({ idProducto }) => idProducto === id) ?? []);
  const unlisted = shown.length - pieces.length;
  if (pieces.length > 0)
    return (
      <>
        <ProductGrid columns="offers" products={pieces} eager={FIRST_VIEW} />
        {unlisted > 0 && <Unlisted>{purchaseTexts.unlisted(unlisted)}</Unlisted>}
      </>
    );
  return (
    <EmptyState
      art="busqueda"
      title={ids.length > 0 ? texts.withdrawn : texts.empty}
      action={
        <LinkButton href={storefront.catalog()} variant="line">
          {texts.emptyAction}
        </LinkButton>
      }
    >
      {ids.length > 0 ? texts.withdrawnHelp : texts.emptyHelp}
    </EmptyState>
  );
}

/** A piece that is taken out stays until the page is left: its heart has the focus, and is the way back. */
function useStaying(ids: readonly number[]): readonly number[] {
  const [shown, setShown] = useState(ids);
  const added = ids.filter((id) => !shown.includes(id));
  if (added.length > 0) setShown([...added, ...shown]);
  return shown;
}

/** One line, said or not, so that nothing moves. */
const Count = styled.p`
  min-height: 1lh;
`;

const Unlisted = styled(Hint)`
  margin-top: 28px;
`;

/** What is there is known late: until then the footer is out of sight. */
const Place = styled.div`
  min-height: 80svh;
`;
