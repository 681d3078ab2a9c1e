import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { createGlobalStyle, css, styled } from 'styled-components';
import { below, from, IconButton } from '../../ui/index.ts';
import { Box, BoxTitle } from './box.tsx';

interface Props {
  title: string;
  /** Name of the cross, for example 'Cerrar formulario'; without it there is no cross. */
  closeLabel?: string;
  onClose: () => void;
  onSubmit: () => void;
  actions: ReactNode;
  /** For long forms: the buttons stay in sight while the fields scroll. */
  pinned?: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form beside a list: 372 px that stay in sight on a desktop, above the list on a phone.
 * Rendered while it is open, inside `WithSide`. The focus goes to its first field, and back to the
 * button that opened it.
 */
export function SideForm(props: Props) {
  const { title, closeLabel, onClose, onSubmit, actions, pinned = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) opener.current = document.activeElement;
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel as="section">
      <ToastBeside />
      <Top>
        <BoxTitle>{title}</BoxTitle>
        {closeLabel && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </Top>
      <Form ref={form} noValidate onSubmit={send} aria-label={title}>
        {children}
        <Foot $pinned={pinned}>{actions}</Foot>
      </Form>
    </Panel>
  );
}

/** Its buttons are in the corner of the toasts. */
const ToastBeside = createGlobalStyle`
  ${from.lg} {
    :root {
      --right-of-toast: 420px;
    }
  }
`;

/** A list and, while it is open, the form beside it. */
export const WithSide = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  ${from.lg} {
    ${({ $isOpen }) => $isOpen && 'grid-template-columns: minmax(0, 1fr) 372px;'}
  }
`;

const Panel = styled(Box)`
  padding: 20px;
  ${from.lg} {
    order: 1;
    position: sticky;
    top: 20px;
    /* The head of the page stands above it until one scrolls. */
    max-height: calc(100dvh - 112px);
    overflow: auto;
  }
  ${below.lg} {
    order: -1;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 14px;
  > button {
    margin: -10px -8px -10px 0;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Foot = styled.div<{ $pinned: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 2px;
  ${({ $pinned }) =>
    $pinned &&
    css`
      ${from.lg} {
        position: sticky;
        bottom: -20px;
        margin: 2px -20px -20px;
        padding: 14px 20px;
        background: var(--surface-raised);
        border-top: 1px solid var(--line);
      }
    `}
`;
