import { useTexts } from '@filigrana/hooks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Modal, ModalText, Progress } from '../../ui/index.ts';

/** How long the progress line takes, in ms; the page changes a little before it is full. */
const PROGRESS_MS = 2500;

interface Props {
  /** What needs an account. */
  code: 'subscription.loginRequired' | 'specialOrder.loginRequired';
  onClose?: () => void;
  /** Ways to go on at once. */
  actions?: ReactNode;
}

/** Says that something needs an account, while the login page is on its way. */
export function LoginRequiredModal({ code, onClose, actions }: Props) {
  const { say, sentence } = useTexts();
  const { title, text } = say({ code });
  return (
    <Modal title={title} onClose={onClose} actions={actions}>
      <ModalText>{text}</ModalText>
      <ModalText role="status">{sentence({ code: 'login.redirecting' })}</ModalText>
      <Line $duration={PROGRESS_MS} />
    </Modal>
  );
}

const Line = styled(Progress)`
  margin-top: 24px;
`;
