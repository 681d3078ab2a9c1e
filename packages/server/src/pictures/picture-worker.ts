// A process of its own that decodes and draws pictures: what it falls over takes nothing else along.
import { writeFile } from 'node:fs/promises';
import type { PictureTasks } from './picture-tasks.ts';
import type { WorkerMessage, WorkerOrder } from './picture-process.ts';

/** Milliseconds between two looks at the own memory; the decoders work on other threads. */
const LOOK_MS = 20;
const memoryMax = Number(process.argv[2]);

const tell = (message: WorkerMessage, then?: () => void) =>
  process.send?.(message, undefined, {}, then);
const die = () => process.kill(process.pid, 'SIGKILL');

async function carryOut({ task, input }: WorkerOrder, tasks: PictureTasks): Promise<void> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() <= memoryMax) return;
    clearInterval(watch);
    tell({ kind: 'too much' }, die);
  }, LOOK_MS);
  const work = tasks[task] as (...input: unknown[]) => Promise<unknown>;
  const answer = await work(...input).then(
    (result): WorkerMessage => ({ kind: 'done', result, memory: process.memoryUsage.rss() }),
    (error: unknown): WorkerMessage => ({ kind: 'failed', reason: String(error) }),
  );
  clearInterval(watch);
  tell(answer);
}

// The server decides when this ends: a terminal or a service manager tells all processes of a group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// A server that was killed leaves nothing behind.
process.on('disconnect', die);
// Where memory runs out, the kernel shall take this process and not the shop; only Linux knows this file.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

const { pictureTasks } = await import('./picture-tasks.ts').catch((error: unknown) => {
  tell({ kind: 'broken', reason: String(error) }, die);
  return new Promise<never>(() => undefined);
});
process.on('message', (order: WorkerOrder) => void carryOut(order, pictureTasks));
tell({ kind: 'ready' });
