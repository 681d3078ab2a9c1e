import { Fragment } from 'react';
import { createDownload } from './download.ts';
import type { BackofficeArea } from './route.ts';

/** The staff area is Spanish: the English build has none, and its links lead to the other one. */
export const backofficeDownload = createDownload<BackofficeArea>(() =>
  Promise.resolve({ routes: [], Layout: Fragment }),
);
