import { useFeatured } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Button, Section, SectionTitle, TextLink } from '../../ui/index.ts';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { homeTexts } from './texts.ts';

const texts = homeTexts.featured;

/** The featured pieces. Without any the section is left out; a failure is not told, only retried. */
export function Featured() {
  const { data, error, isValidating, mutate } = useFeatured();
  if (data?.length === 0) return null;
  return (
    <Section>
      <SectionTitle coil action={<More href={storefront.catalog()}>{texts.all}</More>}>
        {texts.title}
      </SectionTitle>
      {data ? (
        <Pieces data-all-new={data.every(({ destacado }) => destacado === 1)}>
          <ProductGrid columns="featured" products={data} heading="h3" />
        </Pieces>
      ) : error ? (
        <Center>
          <Button
            variant="line"
            icon="reload"
            busy={isValidating && texts.retrying}
            onClick={() => void mutate()}
          >
            {texts.retry}
          </Button>
        </Center>
      ) : (
        <ProductGridSkeleton columns="featured" cards={6} />
      )}
    </Section>
  );
}

/** Where every piece is new, none has to say so. */
const Pieces = styled.div`
  &[data-all-new='true'] [data-new] {
    display: none;
  }
`;

const More = styled(TextLink)`
  && {
    margin-block: 0;
  }
`;

const Center = styled.div`
  display: grid;
  justify-items: center;
  padding-block: var(--s-8);
`;
