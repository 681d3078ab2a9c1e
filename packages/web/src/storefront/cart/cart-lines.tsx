import { useSavedLines, type UseCart } from '@filigrana/hooks';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { focusHeading } from '../purchase/focus-heading.ts';
import { CartLine } from './cart-line.tsx';
import { cartTexts as texts } from './texts.ts';

/** What is in the cart. When a line goes, the focus goes to the line that takes its place. */
export function CartLines({ cart }: { cart: UseCart }) {
  const list = useRef<HTMLUListElement>(null);
  const { putAside } = useSavedLines();
  const leave = (index: number, act: () => Promise<unknown>) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (next) next.focus();
    else focusHeading();
    void act();
  };
  return (
    <List ref={list} aria-label={texts.lines}>
      {cart.lines.map((line, index) => (
        <CartLine
          key={line.idProducto_talla}
          line={line}
          onIncrease={() => void cart.increase(line.idProducto_talla)}
          onDecrease={() => void cart.decrease(line.idProducto_talla)}
          onRemove={() => leave(index, () => cart.remove(line.idProducto_talla))}
          onPutAside={() => leave(index, () => putAside(line.idProducto_talla))}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  > :first-child {
    padding-top: 0;
  }
`;
