import type { ColumnType, Generated } from 'kysely';

/** Key that the database hands out. */
export type Id = Generated<number>;
/** Key that can be read and inserted but never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
/** ISO 8601 instant in UTC, as `clock.now().toISOString()` writes it. */
export type Instant = string;
export type Flag = 0 | 1;
