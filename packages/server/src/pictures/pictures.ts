import { availableParallelism } from 'node:os';
import { HttpProblem, mediaTexts } from '@filigrana/sdk/answers';
import { createLimiter, type Limiter } from './limiter.ts';
import {
  startPictureProcess,
  WorkerLost,
  type PictureProcess,
  type WorkerLimits,
} from './picture-process.ts';
import type { PictureTasks } from './picture-tasks.ts';

/**
 * Where pictures are decoded and drawn: in a few processes of their own, one picture each at a time,
 * so that a picture made to do harm takes no memory of the shop's and no other picture along.
 *
 * @example const { width, height } = await pictures.run('readHeader', bytes);
 */
export interface Pictures {
  /**
   * Waits for a free worker and has it do something.
   *
   * @throws PictureError when the picture is broken or takes too much memory or time; HttpProblem
   * 503 when there is no worker.
   */
  run<Task extends keyof PictureTasks>(
    task: Task,
    ...input: Parameters<PictureTasks[Task]>
  ): ReturnType<PictureTasks[Task]>;
  /** One large picture at a time: ordinary ones find a worker beside it. */
  largeOnes: Limiter;
  /** Ends every worker. */
  close(): Promise<void>;
}

const MB = 1_000_000;
/** One for a large picture and one for all others, more where there are cores for them. */
const WORKERS = Math.min(4, Math.max(2, availableParallelism()));
/** The process itself (70 MB), the file (10 MB, twice) and the most that decoding may take (230 MB). */
const LIMITS: WorkerLimits = { memoryMax: 400 * MB, patience: 20_000 };
/** A worker that holds more than this when it is done is replaced by a fresh one. */
const MEMORY_KEPT = 160 * MB;
/** When nobody has wanted anything for so long, one worker stays. */
const REST_MS = 120_000;
const RETRY_SECONDS = 10;

/** Starts the first worker; others follow when they are needed. */
export function openPictures(limits: Partial<WorkerLimits> = {}): Pictures {
  const inTurn = createLimiter(WORKERS);
  const all = new Set<PictureProcess>();
  const idle: PictureProcess[] = [];
  let isClosed = false;
  let rest: NodeJS.Timeout | undefined;

  function start(): PictureProcess {
    if (isClosed) throw new WorkerLost('There are no picture workers any more');
    const worker = startPictureProcess({ ...LIMITS, ...limits });
    all.add(worker);
    return worker;
  }
  async function end(worker: PictureProcess): Promise<void> {
    await worker.end();
    all.delete(worker);
  }
  function take(): PictureProcess {
    for (let worker; (worker = idle.pop());)
      if (worker.isOver()) all.delete(worker);
      else return worker;
    return start();
  }
  function giveBack(worker: PictureProcess): void {
    if (worker.isOver() || worker.memory() > MEMORY_KEPT) return void end(worker);
    idle.push(worker);
    clearTimeout(rest);
    rest = setTimeout(() => {
      for (const spare of idle.splice(1)) void end(spare);
    }, REST_MS).unref();
  }
  async function attempt(task: keyof PictureTasks, input: readonly unknown[]): Promise<unknown> {
    const worker = take();
    try {
      return await worker.run({ task, input });
    } finally {
      giveBack(worker);
    }
  }

  giveBack(start());
  return {
    run(task, ...input) {
      const work = inTurn(() =>
        // Whatever took the worker away had nothing to do with this picture: another one may do it.
        attempt(task, input).catch((error: unknown) => {
          if (error instanceof WorkerLost) return attempt(task, input);
          throw error;
        }),
      ).catch((error: unknown) => {
        throw error instanceof WorkerLost ? noWorker(error) : error;
      });
      return work as ReturnType<PictureTasks[typeof task]>;
    },
    largeOnes: createLimiter(1),
    async close() {
      isClosed = true;
      clearTimeout(rest);
      await Promise.all([...all].map(end));
    },
  };
}

function noWorker(cause: WorkerLost): HttpProblem {
  const details = { status: 503, error: mediaTexts.noWorker, retryAfter: RETRY_SECONDS };
  return new HttpProblem('INTERNAL', details, { cause });
}
