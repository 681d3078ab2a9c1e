/** Instants before the moment of seeding, as the database writes them. */
export type HoursAgo = (hours: number) => string;

export function hoursBefore(now: Date): HoursAgo {
  return (hours) => new Date(now.getTime() - hours * 3_600_000).toISOString();
}
