import type { RunOptions, Target } from '../target.ts';
import { createClient, reasonOf, type Client, type Hearing } from './client.ts';
import { Difference } from './difference.ts';

const TIMEOUT_MS = 10_000;

function timeoutOf({ timeoutMs = TIMEOUT_MS }: RunOptions): number {
  return timeoutMs;
}

/** Looked up at each call, so that tools which replace the global one see every request. */
function fetchOf(target: Target): typeof fetch {
  return target.fetch ?? ((...request) => globalThis.fetch(...request));
}

export function newHearing(): Hearing {
  return {
    differences: new Set(),
    notes: new Set(),
    heard: new Set(),
    absent: new Set(),
    asked: '',
    requests: 0,
  };
}

/** The client of a target; it refuses to change anything unless `write` is given. */
export function clientOf(target: Target, options: RunOptions, hearing: Hearing): Client {
  return createClient({
    host: target.host,
    fetch: fetchOf(target),
    timeoutMs: timeoutOf(options),
    readOnly: !options.write,
    hearing,
  });
}

/** Opens an address that an answer gave, without a login. */
export async function openAddress(
  target: Target,
  options: RunOptions,
  address: string,
): Promise<{ status: number; type: string }> {
  const timeoutMs = timeoutOf(options);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetchOf(target)(new URL(address, target.host), { signal });
    await response.arrayBuffer();
    return { status: response.status, type: response.headers.get('content-type') ?? '' };
  } catch (error) {
    throw new Difference(`GET ${address}: ${reasonOf(error, timeoutMs)}`);
  }
}
