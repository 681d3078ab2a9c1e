import { ensureBuilt } from '../lib/build.mjs';

/** The tests judge the site as it is built, once for all of them. */
export const setup = () => ensureBuilt(['site']);
