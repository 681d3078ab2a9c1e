import type { Product } from '@filigrana/sdk';
import { chargedPrice } from '@filigrana/sdk/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { langOf } from '../../app/language.ts';
import { storefront } from '../../app/paths.ts';
import { afterAct } from '../../shared/after-act.tsx';
import { Approx } from '../../shared/approx.tsx';
import { wordOf } from '../../shared/words.ts';
import { hoverable, LinkButton, Picture, Price, VisuallyHidden } from '../../ui/index.ts';
import { catalogTexts } from './texts.ts';
import { pictureWords } from './picture-words.ts';
import { priceWords } from './price-words.ts';
import { StateBadge } from './state-badge.tsx';

const texts = catalogTexts.card;
const Extras = afterAct(() => import('./card-extras.tsx'));

interface Props {
  product: Product;
  /** Level of the name in the page's outline. */
  heading: 'h2' | 'h3';
  /** Share of the screen that the picture takes. */
  sizes: string;
  /** The first of all: its picture loads before the rest. */
  priority?: boolean;
  /** Seen first: its picture does not wait. */
  eager?: boolean;
  /** Draws words that are searched in. */
  words?: (of: string) => ReactNode;
}

/** A piece in a grid. Everything on it leads to its page, and takes the piece along. */
export function ProductCard({
  product,
  heading: Heading,
  sizes,
  priority = false,
  eager = priority,
  words = (of) => of,
}: Props) {
  const page = { href: storefront.product(product.idProducto), state: { product } };
  // The name is the link for the keyboard; these two repeat it for the pointer.
  const action = { ...page, size: 'sm', tabIndex: -1 } as const;
  const of = <VisuallyHidden> {product.nombreProducto}</VisuallyHidden>;
  return (
    <Card>
      <Media>
        <Frame>
          <Picture
            src={product.image_url}
            alt={pictureWords(product)}
            width={640}
            height={640}
            sizes={sizes}
            priority={priority}
            eager={eager}
            light
          />
        </Frame>
        <StateBadge product={product} />
        <Actions>
          <LinkButton {...action}>
            {texts.add}
            {of}
          </LinkButton>
          <LinkButton {...action} variant="paper">
            {texts.details}
            {of}
          </LinkButton>
        </Actions>
      </Media>
      <Body>
        <Name as={Heading}>
          <Link {...page} lang={langOf(product.nombreIngles)}>
            {words(product.nombreProducto)}
          </Link>
        </Name>
        <Material>{words(wordOf(product.nombreMaterial))}</Material>
        <Amount {...priceWords(product)}>
          <Approx usd={chargedPrice(product)} />
        </Amount>
      </Body>
      <Extras product={product} sizes={sizes} />
    </Card>
  );
}

const Media = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  background: var(--surface-sunken);
  border-radius: var(--r-sm);
  img {
    width: 100%;
    height: 100%;
    transition: transform var(--t-wire) var(--ease-standard);
  }
`;

/* A picture far below is not even fetched before somebody comes near: lazy alone begins 3000 px early. */
const Frame = styled.div`
  height: 100%;
  content-visibility: auto;
`;

const Body = styled.div`
  padding-top: 16px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 3px 16px;
  align-items: baseline;
  /* The wire that draws itself under the picture. */
  &::before {
    content: '';
    grid-column: 1 / -1;
    height: 1px;
    margin: -10px 0 6px;
    background: var(--thread);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--t-wire) var(--ease-wire);
  }
  @container (max-width: 250px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 360px) {
    grid-template-rows: auto auto 1fr;
  }
`;

const Actions = styled.div`
  position: absolute;
  inset: auto 12px 12px;
  z-index: 2;
  display: none;
  gap: 8px;
  a {
    flex: 1;
    padding-inline: 10px;
    white-space: nowrap;
  }
  ${hoverable} {
    display: flex;
    flex-wrap: wrap;
    opacity: 0;
    transform: translateY(8px);
    transition:
      opacity var(--t-base),
      transform var(--t-base) var(--ease-standard);
  }
`;

const Name = styled.h2`
  && {
    font: 500 1.3125rem/1.2 var(--font-display);
    letter-spacing: 0;
  }
  grid-column: 1 / -1;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 4px;
    border-radius: var(--r-sm);
  }
  @container (max-width: 250px) {
    && {
      font-size: 1.1875rem;
    }
  }
  @container (min-width: 360px) {
    grid-column: 1;
    grid-row: 2;
  }
`;

const Material = styled.p`
  color: var(--ink-muted);
  font-size: 0.9375rem;
  @container (min-width: 360px) {
    grid-row: 3;
  }
`;

/* What is charged comes first: it stands on one line with that of the neighbours, whether it is a special one or not. */
const Amount = styled(Price)`
  grid-column: 2;
  flex-direction: column;
  align-items: flex-end;
  gap: 1px;
  s,
  small {
    order: 1;
  }
  s {
    line-height: 1.5;
  }
  @container (max-width: 250px) {
    grid-column: 1;
    flex-direction: row;
    gap: 1px 8px;
    align-items: baseline;
    small {
      flex-basis: 100%;
    }
  }
  @container (min-width: 360px) {
    grid-row: 2 / span 2;
    gap: 3px;
  }
`;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  > button {
    position: absolute;
    top: 8px;
    right: 8px;
    z-index: 2;
  }
  &:hover img {
    transform: scale(1.03);
  }
  &:hover ${Body}::before, &:focus-within ${Body}::before {
    transform: none;
  }
  ${hoverable} {
    &:hover ${Actions}, &:focus-within ${Actions} {
      opacity: 1;
      transform: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover img {
      transform: none;
    }
  }
`;
