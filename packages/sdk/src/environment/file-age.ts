/** As long as a purchase may take that was begun in the evening. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Whether a file that was given at `at`, in ms since 1970, has been kept long enough. */
export const isTooOld = (at: number, now: number): boolean => now - at >= KEPT_MS;
