import type { Clock } from '@filigrana/sdk';

interface Task {
  at: number;
  order: number;
  run: () => void;
}

/** Time that only passes when a test says so; tasks run in order of their time, then of their making. */
export class VirtualTime implements Clock {
  #now: number;
  #lastOrder = 0;
  /** A binary heap, the next task first. */
  readonly #tasks: Task[] = [];
  readonly #cancelled = new Set<Task>();

  constructor(now = 0) {
    this.#now = now;
  }

  now = (): number => this.#now;

  setTimeout = (run: () => void, ms = 0): Task => {
    const task = { at: this.#now + Math.max(0, ms), order: (this.#lastOrder += 1), run };
    this.#push(task);
    return task;
  };

  clearTimeout = (task: unknown): void => {
    if (task) this.#cancelled.add(task as Task);
  };

  /** Runs the next task; false when there is none until the given time. */
  step(until = Infinity): boolean {
    for (;;) {
      const task = this.#tasks[0];
      if (!task || task.at > until) return false;
      this.#pop();
      if (this.#cancelled.delete(task)) continue;
      this.#now = task.at;
      task.run();
      return true;
    }
  }

  /** Lets time pass, and everything that is due happen, answers of promises included. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await flushMicrotasks();
    while (this.step(until)) await flushMicrotasks();
    this.#now = until;
  }

  /** Runs until nothing is due any more. */
  async finish(limit = 1_000_000): Promise<void> {
    await flushMicrotasks();
    for (let steps = 0; this.step(); steps += 1) {
      if (steps > limit) throw new Error('Time never comes to rest.');
      await flushMicrotasks();
    }
  }

  #push(task: Task): void {
    const tasks = this.#tasks;
    let index = tasks.push(task) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(tasks[index]!, tasks[parent]!)) break;
      [tasks[index], tasks[parent]] = [tasks[parent]!, tasks[index]!];
      index = parent;
    }
  }

  #pop(): void {
    const tasks = this.#tasks;
    const last = tasks.pop();
    if (!last || tasks.length === 0) return;
    tasks[0] = last;
    for (let index = 0; ;) {
      const left = 2 * index + 1;
      const right = left + 1;
      let first = index;
      if (left < tasks.length && isBefore(tasks[left]!, tasks[first]!)) first = left;
      if (right < tasks.length && isBefore(tasks[right]!, tasks[first]!)) first = right;
      if (first === index) return;
      [tasks[index], tasks[first]] = [tasks[first]!, tasks[index]!];
      index = first;
    }
  }
}

const isBefore = (a: Task, b: Task) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Lets pending promises run their course: nothing here chains more than this many. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
