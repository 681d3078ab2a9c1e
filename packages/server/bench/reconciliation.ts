import { matchPayments } from '@filigrana/sdk/domain';
import { bankTrial, judgeTrial } from '../../sdk/test/bank-trial.ts';
import { ms } from './figures.ts';
import type { Figure } from './table.ts';

const SEEDS = 400;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** How many payments of noisy months are matched, how many of them wrongly, and how long it takes. */
export function reconciliation(): Figure[] {
  const judged = Array.from({ length: SEEDS }, (_, seed) => {
    const trial = bankTrial(seed + 1);
    return judgeTrial(trial, matchPayments(trial.entries, trial.orders));
  });
  const share = (of: (one: (typeof judged)[number]) => number) => {
    const all = judged.map(of);
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    return { mean, text: `${percent(mean)}, at least ${percent(Math.min(...all))}` };
  };
  const wrong = judged.reduce((sum, one) => sum + one.wrong, 0);
  const sure = share((one) => one.sure);
  const amongThree = share((one) => one.amongThree);
  const large = bankTrial(1, 2_000, 5_000);
  const began = performance.now();
  matchPayments(large.entries, large.orders);
  const took = performance.now() - began;
  return [
    {
      what: `bank entries matched with certainty and wrongly, ${SEEDS} seeds of 1,000 orders`,
      figure: String(wrong),
      aim: '0',
      holds: wrong === 0,
    },
    {
      what: 'entries that pay orders, matched with certainty',
      figure: sure.text,
      aim: '85 %',
      holds: sure.mean >= 0.85,
    },
    {
      what: 'the same, or their order among the first three',
      figure: amongThree.text,
      aim: '97 %',
      holds: amongThree.mean >= 0.97,
    },
    {
      what: '5,000 entries against 2,000 orders',
      figure: ms(took),
      aim: '1000 ms',
      holds: took <= 1_000,
    },
  ];
}
