/** A shop in the page whose clock is turned by hand, with a client whose calls are noted. */
import type { MockShop } from '@filigrana/mocks';
import { createShop, memorySession, type SessionStore, type Shop } from '@filigrana/sdk';
import { SimulatedClock } from 'xstate';
import { HOST, pageShop } from './page-shop.ts';

const START = Date.parse('2026-01-15T12:00:00Z');

export interface Stage {
  mock: MockShop;
  shop: Shop;
  session: SessionStore;
  clock: SimulatedClock;
  /** Every call and how it ended, the newest last. */
  calls: string[];
  now(): Date;
}

/** @param onCall Told whenever a call has ended. */
export function openStage(onCall: () => void): Stage {
  const clock = new SimulatedClock();
  const now = () => new Date(START + clock.now());
  const { mock, fetch } = pageShop({ now });
  const session = memorySession();
  const calls: string[] = [];
  const shop = createShop({
    host: HOST,
    session,
    // What the machines do about a failure is to be seen.
    retries: 0,
    fetch: async (request, { operation }) => {
      const note = (end: string) => {
        calls.push(`${operation}: ${end}`);
        onCall();
      };
      try {
        const answer = await fetch(request);
        note(String(answer.status));
        return answer;
      } catch (error) {
        note('no answer');
        throw error;
      }
    },
  });
  return { mock, shop, session, clock, calls, now };
}
