import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './icon-button.tsx';
import { Layer } from './layer.tsx';
import { useDialog } from './use-dialog.ts';
import { controlTexts } from './control-texts.ts';

interface Props {
  title: ReactNode;
  /** Escape, the backdrop and the cross. Without it the dialog closes only by its own actions. */
  onClose?: (() => void) | undefined;
  /** Buttons, at the right; the destructive one is solid red. */
  actions?: ReactNode;
  /** `lg`: 880 px, for guides and pictures. */
  size?: 'md' | 'lg';
  /** `alertdialog` when it interrupts with a question. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that is read after the title; for a question, what it is about. */
  describedBy?: string;
  children?: ReactNode;
}

/**
 * A dialog over the page. Rendered while it is open: `{isOpen && <Modal …/>}`. Focus is kept inside
 * and goes back where it was.
 */
export function Modal(props: Props) {
  const { title, onClose, actions, size = 'md', role = 'dialog', describedBy, children } = props;
  const id = useId();
  const { ref, props: handlers } = useDialog(onClose);
  return (
    <Layer>
      <Dialog
        ref={ref}
        {...handlers}
        role={role}
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={describedBy}
        data-size={size}
      >
        <Body>
          <h2 id={id}>{title}</h2>
          {children}
          {actions && <Actions>{actions}</Actions>}
          {onClose && <Close icon="close" label={controlTexts.close} onClick={onClose} />}
        </Body>
      </Dialog>
    </Layer>
  );
}

/** A paragraph of a dialog. */
export const ModalText = styled.p`
  margin-top: 10px;
  color: var(--ink-muted);
`;

const Dialog = styled.dialog`
  width: min(460px, calc(100vw - 40px));
  max-width: none;
  max-height: calc(100dvh - 40px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-modal);
  --ground: var(--surface-raised);
  animation: rise-in var(--t-base) var(--ease-standard);
  &[data-size='lg'] {
    width: min(880px, calc(100vw - 40px));
  }
  &::backdrop {
    background: var(--backdrop);
    animation: fade-in var(--t-base);
  }
`;

const Body = styled.div`
  position: relative;
  padding: 36px clamp(24px, 5vw, 40px) 34px;
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 1px solid var(--line);
    border-radius: 1px;
    pointer-events: none;
  }
  h2 {
    font-size: 1.75rem;
    padding-right: 36px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
  margin-top: 26px;
`;

const Close = styled(IconButton)`
  position: absolute;
  right: 14px;
  top: 14px;
`;
