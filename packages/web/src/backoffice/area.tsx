import type { BackofficeArea } from '../app/route.ts';
import { BackofficeLayout } from './layout/backoffice-layout.tsx';
import { backofficeRoutes } from './routes.ts';

// Nothing of these pages comes with the server's page: their first call must not wait for its code.
// Should this download fail, that call tries it again.
if (typeof window !== 'undefined') import('../app/shop-client.ts').catch(() => undefined);

/** Everything that only staff downloads hangs from here. */
const area: BackofficeArea = { routes: backofficeRoutes, Layout: BackofficeLayout };
export default area;
