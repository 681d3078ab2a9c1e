import type { SpecialOrderReceived } from '@filigrana/sdk';
import { createActor } from 'xstate';
import { answeredCalls } from './deferred.ts';
import { VirtualTime } from './virtual-time.ts';
import type { StorefrontNotice } from '../src/storefront/texts/storefront-notice.ts';
import {
  provideSpecialOrderRequest,
  type SpecialOrderRequest,
} from '../src/storefront/special-orders/special-order-request.machine.ts';
import type { SpecialOrderValues } from '../src/storefront/special-orders/special-order-request.types.ts';

export const EARRINGS = { pieza: 'Aretes', tipoPiedra: 'Natural', tipoMaterial: 'Plata' };
export const RING = { ...EARRINGS, pieza: 'Anillos', talla: '7' };
export const SKETCH = new File(['x'], 'boceto.png', { type: 'image/png' });

/** The machine with a server that the test answers for; nobody is known to be logged in yet. */
export function startOutside() {
  const clock = new VirtualTime();
  const server = answeredCalls<[SpecialOrderRequest, AbortSignal], SpecialOrderReceived>();
  const actor = createActor(provideSpecialOrderRequest({ send: server.call }), { clock });
  const warnings: StorefrontNotice[] = [];
  actor.on('notice', ({ notice }) => warnings.push(notice));
  actor.start();
  let keys = 0;
  return {
    actor,
    server,
    warnings,
    now: () => actor.getSnapshot(),
    pass: (ms: number) => clock.pass(ms),
    admit: () => actor.send({ type: 'specialOrder.admit' }),
    fill: (values: Partial<SpecialOrderValues>) => {
      for (const [field, value] of Object.entries(values))
        actor.send({
          type: 'specialOrder.change',
          field: field as keyof SpecialOrderValues,
          value,
        });
    },
    attach: (file: File | null) => actor.send({ type: 'specialOrder.attach', file }),
    submit: () => actor.send({ type: 'specialOrder.submit', key: `key-${(keys += 1)}` }),
  };
}

/** The same, with somebody logged in. */
export function startInside() {
  const world = startOutside();
  world.admit();
  return world;
}
