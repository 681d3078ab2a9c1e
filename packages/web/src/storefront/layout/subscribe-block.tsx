import { useSession } from '@filigrana/hooks';
import { useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { SubscribeButton } from './subscribe-button.tsx';
import { layoutTexts } from './texts.ts';

const Subscription = lazyPart(() => import('./subscription.tsx'), {
  pending: () => <SubscribeButton pending />,
  failed: (retry) => <SubscribeButton onPress={retry} note={sharedTexts.partFailed} />,
});

/**
 * The footer's subscription. The code that subscribes comes when the button is pressed; whether
 * somebody has subscribed is known before.
 */
export function SubscribeBlock() {
  const [pressed, setPressed] = useState(false);
  const { usuario } = useSession();
  if (pressed) return <Subscription />;
  return (
    <SubscribeButton
      onPress={() => setPressed(true)}
      known={usuario?.suscrito && layoutTexts.footer.already}
    />
  );
}
