/** Leads machines through the shop of the mocks, with the real client in between. */
import { mockShopServer, type MockPerson, type MockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession, type SessionStore, type Shop } from '@filigrana/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createActor,
  waitFor,
  type Actor,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { nameOf, nodesOf, transitionsOf } from './all-machines.ts';
import { ManualClock } from './manual-clock.ts';

/** What somebody types to log in. */
export const credentialsOf = ({ correo, contrasena }: MockPerson) => ({ correo, contrasena });

/** Where a journey takes place. */
export interface Scene {
  mock: MockShopServer;
  shop: Shop;
  session: SessionStore;
}

export interface Journey<Machine extends AnyStateMachine> extends Scene {
  /** Starts the machine; once is usual, a second time is another page. */
  start(input?: InputFrom<Machine>): Actor<Machine>;
  /** Waits until the machine has got there. */
  reach(
    actor: Actor<Machine>,
    isThere: (snapshot: SnapshotFrom<Machine>) => boolean,
  ): Promise<SnapshotFrom<Machine>>;
  /** Ends a delay. */
  clock: ManualClock;
}

export interface Journeys<Machine extends AnyStateMachine> {
  provide(scene: Scene): Machine;
  /** What happens, by a sentence about it. */
  journeys: Readonly<Record<string, (journey: Journey<Machine>) => Promise<void>>>;
  /** Answers of actors that no journey meets, each with the reason. */
  never?: Readonly<Record<string, string>>;
}

/** Runs the journeys, and asks that every way in which an actor can end was met on one of them. */
export function describeJourneys<Machine extends AnyStateMachine>(
  name: string,
  { provide, journeys, never = {} }: Journeys<Machine>,
): void {
  describe(`${name} in the shop of the mocks`, () => {
    let mock: MockShopServer;
    const taken = new Set<string>();
    // One network at a time: several shops in one file would answer for each other.
    beforeAll(() => {
      mock = mockShopServer();
    });
    beforeEach(() => mock.reset());
    afterAll(() => mock.close());

    it.each(Object.entries(journeys))('%s', async (_what, go) => {
      const session = memorySession();
      // Repeating is the machines' own matter here: every failure is to be seen at once.
      const shop = createShop({ host: mock.host, session, retries: 0 });
      const clock = new ManualClock();
      const actors: Actor<Machine>[] = [];
      const start = (input?: InputFrom<Machine>) => {
        const actor = createActor(provide({ mock, shop, session }) as AnyStateMachine, {
          clock,
          input,
          inspect(event) {
            if (event.type === '@xstate.microstep')
              for (const transition of event._transitions) taken.add(nameOf(transition));
          },
        }) as Actor<Machine>;
        actors.push(actor.start());
        return actor;
      };
      const reach: Journey<Machine>['reach'] = (actor, isThere) =>
        waitFor(actor, isThere as never, { timeout: 10_000 }) as never;
      await go({ mock, shop, session, clock, start, reach });
      for (const actor of actors) actor.stop();
    });

    it('meets every answer that it can get', () => {
      const machine = provide({ mock } as Scene);
      const answers = nodesOf(machine)
        .flatMap(transitionsOf)
        .filter(({ eventType }) => /^xstate\.(done|error)\.actor/.test(eventType));
      const missed = answers.map(nameOf).filter((answer) => !taken.has(answer));
      expect(missed.sort()).toEqual(Object.keys(never).sort());
    });
  });
}
