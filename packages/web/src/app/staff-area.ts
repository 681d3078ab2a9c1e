import { createDownload } from './download.ts';
import type { BackofficeArea } from './route.ts';

/** The staff area. Visitors never come here, so they download none of it. */
export const backofficeDownload = createDownload<BackofficeArea>(
  async () => (await import('../backoffice/area.tsx')).default,
);
