import { useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { SubscribeButton } from './subscribe-button.tsx';

const Subscription = lazyPart(() => import('./subscription.tsx'), {
  pending: () => <SubscribeButton pending />,
  failed: (retry) => <SubscribeButton onPress={retry} note={sharedTexts.partFailed} />,
});

/** The footer's subscription. The code that subscribes comes when the button is pressed. */
export function SubscribeBlock() {
  const [pressed, setPressed] = useState(false);
  if (!pressed) return <SubscribeButton onPress={() => setPressed(true)} />;
  return <Subscription />;
}
