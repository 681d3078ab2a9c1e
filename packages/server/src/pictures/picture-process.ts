import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { PictureTasks } from './picture-tasks.ts';

/** What a worker is told to do. */
export interface WorkerOrder {
  task: keyof PictureTasks;
  input: readonly unknown[];
}

/** What a worker tells. After `broken` and `too much` it ends. */
export type WorkerMessage =
  | { kind: 'ready' }
  /** It cannot work at all. */
  | { kind: 'broken'; reason: string }
  /** `memory` is what the process holds now, bytes. */
  | { kind: 'done'; result: unknown; memory: number }
  | { kind: 'failed'; reason: string }
  /** The picture takes more memory than it may. */
  | { kind: 'too much' };

/** A picture that cannot be drawn. */
export class PictureError extends Error {
  /** It took more memory or time than one picture may; otherwise it is broken. */
  readonly isTooMuch: boolean;

  constructor(message: string, { isTooMuch = false } = {}) {
    super(message);
    this.isTooMuch = isTooMuch;
  }
}

/** A worker that never began, or ended for a reason that is not the picture's. */
export class WorkerLost extends Error {}

export interface WorkerLimits {
  /** Bytes that the process may take, all in all. */
  memoryMax: number;
  /** Milliseconds that one task may take. */
  patience: number;
}

/** A process of its own that draws pictures, one at a time. */
export interface PictureProcess {
  /** @throws PictureError for a picture that cannot be drawn; WorkerLost. */
  run(order: WorkerOrder): Promise<unknown>;
  /** Bytes that it held when its last task was done. */
  memory(): number;
  isOver(): boolean;
  /** Ends it, whatever it does. */
  end(): Promise<void>;
}

/** From the sources it runs with their loader; in the build it lies beside this file. */
const isSource = import.meta.url.endsWith('.ts');
const FILE = new URL(isSource ? 'picture-worker.ts' : 'picture-worker.js', import.meta.url);
const loaderFlags = () => [
  ...['--import', import.meta.resolve('tsx')],
  '--conditions=@filigrana/source',
];
/** Pictures lie outside V8's own memory, which can stay small. */
const FLAGS = ['--max-old-space-size=64', '--max-semi-space-size=1'];
/** Few heaps: what glibc keeps for the next picture stays within 100 MB, and costs no time to get back. */
const MEMORY = { MALLOC_ARENA_MAX: '2' };
/** Milliseconds in which a worker begins, also where many begin at once. */
const START_MS = 30_000;
/** How a decoder dies of a picture; a process that somebody has killed dies otherwise. */
const CRASHES = new Set<unknown>(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']);

/** Starts a worker. It keeps this process from nothing, and ends with it. */
export function startPictureProcess({ memoryMax, patience }: WorkerLimits): PictureProcess {
  const child = fork(FILE, [String(memoryMax)], {
    execArgv: [...FLAGS, ...(isSource ? loaderFlags() : [])],
    env: { ...process.env, ...MEMORY },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();

  let isReady = false;
  let memory = 0;
  /** Why it ends, once that is known; null while it lives. */
  let reason: Error | null = null;
  let ended: Error | null = null;
  let waiting: { resolve(message: WorkerMessage): void; reject(error: Error): void } | null = null;
  const hear = () =>
    new Promise<WorkerMessage>((resolve, reject) => {
      if (ended) reject(ended);
      else waiting = { resolve, reject };
    });

  child.on('message', (message: WorkerMessage) => {
    if (message.kind === 'too much')
      reason = new PictureError('It takes too much memory', { isTooMuch: true });
    else if (message.kind === 'broken') reason = new WorkerLost(message.reason);
    else waiting?.resolve(message);
  });
  // What it said last may be heard after the news of its end: both have to be over.
  const over = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(
    ([exit]) => {
      const [code, signal] = exit as unknown[];
      const message = `The picture worker ended (${String(signal ?? code)})`;
      return isReady && CRASHES.has(signal) ? new PictureError(message) : new WorkerLost(message);
    },
    (error: unknown) => new WorkerLost('The picture worker cannot be run', { cause: error }),
  );
  const gone = over.then((otherwise) => {
    ended = reason ?? otherwise;
    waiting?.reject(ended);
  });
  const ready = hear().then(() => void (isReady = true));
  // Whoever wants something of it hears of it then.
  ready.catch(() => undefined);
  const within = async <T>(ms: number, otherwise: Error, work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => {
      reason = otherwise;
      child.kill('SIGKILL');
    }, ms);
    return work.finally(() => clearTimeout(timer));
  };

  return {
    async run(order) {
      await within(START_MS, new WorkerLost('The picture worker does not begin'), ready);
      const tooLong = new PictureError('It takes too much time', { isTooMuch: true });
      const answer = hear();
      // That it cannot be told anything is heard as its end.
      child.send(order, () => undefined);
      const message = await within(patience, tooLong, answer);
      if (message.kind === 'failed') throw new PictureError(message.reason);
      if (message.kind !== 'done') throw new Error(`Unexpected: ${message.kind}`);
      memory = message.memory;
      return message.result;
    },
    memory: () => memory,
    isOver: () => ended !== null,
    async end() {
      // Nothing else may keep this process awake until it is over.
      child.ref();
      child.channel?.ref();
      child.kill('SIGKILL');
      await gone;
    },
  };
}
