import { styled } from 'styled-components';
import { Modal, ModalText, Progress } from '../../ui/index.ts';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.loginRequired;

/** How long the progress line takes, in ms; the page changes a little before it is full. */
const PROGRESS_MS = 2500;

/** Says that subscribing needs an account, while the login page is on its way. */
export function LoginRequiredModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={texts.title} onClose={onClose}>
      <ModalText>{texts.text}</ModalText>
      <ModalText role="status">{texts.redirecting}</ModalText>
      <Line $duration={PROGRESS_MS} />
    </Modal>
  );
}

const Line = styled(Progress)`
  margin-top: 24px;
`;
