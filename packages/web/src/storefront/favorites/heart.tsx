import { useFavorites } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/index.ts';
import { favoritesTexts as texts } from './texts.ts';

interface HeartProps {
  product: Pick<Product, 'idProducto' | 'nombreProducto'>;
}

/** Keeps a piece, or keeps it no longer. */
export default function Heart({ product: { idProducto, nombreProducto } }: HeartProps) {
  const { isFavorite, toggle } = useFavorites();
  const isKept = isFavorite(idProducto);
  return (
    <Round
      icon={isKept ? 'hearted' : 'heart'}
      label={isKept ? texts.remove(nombreProducto) : texts.keep(nombreProducto)}
      aria-pressed={isKept}
      onClick={() => toggle(idProducto)}
    />
  );
}

const Round = styled(IconButton)`
  background: var(--surface-raised);
  &[aria-pressed='true'] {
    color: var(--accent);
  }
`;
