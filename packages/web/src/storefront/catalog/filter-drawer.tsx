import type { CatalogCounts } from '@filigrana/sdk';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button, Drawer } from '../../ui/index.ts';
import { catalogTexts } from './texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { AddressFilters } from './use-address-filters.ts';

const texts = catalogTexts.filters;

interface Props {
  control: AddressFilters;
  counts: CatalogCounts | null;
  /** Pieces that the filters let through; null while nobody knows. */
  found: number | null;
  onClose: () => void;
}

/** The filters on a phone: a panel over the page. */
export default function FilterDrawer({ control, counts, found, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      label={texts.title}
      onClose={onClose}
      closeLabel={texts.close}
      closeInWords
      head={<Title>{texts.title}</Title>}
      foot={(leave) => (
        <Button
          block
          busy={found === null && catalogTexts.loading}
          onClick={() => {
            // A range that is none was not applied: whoever leaves would not see that.
            const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid]');
            if (wrong) wrong.focus();
            else leave();
          }}
        >
          {texts.show(found ?? 0)}
        </Button>
      )}
    >
      <Body ref={body}>
        <FilterPanel {...control} counts={counts} />
      </Body>
    </Drawer>
  );
}

const Title = styled.h2`
  && {
    font: 500 var(--fs-h3) / var(--lh-h3) var(--font-display);
    letter-spacing: 0;
  }
`;

const Body = styled.div`
  padding: 4px 20px 20px;
`;
