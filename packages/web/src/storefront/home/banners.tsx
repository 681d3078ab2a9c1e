import { useBanners, useBannerWords } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { Button, EmptyState, from, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { homeTexts } from './texts.ts';

const texts = homeTexts.carousel;

/** Top of the home page: the banners, or what stands in their place, always as tall. */
export function Banners() {
  const { data, error, isValidating, mutate } = useBanners();
  const { data: words = [], isLoading } = useBannerWords();
  return (
    <Place>
      {data && data.length > 0 && !isLoading ? (
        <BannerCarousel banners={data} words={words} />
      ) : (data && data.length === 0) || error ? (
        <Empty>
          <EmptyState
            art="novedades"
            size="sm"
            title={texts.empty}
            action={
              error && (
                <Button
                  variant="line"
                  icon="reload"
                  busy={isValidating && texts.retrying}
                  onClick={() => void mutate()}
                >
                  {texts.retry}
                </Button>
              )
            }
          />
        </Empty>
      ) : (
        <>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Waiting />
        </>
      )}
    </Place>
  );
}

const Waiting = styled(Skeleton)`
  height: 100%;
  border-radius: 0;
`;

const Place = styled.div`
  position: relative;
  /* Taller only where people have made the text much larger. */
  height: max(var(--size-banner-sm), 15.5rem);
  background: var(--surface-sunken);
  ${from.md} {
    height: max(var(--size-banner-md), 22rem);
  }
`;

const Empty = styled.div`
  height: 100%;
  display: grid;
  align-content: center;
`;
