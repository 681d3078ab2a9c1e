import type { Role } from '@filigrana/sdk';
import { mayOpen, type GuardedScreen } from '@filigrana/sdk/domain';
import { backoffice } from '../../app/paths.ts';
import type { IconName } from '../../ui/index.ts';
import { layoutTexts } from './texts.ts';

/** An entry of the staff's menu. */
export interface AdminLink {
  href: string;
  label: string;
  icon: IconName;
  screen: GuardedScreen;
}

/** The staff's menu in its order. */
const ADMIN_LINKS: readonly AdminLink[] = [
  { href: backoffice.profile(), label: layoutTexts.profile, icon: 'user', screen: 'staffProfile' },
  { href: backoffice.products(), label: layoutTexts.products, icon: 'ring', screen: 'products' },
  { href: backoffice.stock(), label: layoutTexts.stock, icon: 'layers', screen: 'stock' },
  { href: backoffice.orders(), label: layoutTexts.orders, icon: 'receipt', screen: 'orders' },
  {
    href: backoffice.specialOrders(),
    label: layoutTexts.specialOrders,
    icon: 'gem',
    screen: 'specialOrders',
  },
  {
    href: backoffice.customers(),
    label: layoutTexts.customers,
    icon: 'users',
    screen: 'customers',
  },
  { href: backoffice.faq(), label: layoutTexts.faq, icon: 'help', screen: 'faqs' },
  { href: backoffice.settings(), label: layoutTexts.settings, icon: 'sliders', screen: 'settings' },
  { href: backoffice.novedades(), label: layoutTexts.novedades, icon: 'horn', screen: 'novedades' },
  { href: backoffice.activity(), label: layoutTexts.activity, icon: 'clock', screen: 'activity' },
];

/**
 * The entries that a role may open.
 *
 * @param hasActivity The backend keeps a record of who did what.
 */
export const adminLinksFor = (role: Role | null, hasActivity: boolean): readonly AdminLink[] =>
  ADMIN_LINKS.filter(
    ({ screen }) => mayOpen(screen, role) && (screen !== 'activity' || hasActivity),
  );

/** Whether an entry leads to the page on screen, or to the one above it; the profile has two addresses. */
export function isCurrentLink(href: string, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  const isBelow = href !== backoffice.profile() && path.startsWith(`${href}/`);
  return (
    path === href ||
    isBelow ||
    (path === backoffice.managerProfile() && href === backoffice.profile())
  );
}
