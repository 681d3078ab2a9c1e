import { useSubscription } from '@filigrana/hooks';
import { Switch } from '../../ui/index.ts';
import { profileTexts as texts } from './texts.ts';

/** The newsletter: changes at once, and back again when the server does not take it. */
export function SubscriptionSwitch() {
  const { suscrito, pending, toggle } = useSubscription();
  return (
    <div>
      <Switch checked={suscrito} aria-busy={pending} onChange={toggle}>
        {texts.subscription}
      </Switch>
    </div>
  );
}
