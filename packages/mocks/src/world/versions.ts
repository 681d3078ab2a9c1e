import { HttpProblem } from '@filigrana/sdk/answers';
import type { Versioned } from './rows.ts';
import type { World } from './world.ts';

/** A row as answers show it: a shop without that extension says nothing of versions. */
export function withVersion<Row extends Versioned>(
  { extensions }: World,
  { version, ...rest }: Row,
): Omit<Row, 'version'> & Partial<Versioned> {
  return extensions.has('versions') ? { ...rest, version } : rest;
}

/**
 * Refuses an edit or a deletion that started from another version; without one nothing is compared.
 *
 * @param view What the row is now, as its list shows it.
 * @throws HttpProblem 409 VERSION_CONFLICT
 */
export function assertCurrent(
  { extensions }: World,
  { version }: Versioned,
  started: number | undefined,
  view: () => object,
): void {
  if (!extensions.has('versions') || started === undefined || started === version) return;
  throw new HttpProblem('VERSION_CONFLICT', { actual: { ...view(), version } });
}
