import { useTexts } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { LinkButton, Modal, ModalText, Progress } from '../../ui/index.ts';
import { specialOrderTexts } from './texts.ts';

const texts = specialOrderTexts.login;

/** How long the line takes, in ms: as long as the form waits before it leaves. */
const PROGRESS_MS = 2500;

/** Says that a custom piece needs an account, while the login page is on its way. */
export function LoginNotice() {
  const { say } = useTexts();
  const { title, text } = say({ code: 'specialOrder.loginRequired' });
  const state = { origin: storefront.specialOrder() };
  return (
    <Modal
      title={title}
      actions={
        <>
          <LinkButton href={storefront.registration()} state={state} replace variant="line">
            {texts.register}
          </LinkButton>
          <LinkButton href={storefront.login()} state={state} replace>
            {texts.action}
          </LinkButton>
        </>
      }
    >
      <ModalText>{text}</ModalText>
      <ModalText role="status">{texts.redirecting}</ModalText>
      <Line $duration={PROGRESS_MS} />
    </Modal>
  );
}

const Line = styled(Progress)`
  margin-top: 24px;
`;
