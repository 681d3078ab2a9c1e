import type { Role } from '../entities.ts';

/** The roles by name. Source: specification §6. */
export const ROLE = {
  /** Buys in the shop. */
  cliente: 1,
  /** Runs the shop. */
  administrador: 2,
  /** Looks after the products. */
  manager: 3,
} as const;

// Constants and not properties of ROLE: bundlers drop an unused table only when building it has no
// side effects.
const CLIENTE = 1;
const ADMINISTRADOR = 2;
const MANAGER = 3;

/** Names of the roles as people read them. Source: specification §2.16. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  1: 'Cliente',
  2: 'Administrador',
  3: 'Manager',
};

/** The roles of the back office. */
export const STAFF_ROLES: readonly Role[] = [ADMINISTRADOR, MANAGER];

/** Who takes the steps of every lifecycle. Source: specification §6. */
export const ADMINISTRATORS: readonly Role[] = [ADMINISTRADOR];

/** Who may open each guarded screen. Source: specification §2.1, §6, decisions (`/manager`). */
export const SCREEN_ROLES = {
  /** A customer's own data. */
  customerProfile: [CLIENTE],
  /** Payment of a cart. */
  checkout: [CLIENTE],
  staffProfile: STAFF_ROLES,
  /** The page `/manager`, where a manager begins. */
  managerProfile: [MANAGER],
  products: STAFF_ROLES,
  /** Pieces of every product. */
  stock: [ADMINISTRADOR],
  /** Orders, with their review and sending. */
  orders: [ADMINISTRADOR],
  /** Requests for custom pieces. */
  specialOrders: [ADMINISTRADOR],
  /** Accounts of customers. */
  customers: [ADMINISTRADOR],
  /** Frequent questions. */
  faqs: [ADMINISTRADOR],
  /** Offers that are e-mailed to subscribers. */
  novedades: [ADMINISTRADOR],
  /** Banners, shipping, exchange rate and texts of the shop. */
  settings: [ADMINISTRADOR],
  /** Record of what the staff has done. */
  activity: [ADMINISTRADOR],
} as const satisfies Record<string, readonly Role[]>;

export type GuardedScreen = keyof typeof SCREEN_ROLES;

/**
 * The role of an account or of a token's claims: `rol`, or `idRol` when `rol` is absent; null when
 * it is none of the three. Source: specification §5, route guard; §6.
 *
 * @example roleOf({ idRol: '2' }) // 2
 */
export function roleOf(holder: { rol?: unknown; idRol?: unknown } | null | undefined): Role | null {
  const value = holder?.rol ?? holder?.idRol;
  const role = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return role === 1 || role === 2 || role === 3 ? role : null;
}

/**
 * Whether a role belongs to the back office.
 *
 * @example isStaff(3) // true
 */
export function isStaff(role: Role | null): boolean {
  return role === ROLE.administrador || role === ROLE.manager;
}

/**
 * Whether a role may open a guarded screen.
 *
 * @param screen Name of the screen in `SCREEN_ROLES`.
 * @param role Of the person; null may open none.
 * @example mayOpen('stock', 3) // false
 */
export function mayOpen(screen: GuardedScreen, role: Role | null): boolean {
  const permitted: readonly Role[] = SCREEN_ROLES[screen];
  return role !== null && permitted.includes(role);
}
