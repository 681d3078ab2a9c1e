import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** Where files that are no pages are read. */
export const REPOSITORY = 'https://github.com/filigrana/filigrana/blob/main';
/** Where the documentation is read. */
export const SITE = 'https://filigrana.github.io/filigrana/';
