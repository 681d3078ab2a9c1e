import { createActor } from 'xstate';
import type { Clock } from '../../shared/clock.ts';
import { provideCart } from './cart.machine.ts';
import type { CartEvent } from './cart.setup.ts';
import type { CartCommand } from './cart.commands.ts';
import type { CartPort } from './cart.port.ts';
import { interrupted } from './cart.reading.ts';
import type { CartContext, CartEmitted } from './cart.state.ts';
import type { CartOutcome } from './cart.types.ts';

export interface CartActorOptions {
  port: CartPort;
  clock: Clock;
  onChange(context: CartContext): void;
  onEmitted(emitted: CartEmitted): void;
}

/** The running machine, with promises for its commands. */
export interface CartActor {
  command(command: CartCommand): Promise<CartOutcome>;
  send(event: Exclude<CartEvent, { type: 'cart.command' }>): void;
  stop(): void;
}

/** Starts the cart machine. */
export function startCart({ port, clock, onChange, onEmitted }: CartActorOptions): CartActor {
  const actor = createActor(provideCart(port), { clock, input: { now: clock.now } });
  const callers = new Map<number, (outcome: CartOutcome) => void>();
  let lastId = 0;
  let lastContext: CartContext | null = null;

  const tell = (ids: readonly number[], outcome: CartOutcome) => {
    for (const id of ids) {
      callers.get(id)?.(outcome);
      callers.delete(id);
    }
  };
  actor.on('*', (emitted) => {
    if (emitted.type === 'settled') tell(emitted.ids, emitted.outcome);
    onEmitted(emitted);
  });
  actor.subscribe(({ context }) => {
    if (context === lastContext) return;
    lastContext = context;
    onChange(context);
  });
  actor.start();

  return {
    command: (command) =>
      new Promise((resolve) => {
        lastId += 1;
        callers.set(lastId, resolve);
        actor.send({ type: 'cart.command', id: lastId, command });
      }),
    send: (event) => actor.send(event),
    stop() {
      actor.stop();
      tell([...callers.keys()], { ok: false, error: interrupted() });
    },
  };
}
