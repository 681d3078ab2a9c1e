import { expect, it } from 'vitest';
import { simulateSession, type SessionReport } from './cart-simulation.test.kit.ts';

/** Half a minute on a quiet computer. */
const SESSIONS = Number(process.env['SIMULATION_SESSIONS'] ?? 20_000);
const FIRST_SEED = Number(process.env['SIMULATION_SEED'] ?? 1);

const COUNTED = ['requests', 'wishes', 'refused', 'failed', 'late'] as const;
const tell = ({ faults, story }: SessionReport) => [...faults, 'The wishes:', ...story].join('\n');

it(
  `shows what the server has and loses no wish in silence, in ${SESSIONS} visits on bad roads`,
  { timeout: 900_000 },
  async () => {
    const sum = { requests: 0, wishes: 0, refused: 0, failed: 0, late: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SESSIONS; seed += 1) {
      const report = await simulateSession(seed);
      const repeat = `SIMULATION_SEED=${seed} SIMULATION_SESSIONS=1\n${tell(report)}`;
      expect(report.faults, repeat).toEqual([]);
      for (const key of COUNTED) sum[key] += report[key];
    }
    console.info(
      `${SESSIONS} visits: ${sum.wishes} wishes, ${(sum.requests / SESSIONS).toFixed(2)} requests a visit, ` +
        `${sum.refused} refused for stock, ${sum.failed} failed and said so, ${sum.late} arrived late`,
    );
  },
);
