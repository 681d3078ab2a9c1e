// @vitest-environment node
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { credentialsOf, describeJourneys, type Scene } from '../../../test/journeys.ts';
import { pictureFile } from '../../../test/receipt.ts';
import { provideSpecialOrderRequest } from './special-order-request.machine.ts';
import { RING } from '../../../test/special-order-request.ts';

/** Stops what is on its way. */
let cancel: AbortController;

async function begin({ shop, mock }: Scene, request: AnyActorRef): Promise<void> {
  cancel = new AbortController();
  await shop.accounts.login(credentialsOf(mock.people.customer));
  request.send({ type: 'specialOrder.admit' });
  for (const [field, value] of Object.entries({ ...RING, descripcion: 'Con una flor.' }))
    request.send({ type: 'specialOrder.change', field, value });
  request.send({ type: 'specialOrder.attach', file: pictureFile('boceto.png') });
}

let keys = 0;
const submit = (request: AnyActorRef) =>
  request.send({ type: 'specialOrder.submit', key: `attempt-${(keys += 1)}` });

describeJourneys('the request of a special order', {
  provide: ({ shop }) =>
    provideSpecialOrderRequest({
      send: ({ form, key }) =>
        shop.specialOrders.request(form, { idempotencyKey: key, signal: cancel.signal }),
    }),
  journeys: {
    'arrives, and leaves an empty form': async (journey) => {
      const request = journey.start();
      await begin(journey, request);
      submit(request);
      const { context } = await journey.reach(request, ({ value }) => value.form === 'received');
      expect(context.values.pieza).toBe('');
      expect(journey.mock.state.specialOrders.at(-1)).toMatchObject({
        descripcion: 'Con una flor.',
      });
    },
    'arrives once although the answer was lost': async (journey) => {
      const request = journey.start();
      await begin(journey, request);
      const before = journey.mock.state.specialOrders.length;
      journey.mock.fault('requestSpecialOrder', { drop: 'after', times: 1 });
      submit(request);
      const { context } = await journey.reach(request, ({ value }) => value.form === 'editing');
      expect(context.notice?.code).toBe('specialOrder.unreachable');
      submit(request);
      await journey.reach(request, ({ value }) => value.form === 'received');
      expect(journey.mock.state.specialOrders).toHaveLength(before + 1);
    },
    'knows that it has arrived although it was changed after the lost answer': async (journey) => {
      const request = journey.start();
      await begin(journey, request);
      journey.mock.fault('requestSpecialOrder', { drop: 'after', times: 1 });
      submit(request);
      await journey.reach(request, ({ value }) => value.form === 'editing');
      request.send({ type: 'specialOrder.change', field: 'descripcion', value: 'Con dos.' });
      submit(request);
      const { context } = await journey.reach(request, ({ value }) => value.form === 'received');
      expect(context.notice?.code).toBe('specialOrder.sentBefore');
    },
    'can be stopped on its way, and sent after all': async (journey) => {
      const request = journey.start();
      await begin(journey, request);
      cancel.abort();
      submit(request);
      await journey.reach(request, ({ value }) => value.form === 'editing');
      cancel = new AbortController();
      submit(request);
      await journey.reach(request, ({ value }) => value.form === 'received');
    },
  },
});
