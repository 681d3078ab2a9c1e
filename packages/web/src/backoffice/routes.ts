import { pattern, type AppRoute } from '../app/route.ts';

const ADMINISTRATOR = [2] as const;
const STAFF = [2, 3] as const;

/** Pages for staff. This file is itself loaded only when somebody opens a staff address. */
export const backofficeRoutes: readonly AppRoute[] = [
  {
    path: pattern('/admin'),
    file: 'backoffice/profile/profile-page',
    load: () => import('./profile/profile-page.tsx'),
    roles: STAFF,
    denied: 'explain',
  },
  {
    path: pattern('/manager'),
    file: 'backoffice/profile/profile-page',
    load: () => import('./profile/profile-page.tsx'),
    roles: [3],
  },
  {
    path: pattern('/admin/productos'),
    file: 'backoffice/products/products-page',
    load: () => import('./products/products-page.tsx'),
    roles: STAFF,
  },
  {
    path: pattern('/admin/stock'),
    file: 'backoffice/stock/stock-page',
    load: () => import('./stock/stock-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/pedidos'),
    file: 'backoffice/orders/orders-page',
    load: () => import('./orders/orders-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/pedidos/revision'),
    file: 'backoffice/orders/review/review-page',
    load: () => import('./orders/review/review-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/pedidos/conciliar'),
    file: 'backoffice/reconciliation/reconciliation-page',
    load: () => import('./reconciliation/reconciliation-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/pedidos/envios'),
    file: 'backoffice/shipments/shipments-page',
    load: () => import('./shipments/shipments-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/pedidos/devoluciones'),
    file: 'backoffice/refunds/refunds-page',
    load: () => import('./refunds/refunds-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/pedidos-especiales'),
    file: 'backoffice/special-orders/special-orders-page',
    load: () => import('./special-orders/special-orders-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/cuentas'),
    file: 'backoffice/customers/customers-page',
    load: () => import('./customers/customers-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/preguntas-frecuentes'),
    file: 'backoffice/faq/faq-page',
    load: () => import('./faq/faq-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/novedades'),
    file: 'backoffice/novedades/novedades-page',
    load: () => import('./novedades/novedades-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/actividad'),
    file: 'backoffice/activity/activity-page',
    load: () => import('./activity/activity-page.tsx'),
    roles: ADMINISTRATOR,
  },
  {
    path: pattern('/admin/ajustes'),
    file: 'backoffice/settings/settings-page',
    load: () => import('./settings/settings-page.tsx'),
    roles: ADMINISTRATOR,
  },
];
