import { randomStream } from '../world/random.ts';

/** Milliseconds before every answer: always the same, or anything between two. */
export type Latency = number | readonly [least: number, most: number];

/** Draws the delays of a seed. */
export function latencyOf(latency: Latency, seed: number): () => number {
  if (typeof latency === 'number') return () => latency;
  const [least, most] = latency;
  const random = randomStream(seed);
  return () => Math.round(least + random() * (most - least));
}

/** Waits on the timers of the moment, so that fake ones are obeyed; 0 does not wait at all. */
export async function wait(milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
