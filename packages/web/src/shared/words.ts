/** A word of the shop's closed lists, or of what is called by one: the lists are Spanish. */
export const wordOf = (spanish: string): string => spanish;

/** Whether visitors read what the shop writes in Spanish alone, where something else could be said. */
export const READS_SPANISH = true as boolean;
