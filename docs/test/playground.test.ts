/** The machines of the playground are joined to a shop that answers, and to its clock. */
import { expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { ALL_MACHINES } from '../../packages/hooks/test/all-machines.ts';
import { PLAYED } from '../.vitepress/play/machines.ts';
import { openStage } from '../.vitepress/play/stage.ts';

async function open(name: string) {
  const stage = openStage(() => undefined);
  const playing = await PLAYED[name]?.(stage);
  if (!playing) throw new Error(`${name} cannot be played.`);
  const now = () => playing.actor.getSnapshot() as AnyMachineSnapshot;
  return {
    stage,
    now,
    /** What can be done now. */
    possible: () => playing.deeds().filter((deed) => 'event' in deed && now().can(deed.event)),
    do(does: string) {
      const deed = playing.deeds().find((each) => each.does === does);
      if (deed && 'event' in deed) playing.actor.send(deed.event);
    },
  };
}

test.each(ALL_MACHINES)('with %s something can be done at once', async (name) => {
  const { possible } = await open(name);
  expect(possible()).not.toEqual([]);
});

test('a hold ends when the clock is turned past its end, and not before', async () => {
  const hold = await open('holdMachine');
  hold.do('Come to the payment');
  await vi.waitFor(() => expect(hold.now().value).toEqual({ holding: 'waiting' }));
  hold.stage.clock.increment(60_000);
  expect(hold.now().value).toEqual({ holding: 'waiting' });
  hold.stage.clock.increment(24 * 3_600_000);
  expect(hold.now().value).toBe('expired');
});
