import { lazy, Suspense, useState } from 'react';
import { SubscribeButton } from './subscribe-button.tsx';

const Subscription = lazy(() => import('./subscription.tsx'));

/** The footer's subscription. The code that subscribes comes when the button is pressed. */
export function SubscribeBlock() {
  const [pressed, setPressed] = useState(false);
  if (!pressed) return <SubscribeButton onPress={() => setPressed(true)} />;
  return (
    <Suspense fallback={<SubscribeButton pending />}>
      <Subscription />
    </Suspense>
  );
}
