import { useTexts, type CartHolding } from '@filigrana/hooks';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { focusOn } from '../../app/anchor.ts';
import { storefront } from '../../app/paths.ts';
import { formatTime } from '../../shared/dates.ts';
import { WhatsappChat } from '../../shared/whatsapp-chat.tsx';
import { Alert, Skeleton, TextButton, TextLink } from '../../ui/index.ts';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.hold;

/** Until when the pieces are kept for whoever pays, or why they are not. Nothing where nothing can be held. */
export function HoldNote({ hold }: { hold: CartHolding }) {
  const { state, hasta, notice, isPending, holdAgain } = hold;
  const { sentence } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const isOver = state === 'expired' || state === 'released';
  const again = isOver && (
    <TextButton
      onClick={() => {
        // The button that was pressed goes away.
        focusOn(place.current);
        holdAgain();
      }}
    >
      {texts.again}
    </TextButton>
  );
  return (
    <Place ref={place} role="status">
      {isPending && <Skeleton $height={54} />}
      {hasta !== null && (
        <Alert tone="info" role={null}>
          {texts.until(formatTime(hasta))}
        </Alert>
      )}
      {isOver && !notice && (
        <Alert tone="warning" role={null}>
          {texts.over} {again}
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
          )}{' '}
          {again}
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
