import { storefront } from '../../app/paths.ts';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.emptyCart;

/** Nothing to buy yet. `children`: another line of help. */
export function EmptyCart({ children = texts.text }: { children?: string | undefined }) {
  return (
    <EmptyState
      art="carrito"
      title={texts.title}
      as="h2"
      action={<LinkButton href={storefront.catalog()}>{texts.action}</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
