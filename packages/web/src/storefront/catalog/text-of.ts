import { SEARCH_KEY, SEARCH_MAX } from '../../app/paths.ts';

/**
 * What somebody searches for, in the search part of the catalogue's address; '' for nothing. Characters
 * that nobody can type are left out.
 */
export const textOf = (search: string): string =>
  (new URLSearchParams(search).get(SEARCH_KEY) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX);
