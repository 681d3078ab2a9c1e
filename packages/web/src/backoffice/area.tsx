import type { BackofficeArea } from '../app/routes.tsx';
import { BackofficeLayout } from './layout/backoffice-layout.tsx';
import { backofficeRoutes } from './routes.tsx';

/** Everything that only staff downloads hangs from here. */
const area: BackofficeArea = { routes: backofficeRoutes, Layout: BackofficeLayout };
export default area;
