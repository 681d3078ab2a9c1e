import { useTexts, type CartHolding } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { formatTime } from '../../shared/dates.ts';
import { WhatsappChat } from '../../shared/whatsapp-chat.tsx';
import { Alert, Skeleton, TextLink } from '../../ui/index.ts';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.hold;

/** Until when the pieces are kept for whoever pays, or why they are not. Nothing where nothing can be held. */
export function HoldNote({ hold: { state, hasta, notice, isPending } }: { hold: CartHolding }) {
  const { sentence } = useTexts();
  const isOver = state === 'expired' || state === 'released';
  return (
    <Place role="status">
      {isPending && <Skeleton $height={54} />}
      {hasta !== null && (
        <Alert tone="info" role={null}>
          {texts.until(formatTime(hasta))}
        </Alert>
      )}
      {isOver && (
        <Alert tone="warning" role={null}>
          {texts.over}
        </Alert>
      )}
      {notice && (
        <Alert tone="warning" role={null}>
          {sentence(notice)}{' '}
          {notice.code === 'hold.notYet' ? (
            <>
              {texts.notYet} <TextLink href={storefront.profile()}>{texts.toOrders}</TextLink>{' '}
              <WhatsappChat text={texts.question}>{texts.ask}</WhatsappChat>
            </>
          ) : (
            <TextLink href={storefront.cart()}>{texts.toCart}</TextLink>
          )}
        </Alert>
      )}
    </Place>
  );
}

/** Always there, so that what appears is read aloud. */
const Place = styled.div`
  &:not(:empty) {
    margin-bottom: 24px;
  }
`;
