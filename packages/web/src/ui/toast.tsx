import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { from } from './media.ts';
import { useTopDialog } from './open-dialogs.ts';
import { mask } from './ornaments.tsx';
import { TextButton } from './text-link.tsx';
import { uiTexts } from './texts.ts';

export type ToastTone = 'info' | 'success' | 'danger';

export interface ToastView {
  id: number | string;
  title: string;
  text: string;
  tone: ToastTone;
  /** How long it stays, in ms: the time its wire takes to shorten. */
  duration: number;
  /** What one may still do about it. */
  actions: readonly { label: string; run(): void }[];
  /** False while it leaves. */
  open: boolean;
}

const GLYPHS: Record<ToastTone, IconName> = { info: 'info', success: 'ok', danger: 'alert' };

/** The place of toasts: one at a time, bottom right (full width on phones). Who shows and ends them is the caller. */
export function ToastViewport(props: { toast: ToastView | null; onDismiss: () => void }) {
  const { toast, onDismiss } = props;
  const dialog = useTopDialog();
  const dock = (
    <Dock data-screen>
      <div role="status">
        {toast && toast.tone !== 'danger' && <Card toast={toast} onDismiss={onDismiss} />}
      </div>
      <div role="alert">
        {toast?.tone === 'danger' && <Card toast={toast} onDismiss={onDismiss} />}
      </div>
    </Dock>
  );
  // Under an open dialog it would be dimmed, and mute for screen readers.
  return dialog ? createPortal(dock, dialog) : dock;
}

function Card({ toast, onDismiss }: { toast: ToastView; onDismiss: () => void }) {
  return (
    <Box key={toast.id} data-tone={toast.tone} data-open={toast.open} $duration={toast.duration}>
      <Icon name={GLYPHS[toast.tone]} />
      {toast.title ? <b>{toast.title}</b> : <p data-alone="">{toast.text}</p>}
      <IconButton icon="close" label={uiTexts.dismissToast} onClick={onDismiss} />
      {toast.title && toast.text && <p>{toast.text}</p>}
      {toast.actions.length > 0 && (
        <Acts>
          {toast.actions.map(({ label, run }) => (
            <TextButton key={label} onClick={run}>
              {label}
            </TextButton>
          ))}
        </Acts>
      )}
    </Box>
  );
}

const Acts = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

const Dock = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  left: 16px;
  right: 16px;
  bottom: 16px;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > div {
    width: 100%;
    max-width: 400px;
  }
  ${from.md} {
    left: auto;
    right: var(--right-of-toast, 24px);
    bottom: 24px;
    > div {
      width: 400px;
    }
  }
  /* Above the bar, or the sheet, that is at the bottom of small screens. */
  @media (max-width: 47.94em), (max-height: 30em) {
    bottom: calc(16px + var(--below-toast, 0px));
    :root:has([data-bottom-bar]) & {
      bottom: calc(16px + var(--below-toast, 64px));
    }
  }
  ${from.lg} {
    /* Beside the summary of a purchase, with the button that pays. */
    :root:has([data-side-summary]) & {
      right: max(430px + 5vw, 50vw - 200px);
    }
  }
`;

const Box = styled.div<{ $duration: number }>`
  --k: var(--info);
  pointer-events: auto;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 2px 14px;
  align-items: start;
  padding: 16px 8px 18px 18px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  box-shadow: var(--shadow-popover);
  position: relative;
  overflow: hidden;
  animation: rise-in var(--t-base) var(--ease-standard);
  transition:
    opacity 300ms var(--ease-exit),
    transform 300ms var(--ease-exit);
  &[data-tone='success'] {
    --k: var(--success);
  }
  &[data-tone='danger'] {
    --k: var(--danger);
  }
  &[data-open='false'] {
    opacity: 0;
    transform: translateY(8px);
  }
  > svg {
    color: var(--k);
    margin-top: 1px;
  }
  b {
    font-weight: 600;
  }
  p {
    grid-column: 2;
    color: var(--ink-muted);
    font-size: 0.9375rem;
    line-height: 1.45;
    /* Where it says several things, each has its line. */
    white-space: pre-line;
  }
  p[data-alone] {
    color: var(--ink);
  }
  > button {
    grid-column: 3;
    grid-row: 1;
    margin: -11px 0;
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 5px;
    color: var(--k);
    ${mask('--art-torzal', 'left center/13.3px 5px repeat-x')}
    animation: shorten ${({ $duration }) => $duration}ms linear forwards;
  }
`;
