import { useToasts } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { useAbsoluteUrl } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { copyText } from '../../shared/copy-text.ts';
import { WhatsappChat } from '../../shared/whatsapp-chat.tsx';
import { Icon, TextButton } from '../../ui/index.ts';
import { offerTexts } from './offer-texts.ts';

const texts = offerTexts.share;

/** Tells somebody of a piece, or asks the shop about it. */
export function ProductShare({ product }: { product: Product }) {
  const { nombreProducto, idProducto } = product;
  const { show } = useToasts();
  const url = useAbsoluteUrl()(storefront.product(idProducto));
  const copy = async () => {
    const isDone = await copyText(url);
    show(
      isDone
        ? { ...texts.copied, variant: 'success' }
        : { ...texts.failed, variant: 'destructive' },
    );
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    // Whoever closes the phone's sheet has changed their mind.
    await navigator.share({ title: nombreProducto, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
    });
  };
  return (
    <Row>
      <TextButton onClick={() => void share()}>
        <Icon name="out" size="sm" />
        {texts.action}
      </TextButton>
      <WhatsappChat text={texts.question(nombreProducto, url)}>{texts.ask}</WhatsappChat>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  margin-top: 22px;
`;
