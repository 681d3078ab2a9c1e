import type { Product } from '@filigrana/sdk';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { Approx } from '../../shared/approx.tsx';
import Marked from '../../shared/marked.tsx';
import { useShopSynonyms } from '../../shared/use-shop-synonyms.ts';
import { Picture } from '../../ui/index.ts';
import { foundKinds, foundLine } from './found-line.ts';

interface Props {
  product: Product;
  /** What was searched for: its words are marked. */
  text: string;
  onChosen?: (() => void) | undefined;
}

/** One found piece: a link to its page that also empties the search. */
export function SearchResult({ product, text, onChosen }: Props) {
  const synonyms = useShopSynonyms();
  const marked = (of: string) => <Marked of={of} text={text} />;
  return (
    <Item>
      <Link href={storefront.product(product.idProducto)} state={{ product }} onClick={onChosen}>
        <Thumb src={product.image_url} alt="" width={64} height={64} sizes="64px" />
        <span>
          <b>{marked(product.nombreProducto)}</b>
          <Description>{marked(foundLine(product.descripcion, text, synonyms))}</Description>
          <Category>{marked(foundKinds(product, text, synonyms))}</Category>
        </span>
        <Amount>
          {formatUsd(chargedPrice(product))}
          <Approx usd={chargedPrice(product)} />
        </Amount>
      </Link>
    </Item>
  );
}

const Thumb = styled(Picture)`
  width: 64px;
  height: 64px;
  border-radius: var(--r-sm);
`;

const Item = styled.li`
  border-bottom: 1px solid var(--line);
  &:last-child {
    border-bottom: 0;
  }
  a {
    display: grid;
    grid-template-columns: 64px 1fr auto;
    gap: 14px;
    align-items: center;
    padding: 12px 18px;
  }
  a:hover,
  a:focus-visible {
    background: var(--surface-tint);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  b {
    display: block;
    font: 500 1.0625rem/1.2 var(--font-display);
  }
`;

const Description = styled.span`
  font-size: 0.875rem;
  color: var(--ink-muted);
  display: -webkit-box;
  -webkit-line-clamp: 1;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

const Category = styled.span`
  font-size: 0.8125rem;
  color: var(--ink-muted);
`;

const Amount = styled.span`
  font-weight: 500;
  font-size: 0.9375rem;
  white-space: nowrap;
  text-align: end;
  font-variant-numeric: lining-nums tabular-nums;
  small {
    display: block;
    font-weight: 400;
    color: var(--ink-muted);
  }
`;
