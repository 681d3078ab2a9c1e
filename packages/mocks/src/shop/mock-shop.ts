import type { ExtensionName, OperationId } from '@filigrana/sdk/contract';
import type { HttpHandler } from 'msw';
import type { AccountView } from '../accounts/account-view.ts';
import type { ProductView } from '../catalog/product-view.ts';
import type { Fault, FaultTarget } from '../http/faults.ts';
import type { Latency } from '../http/latency.ts';
import type { PersonName } from '../seed/people.ts';
import type { PieceName } from '../seed/products.ts';
import type { MockMail } from '../world/mail.ts';
import type { AccountRow, RollPerson } from '../world/rows.ts';
import type { ScenarioName } from './scenarios.ts';
import type { MockState } from './state.ts';

/** What `createMockShop` takes. All of it is optional. */
export interface MockShopOptions {
  /** Decides tokens, file names and drawn latencies; 1 by default. */
  seed?: number;
  /** The shop's clock; noon of 15 January 2026 in UTC by default, standing still. */
  now?: () => Date;
  /** Milliseconds before every answer, or the two ends between which they are drawn; 0 by default. */
  latency?: Latency;
  /** Faults that lie in wait from the start, and again after a reset. */
  faults?: Partial<Record<OperationId, Fault>>;
  /** Origin that is answered, for example `https://tienda.test`; every origin by default. */
  host?: string;
  /**
   * The optional parts of the contract that this shop has: all of them by default, none with `false`,
   * or the ones in a list. Calls of the others are 404, their fields are absent, and what is sent of
   * them is passed over.
   */
  extensions?: boolean | readonly ExtensionName[];
}

/** A ready-made account as it is now, and the password it began with. */
export type MockPerson = Omit<AccountView, 'suscrito' | 'correoPideContrasena'> &
  Pick<AccountRow, 'contrasena'>;

/** A whole shop in memory. */
export interface MockShop {
  /** For `setupServer`, `setupWorker` or `server.use`: every operation, pictures and files. */
  readonly handlers: HttpHandler[];
  /** Ready-made accounts: `admin`, `manager`, `customer`, `otherCustomer`, `blocked`. */
  readonly people: Readonly<Record<PersonName, MockPerson>>;
  /** Ready-made pieces as they are now, with sizes and stock. Asking for a deleted one throws. */
  readonly products: Readonly<Record<PieceName, ProductView>>;
  /** People whom the electoral roll knows and who have no account yet. */
  readonly roll: RollPerson[];
  /** What the shop holds right now. */
  readonly state: MockState;
  /** Every message that the shop would have sent, oldest first. */
  readonly mail: readonly MockMail[];
  /**
   * A login without a call, for tests that begin with one.
   *
   * @example const session = memorySession(mock.signIn('customer'));
   */
  signIn(person: PersonName): { token: string; usuario: AccountView };
  /**
   * What the authenticator app of somebody with two-step login shows: a code that has not been used.
   * The clock stands still unless `now` says otherwise, and then there are three.
   *
   * @example
   * mock.scenario('two-step');
   * const codigo = mock.twoStepCode('admin');
   */
  twoStepCode(person: PersonName): string;
  /** Puts so many pieces of a product-size on the shelf. */
  setStock(idProductoTalla: number, stock: number): void;
  /**
   * Sets a known situation up.
   *
   * @returns takes it away again, where that is possible.
   */
  scenario(name: ScenarioName): () => void;
  /**
   * Makes calls of an operation (or of all, `'*'`) go wrong: every one, or `times` of them.
   *
   * @returns takes the fault away again.
   * @example mock.fault('addToCart', { status: 503, times: 1 });
   */
  fault(operation: FaultTarget, fault: Fault): () => void;
  /** Takes every fault away, also those of scenarios and options. */
  clearFaults(): void;
  /** Ends every login of before, as if its time was up. */
  expireSessions(): void;
  /** Everything as in the beginning: shop, mail, faults, drawn numbers. */
  reset(): void;
}
