import type { Clock } from '../../shared/clock.ts';
import { runMachine } from '../../shared/machines/run-machine.ts';
import type { Running } from '../../shared/machines/running.ts';
import {
  provideSubscription,
  type SubscriptionEmitted,
  type SubscriptionEvent,
  type SubscriptionPort,
} from './subscription.machine.ts';

/** Where the machine is, as far as the screen shows it. */
export interface SubscriptionState {
  readonly value: 'idle' | 'thanks' | 'saving' | 'loginRequired' | 'redirecting';
  /** What the switch shows while the server has not answered. */
  readonly wanted: boolean | null;
}

export interface SubscriptionActorOptions {
  port: SubscriptionPort;
  clock: Clock;
  onChange(state: SubscriptionState): void;
  onEmitted(emitted: SubscriptionEmitted): void;
}

/** Starts the machine. This file and what it imports is loaded when somebody subscribes. */
export function startSubscription(options: SubscriptionActorOptions): Running<SubscriptionEvent> {
  const { port, clock, onChange, onEmitted } = options;
  return runMachine(provideSubscription(port), {
    clock,
    onEmitted,
    onSnapshot: ({ value, context }) => {
      const isShown = value === 'saving' && context.isSwitch;
      onChange({
        value: typeof value === 'string' ? value : value.resting,
        wanted: isShown ? context.estadoSuscripcion : null,
      });
    },
  });
}
