import { setupServer, type SetupServer } from 'msw/node';
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

/** A mock shop that answers the calls of this process. */
export interface MockShopServer extends MockShop {
  /** Origin to call. Without the option of that name any other origin is answered too. */
  readonly host: string;
  /** msw's own server, for `use`, `events` and `boundary`. */
  readonly server: SetupServer;
  /** Gives the network back; call it when the tests are over. */
  close(): void;
}

export interface MockShopServerOptions extends MockShopOptions {
  /** What happens to calls that are not the shop's; `error` by default, so that none leaves. */
  onUnhandledRequest?: 'error' | 'warn' | 'bypass';
}

/**
 * A mock shop that already listens, for tests in Node.js and in DOM environments.
 *
 * @example
 * const mock = mockShopServer();
 * afterEach(() => mock.reset());
 * afterAll(() => mock.close());
 */
export function mockShopServer({
  onUnhandledRequest = 'error',
  ...options
}: MockShopServerOptions = {}): MockShopServer {
  const mock = createMockShop(options);
  const server = setupServer(...mock.handlers);
  server.listen({ onUnhandledRequest });
  const own = {
    host: options.host ?? 'https://filigrana.test',
    server,
    close: () => server.close(),
  };
  // Its getters must stay getters, so the shop is extended and not copied.
  return Object.assign(Object.create(mock) as MockShop, own);
}
