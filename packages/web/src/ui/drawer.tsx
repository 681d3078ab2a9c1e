import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Layer } from './layer.tsx';
import { useDialog } from './use-dialog.ts';

interface Props {
  /** Name of the panel, read aloud. */
  label: string;
  /** Called once it has slid away, after Escape, the backdrop or the close button. */
  onClose: () => void;
  /** Name of the close button, for example 'Cerrar menú'. */
  closeLabel: string;
  /** The close button shows its name instead of a cross. */
  closeInWords?: boolean;
  side?: 'left' | 'right';
  /** At the left of the head: a logo or a title. */
  head?: ReactNode;
  /** Stays at the bottom while the rest scrolls; a function is given the way to close. */
  foot?: ReactNode | ((leave: () => void) => ReactNode);
  children: ReactNode;
}

/** Time to slide in or away, in ms; the same as the token `t-panel`. */
const SLIDE_MS = 350;

/**
 * A panel that slides in from the side: 82 % of the screen, at most 380 px. Rendered while it is
 * open. The page behind does not scroll and cannot be reached.
 */
export function Drawer(props: Props) {
  const { label, onClose, closeLabel, closeInWords, side = 'left', head, foot, children } = props;
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  const reduced = useReducedMotion();
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(onClose, reduced ? 0 : SLIDE_MS);
    return () => clearTimeout(timer);
  }, [leaving, reduced, onClose]);
  const { ref, props: dialogProps } = useDialog(leave);
  return (
    <Layer>
      <Panel
        ref={ref}
        {...dialogProps}
        aria-label={label}
        data-side={side}
        data-leaving={leaving ? '' : undefined}
      >
        <Inner>
          <Head>
            <div>{head}</div>
            {closeInWords ? (
              <Button variant="quiet" size="sm" onClick={leave}>
                {closeLabel}
              </Button>
            ) : (
              <IconButton icon="close" label={closeLabel} onClick={leave} />
            )}
          </Head>
          <Scroll>{children}</Scroll>
          {foot && <Foot>{typeof foot === 'function' ? foot(leave) : foot}</Foot>}
        </Inner>
      </Panel>
    </Layer>
  );
}

const Panel = styled.dialog`
  width: 82%;
  max-width: var(--size-drawer-max);
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-modal);
  animation: panel-in var(--t-panel) var(--ease-panel);
  &[data-side='right'] {
    margin: 0 0 0 auto;
    animation-name: panel-in-right;
  }
  &::backdrop {
    background: var(--backdrop);
    animation: fade-in var(--t-panel);
  }
  &[data-leaving] {
    animation: panel-out var(--t-panel) var(--ease-panel) forwards;
  }
  &[data-leaving][data-side='right'] {
    animation-name: panel-out-right;
  }
  &[data-leaving]::backdrop {
    animation: fade-out var(--t-panel) forwards;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  padding: 8px 8px 8px 20px;
  border-bottom: 1px solid var(--thread);
  min-height: 60px;
`;

const Scroll = styled.div`
  flex: 1;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  flex: none;
  padding: 14px 20px;
  background: var(--surface);
  border-top: 1px solid var(--line);
`;
