const given = process.env['SOAK_SIZES'];

/** The long form is running: `npm run soak`. */
export const isSoak = given !== undefined;

/** Milliseconds that one test of a proof may take. */
export const PROOF_TIMEOUT = isSoak ? 24 * 60 * 60 * 1000 : 300_000;

/** How large a proof is: small by itself, as large as `npm run soak` says otherwise. */
export function sizes<T extends Record<string, number>>(short: T): T {
  return { ...short, ...(JSON.parse(given ?? '{}') as Partial<T>) };
}

/** One line with what a proof has counted. */
export function figures(proof: string, where: string, counted: Record<string, unknown>): void {
  const list = Object.entries(counted).map(([name, value]) => `${name} ${String(value)}`);
  console.log(`proof ${proof} (${where}): ${list.join(', ')}`);
}

/** How long `work` takes, in seconds with one decimal, and what it gives. */
export async function timed<T>(work: () => Promise<T>): Promise<[result: T, seconds: string]> {
  const started = performance.now();
  const result = await work();
  return [result, ((performance.now() - started) / 1000).toFixed(1)];
}
