import { storefront } from '../../app/paths.ts';
import { Button, LinkButton, Modal, ModalText, TextLink } from '../../ui/index.ts';
import { cartTexts } from './texts.ts';

const texts = cartTexts.login;

/** Paying needs an account; the login page brings people back to the checkout. */
export function CartLoginModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <LinkButton href={storefront.login()} state={{ origin: storefront.checkout() }}>
            {texts.action}
          </LinkButton>
        </>
      }
    >
      <ModalText>{texts.text}</ModalText>
      <ModalText>{texts.kept}</ModalText>
      <ModalText>
        <TextLink href={storefront.registration()} state={{ origin: storefront.checkout() }}>
          {texts.register}
        </TextLink>
      </ModalText>
    </Modal>
  );
}
