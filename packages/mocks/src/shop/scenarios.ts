import { isStaff } from '@filigrana/sdk/domain';
import type { Faults } from '../http/faults.ts';
import { drawRecoveryCodes, drawSecondStep } from '../two-step/second-step.ts';
import type { World } from '../world/world.ts';

/** What a scenario may change. */
export interface Stage {
  world(): World;
  faults: Faults;
}

/** Longer than the two time limits of the specification, 5 and 10 seconds. */
const SLOW_MS = 15_000;
const PROXY_PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** Every scenario sets something up and returns what takes it away again. */
const SCENARIOS = {
  /** Somebody bought everything a moment ago; carts keep what they hold. */
  'out-of-stock': ({ world }) => {
    const stocks = world().pieces.map((piece) => [piece, piece.stock] as const);
    for (const [piece] of stocks) piece.stock = 0;
    return () => {
      for (const [piece, stock] of stocks) piece.stock = stock;
    };
  },
  /** Every e-mail that is new to an account belongs to somebody else. */
  'email-in-use': ({ world }) => {
    const changed = world();
    changed.everyEmailIsTaken = true;
    return () => {
      changed.everyEmailIsTaken = false;
    };
  },
  /** Nobody is looked up by identification: names are typed. */
  'lookup-off': ({ world }) => {
    const changed = world();
    changed.isLookupOff = true;
    return () => {
      changed.isLookupOff = false;
    };
  },
  /** Every login of before is over; the way out is to log in again. */
  'expired-session': ({ world }) => {
    for (const account of world().accounts) account.tokenVersion += 1;
    return () => {};
  },
  /** Everybody of the staff logs in with a code; `mock.twoStepCode` tells it. */
  'two-step': ({ world }) => {
    const changed = world();
    const before = changed.secondSteps;
    changed.secondSteps = new Map();
    for (const { idUsuario, rol } of changed.accounts) {
      if (!isStaff(rol)) continue;
      const row = { ...drawSecondStep(changed), activo: true };
      drawRecoveryCodes(changed, row);
      changed.secondSteps.set(idUsuario, row);
    }
    return () => {
      changed.secondSteps = before;
    };
  },
  /** Every answer comes 15 seconds late. */
  'slow-server': ({ faults }) => faults.add('*', { delay: SLOW_MS }),
  /** No call arrives. */
  offline: ({ faults }) => faults.add('*', { drop: 'before' }),
  /** A proxy answers with its own page, and with status 200. */
  'non-json': ({ faults }) => faults.add('*', { status: 200, body: PROXY_PAGE }),
} as const satisfies Record<string, (stage: Stage) => () => void>;

export type ScenarioName = keyof typeof SCENARIOS;

/** The names of all scenarios. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

export function playScenario(name: ScenarioName, stage: Stage): () => void {
  return SCENARIOS[name](stage);
}
