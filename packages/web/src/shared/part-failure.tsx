import { styled } from 'styled-components';
import { Button } from '../ui/index.ts';
import { sharedTexts as texts } from './texts.ts';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** Says, over the page, that a part of it could not be loaded. */
export function PartFailure({ onRetry, onClose }: Props) {
  return (
    <Box role="alert">
      <p>{texts.partFailed}</p>
      <Button size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>{' '}
      <Button size="sm" variant="quiet" onClick={onClose}>
        {texts.close}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  position: fixed;
  left: 16px;
  bottom: 16px;
  max-width: min(400px, calc(100vw - 32px));
  padding: 16px 20px;
  background: var(--surface-raised);
  border-radius: var(--r-sm);
  box-shadow: var(--shadow-popover);
  z-index: var(--z-toast);
  p {
    margin-bottom: 12px;
  }
`;
