import { inject } from 'vitest';
import type { DialectName } from '../src/db/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The databases that a run is about: SQLite in the short one, PostgreSQL in the long one. */
    databases: readonly DialectName[];
  }
}

export const DATABASES = inject('databases');
