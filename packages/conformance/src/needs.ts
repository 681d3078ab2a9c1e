import { NEEDS, type ConformanceCase, type Need } from './case.ts';
import type { RunOptions, Target } from './target.ts';

/**
 * What the case needs and the target has not, as options; null when nothing is missing.
 *
 * @param wanted The case, with what it needs.
 * @param target What is known of the host.
 * @param options What the run may do.
 */
export function missingNeed(
  { needs, writes }: ConformanceCase,
  target: Target,
  options: RunOptions,
): string | null {
  if (writes && !options.write) return 'needs --write';
  const missing = needs.filter((need) => !has(need, target, options));
  if (missing.length === 0) return null;
  return `needs ${missing.map((need) => NEEDS[need]).join(' and ')}`;
}

/** No case takes more of them. */
const PIECES = 3;

function has(need: Need, target: Target, options: RunOptions): boolean {
  const write = options.write ?? false;
  switch (need) {
    case 'administrator':
      return target.administrator !== undefined;
    case 'pieces':
      return target.administrator !== undefined || (target.products?.length ?? 0) >= PIECES;
    case 'manager':
      return target.manager !== undefined || (write && target.administrator !== undefined);
    case 'customer':
      return target.customer !== undefined || write;
    case 'person':
      return target.person !== undefined;
    case 'mail':
      return target.mailedToken !== undefined;
    case 'rateLimits':
      return options.rateLimits ?? false;
    case 'disposable':
      return options.disposable ?? false;
    default:
      return target.extensions === 'all' || (target.extensions?.[need] ?? false);
  }
}
