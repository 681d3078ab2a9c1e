import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { mask } from './ornaments.tsx';
import { uiTexts } from './texts.ts';

/** The wire drawings for nothing there yet. */
export type EmptyArt = 'carrito' | 'busqueda' | 'pedidos' | 'preguntas' | 'novedades';

interface Props {
  art: EmptyArt;
  /** One sentence. */
  title: string;
  /** At most one line of help. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** `sm` in a column or a dropdown. */
  size?: 'md' | 'sm';
  /** Level of the title: `h2` unless it stands below another. `p` outside the page's outline. */
  as?: 'h2' | 'h3' | 'p';
}

/** Nothing there: a drawing, a sentence, at most one thing to do. */
export function EmptyState({ art, title, children, action, size = 'md', as = 'p' }: Props) {
  return (
    <Box data-size={size}>
      <Drawing $art={`--art-vacio-${art}`} />
      <Title as={as}>{title}</Title>
      {children && <p>{children}</p>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

interface ErrorProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** Adds the button 'Reintentar'. */
  onRetry?: (() => void) | undefined;
  /** While the retry is under way. */
  retrying?: boolean;
  size?: 'md' | 'sm';
}

/** Something failed and the place is otherwise empty: the broken thread, a sentence, a way to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  size = 'md',
}: ErrorProps) {
  return (
    <Box role="alert" data-size={size}>
      <Drawing $art="--art-hilo-roto" />
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {onRetry && (
        <Action>
          <Button
            variant="line"
            icon="reload"
            busy={retrying && uiTexts.retrying}
            onClick={onRetry}
          >
            {uiTexts.retry}
          </Button>
        </Action>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  text-align: center;
  gap: 10px;
  padding: clamp(32px, 6vw, 72px) 20px;
  > p {
    color: var(--ink-muted);
    max-width: 40ch;
  }
  &[data-size='sm'] {
    padding: 24px 16px;
  }
`;

const Drawing = styled.span.attrs({ 'aria-hidden': true })<{ $art: string }>`
  width: 240px;
  height: 150px;
  color: var(--thread);
  ${({ $art }) => mask($art, 'center/contain no-repeat')}
  margin-bottom: 6px;
  [data-size='sm'] > & {
    width: 176px;
    height: 110px;
  }
`;

const Title = styled.p`
  && {
    font: 500 var(--fs-h3) / var(--lh-h3) var(--font-display);
    color: var(--ink);
    word-spacing: -0.045em;
    max-width: none;
    letter-spacing: 0;
  }
`;

const Action = styled.div`
  margin-top: 14px;
`;
