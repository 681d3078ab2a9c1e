/** A word of the shop's closed lists, or of what is called by one: the lists are Spanish. */
export const wordOf = (spanish: string): string => spanish;
