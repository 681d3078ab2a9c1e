import type { Toast } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { wordOf } from '../../shared/words.ts';
import {
  below,
  Button,
  from,
  Icon,
  IconButton,
  Layer,
  LinkButton,
  Picture,
} from '../../ui/index.ts';
import { topDialog } from '../../ui/open-dialogs.ts';
import { addedTexts as texts } from './added-texts.ts';
import { useSwipeDown } from './use-swipe-down.ts';

/** What was put into the cart, and the page where that was done. */
export interface Added {
  toast: Toast;
  pathname: string;
  /** What had the focus then. */
  focused: Element | null;
}

interface Props {
  added: Added;
  /** It has the focus, and so says itself what the toast says. */
  onSaid(toast: number): void;
}

/** Shows the piece that has just gone into the cart, until the page is left or somebody goes on. */
export default function AddedSheet({ added, onSaid }: Props) {
  const [closed, setClosed] = useState<number>();
  const [pathname] = useLocation();
  const { id } = added.toast;
  if (closed === id || pathname !== added.pathname) return null;
  return <Sheet key={id} added={added} onFocus={() => onSaid(id)} onClose={() => setClosed(id)} />;
}

/** Writing is not interrupted. */
const WRITING = 'input, textarea, select';

interface SheetProps {
  added: Added;
  onFocus(): void;
  onClose(): void;
}

function Sheet({ added: { toast, focused }, onFocus, onClose }: SheetProps) {
  const { productoNombre = '', talla, nombreMaterial, ...rest } = toast.params;
  const { precioUnitario, cantidad = 1, image_url: picture } = rest;
  const ref = useSheet(focused, onFocus, onClose);
  const swipe = useSwipeDown(onClose);
  return (
    <Layer>
      <Panel ref={ref} role="dialog" aria-label={toast.title} tabIndex={-1} data-screen {...swipe}>
        <Head>
          <b>
            <Icon name="ok" />
            {toast.title}
          </b>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </Head>
        <Piece>
          <Shot
            src={picture ? String(picture) : null}
            alt=""
            width={72}
            height={72}
            sizes="72px"
            eager
          />
          <p>
            <b>{productoNombre}</b>
            {nombreMaterial && <span>{wordOf(String(nombreMaterial))}</span>}
            {talla && <span>{texts.size(talla)}</span>}
            {typeof precioUnitario === 'number' && (
              <span>{texts.price(Number(cantidad), formatUsd(precioUnitario))}</span>
            )}
          </p>
        </Piece>
        <Ways>
          <LinkButton href={storefront.cart()}>{texts.toCart}</LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {texts.goOn}
          </Button>
        </Ways>
      </Panel>
    </Layer>
  );
}

/** Whether Tab leads out of the sheet: it goes on from the button then, as the focus is back there by now. */
function leaves(sheet: HTMLElement, event: KeyboardEvent): boolean {
  const stops = [...sheet.querySelectorAll('a, button')];
  const { activeElement } = document;
  if (!event.shiftKey) return activeElement === stops.at(-1);
  const isFirst = activeElement === sheet || activeElement === stops[0];
  // What stands before the sheet is the button itself.
  if (isFirst) event.preventDefault();
  return isFirst;
}

/**
 * Takes the focus, unless somebody has gone on meanwhile, and gives it back; Escape and a press anywhere
 * else close, and do what they did before.
 */
function useSheet(focused: Element | null, onFocus: () => void, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  // At once: the browser moves the focus on from where it is then.
  const close = useEffectEvent(() => flushSync(onClose));
  const takeFocus = useEffectEvent((sheet: HTMLElement) => {
    const isWhereItWas = document.activeElement === focused;
    if (!isWhereItWas || topDialog() || focused?.matches(WRITING)) return;
    sheet.focus({ preventScroll: true });
    onFocus();
  });
  // Of the layout: the focus is given back while the sheet still has it.
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    const opener = document.activeElement;
    takeFocus(sheet);
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && sheet.contains(target))) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || topDialog()) return;
      if (event.key === 'Escape' || (event.key === 'Tab' && leaves(sheet, event))) close();
    };
    // Toasts make room: they lie at the bottom of small screens, too.
    const { style } = document.documentElement;
    style.setProperty('--below-toast', `${sheet.offsetHeight}px`);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      style.removeProperty('--below-toast');
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      const hadFocus = sheet.contains(document.activeElement);
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

const Panel = styled.div`
  position: fixed;
  z-index: var(--z-dropdown);
  inset: auto 0 0;
  padding: 8px 16px calc(16px + env(safe-area-inset-bottom, 0px));
  background: var(--surface-raised);
  border-top: 1px solid var(--thread);
  box-shadow: var(--shadow-popover);
  animation: rise-in var(--t-panel) var(--ease-panel);
  /* Unlike a heading it can be tabbed on from: who goes by keyboard sees where. */
  &&:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -4px;
  }
  ${below.md} {
    /* A finger that goes down on it moves the sheet, not the page. */
    touch-action: pinch-zoom;
  }
  ${from.md} {
    inset: 141px 24px auto auto;
    width: 360px;
    border: 1px solid var(--line);
    border-radius: var(--r-sm);
  }
  ${from.lg} {
    right: 60px;
  }
  ${from.xl} {
    top: calc(var(--size-header) + 12px);
  }
  @media (max-height: 30em) {
    top: auto;
    bottom: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-right: -10px;
  b {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  b > svg {
    color: var(--success);
  }
`;

const Piece = styled.div`
  display: flex;
  gap: 14px;
  align-items: start;
  p {
    display: grid;
    gap: 2px;
    min-width: 0;
    line-height: 1.4;
  }
  span {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
`;

const Shot = styled(Picture)`
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: var(--r-sm);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 14px;
  > * {
    flex: 1 1 9rem;
  }
`;
