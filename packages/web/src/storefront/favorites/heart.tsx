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
  /* On a small card the disc is smaller than what can be touched, and in the corner: the piece is seen. */
  @container (max-width: 250px) {
    translate: 8px -8px;
    background: radial-gradient(circle, var(--surface-raised) 15px, transparent 16px);
  }
`;
