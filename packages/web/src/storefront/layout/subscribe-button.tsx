import { styled } from 'styled-components';
import { Button } from '../../ui/index.ts';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.footer;

interface Props {
  onPress?: () => void;
  pending?: boolean;
  /** Just subscribed, or was already. */
  note?: string | null;
  /** Known from the beginning: nothing that has just happened, so nothing to be announced. */
  known?: string | false | undefined;
}

/** The button and what it has to say. */
export function SubscribeButton({ onPress, pending = false, note = null, known }: Props) {
  return (
    <Box>
      <Button variant="hilo" busy={pending && texts.busy} onClick={onPress}>
        {texts.subscribe}
      </Button>
      {known ? <Note>{known}</Note> : <Note role="status">{note}</Note>}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  margin-top: 16px;
`;

const Note = styled.p`
  && {
    color: var(--thread-on-dark);
  }
`;
