import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { dialectNameOf } from '../db/dialects.ts';

/** How much of something each key has used up since its window began. */
export interface Counter {
  /** Takes points. @returns all that are taken now, and the seconds until the window ends. */
  take(key: string, points: number): Promise<{ taken: number; seconds: number }>;
  /** Gives points back that were not used after all. */
  giveBack(key: string, points: number): Promise<void>;
}

/** One rule of how much may be used up. */
export interface CounterRule {
  /** No other rule has it. */
  name: string;
  windowSeconds: number;
  /**
   * How many points a server takes from the shared counter at a time, for rules that every call asks:
   * a server may then leave that many unused.
   */
  bundle?: number;
}

export type MakeCounter = (rule: CounterRule) => Counter;

/** How much is too much is decided by the rules, not by the counters. */
const UNUSED = 0;
/**
 * Keys that are counted in memory at most: beyond it the oldest is dropped, so that many addresses
 * cannot fill the memory.
 */
const MOST_KEYS = 5000;

/**
 * Counters that all servers of a shop share: in PostgreSQL when there is one, in memory otherwise.
 * PostgreSQL keeps digests of the keys, for they name people.
 */
export function createCounters(db: Database): MakeCounter {
  return dialectNameOf(db) === 'sqlite' ? inMemory : inPostgres(db);
}

function inPostgres(db: Database): MakeCounter {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
  };
  return ({ name, windowSeconds, bundle = 1 }) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'limites',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      duration: windowSeconds,
      points: UNUSED,
    });
    const digest = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('hex');
    const counter: Counter = {
      take: (key, points) => take(limiter, digest(key), points),
      giveBack: async (key, points) => void (await limiter.reward(digest(key), points)),
    };
    return bundle === 1 ? counter : inBundles(counter, bundle);
  };
}

const inMemory: MakeCounter = ({ windowSeconds }) => {
  const limiter = new RateLimiterMemory({ duration: windowSeconds, points: UNUSED });
  const known = new Map<string, true>();
  return {
    take(key, points) {
      const forgotten = setNewest(known, key, true);
      if (forgotten !== undefined) void limiter.delete(forgotten);
      return take(limiter, key, points);
    },
    giveBack: async (key, points) => void (await limiter.reward(key, points)),
  };
};

/** Takes points one by one out of bundles; once a bundle went past the rule, so does the rest of it. */
function inBundles(counter: Counter, size: number): Counter {
  const bundles = new Map<string, Promise<{ left: number; taken: number; ends: number }>>();
  const fetchBundle = async (key: string) => {
    const { taken, seconds } = await counter.take(key, size);
    return { left: size, taken, ends: Date.now() + seconds * 1000 };
  };
  return {
    ...counter,
    async take(key, points) {
      for (;;) {
        const kept = bundles.get(key);
        // Whoever comes while a bundle is on its way shares it.
        const coming = kept ?? fetchBundle(key);
        if (!kept) setNewest(bundles, key, coming);
        const bundle = await coming.catch((error: unknown) => {
          bundles.delete(key);
          throw error;
        });
        const seconds = Math.ceil((bundle.ends - Date.now()) / 1000);
        if (bundle.left >= points && seconds > 0) {
          bundle.left -= points;
          return { taken: bundle.taken, seconds };
        }
        if (bundles.get(key) === coming) bundles.delete(key);
      }
    },
  };
}

async function take(limiter: RateLimiterAbstract, key: string, points: number) {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key, points);
  return { taken: consumedPoints, seconds: Math.ceil(msBeforeNext / 1000) };
}

/** Sets a key as the newest of a map that stays small. @returns the key that had to go for it. */
function setNewest<Value>(map: Map<string, Value>, key: string, value: Value): string | undefined {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MOST_KEYS) return undefined;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
  return oldest;
}
