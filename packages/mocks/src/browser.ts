import { setupWorker, type SetupWorker } from 'msw/browser';
import { createMockShop, type MockShop, type MockShopOptions } from './index.ts';

export { createMockShop, SCENARIO_NAMES } from './index.ts';
export type {
  ExtensionName,
  Fault,
  FaultTarget,
  Latency,
  MockMail,
  MockPerson,
  MockShop,
  MockShopOptions,
  MockState,
  PersonName,
  PieceName,
  RollPerson,
  ScenarioName,
} from './index.ts';

/** A mock shop behind the page's service worker. */
export interface MockShopWorker extends MockShop {
  /** msw's own worker, for `use` and `events`. */
  readonly worker: SetupWorker;
  /** Begins to answer; await it before the first call. Other calls go through untouched. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * A mock shop for demos and browser tests. The page must serve msw's `mockServiceWorker.js`.
 *
 * @example
 * const mock = mockShopWorker({ now: () => new Date(), latency: [80, 400] });
 * await mock.start();
 */
export function mockShopWorker(options: MockShopOptions = {}): MockShopWorker {
  const mock = createMockShop(options);
  const worker = setupWorker(...mock.handlers);
  return Object.assign(Object.create(mock) as MockShop, {
    worker,
    start: async () => void (await worker.start({ onUnhandledRequest: 'bypass', quiet: true })),
    stop: () => worker.stop(),
  });
}
