// @vitest-environment node
import { expect, it } from 'vitest';
import { simulateSession, type SessionReport } from '../../../test/cart/cart-simulation.ts';

const SESSIONS = Number(process.env['SIMULATION_SESSIONS'] ?? 500);
const FIRST_SEED = Number(process.env['SIMULATION_SEED'] ?? 1);
/** Fewer visits say nothing about the average. */
const ENOUGH = 500;

const COUNTED = ['requests', 'wishes', 'refused', 'failed', 'late'] as const;
const tell = ({ faults, story }: SessionReport) => [...faults, 'The wishes:', ...story].join('\n');

it.each([
  ['a host that counts versions', true],
  ['a host without versions, in one tab and when nothing arrives late', false],
] as const)(
  `shows what the server has and loses no wish in silence, in ${SESSIONS} visits on bad roads to %s`,
  { timeout: 900_000 },
  async (host, hasVersions) => {
    const sum = { requests: 0, wishes: 0, refused: 0, failed: 0, late: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SESSIONS; seed += 1) {
      const report = await simulateSession(seed, hasVersions);
      const repeat = `SIMULATION_SEED=${seed} SIMULATION_SESSIONS=1\n${tell(report)}`;
      expect(report.faults, repeat).toEqual([]);
      for (const key of COUNTED) sum[key] += report[key];
    }
    const requests = sum.requests / SESSIONS;
    console.info(
      `${SESSIONS} visits to ${host}: ${sum.wishes} wishes, ${requests.toFixed(2)} requests a visit, ` +
        `${sum.refused} refused for stock, ${sum.failed} failed and said so, ${sum.late} arrived late`,
    );
    if (SESSIONS >= ENOUGH) expect(requests).toBeLessThanOrEqual(7);
  },
);
