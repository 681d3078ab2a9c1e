import type { LoginTarget } from '@filigrana/hooks';
import { backoffice, storefront } from '../../app/paths.ts';

/** Address of where somebody goes after the login; `origin`: the page that sent them here. */
export function loginDestination(target: LoginTarget, origin: string | undefined): string {
  switch (target) {
    case 'admin':
      return backoffice.profile();
    case 'manager':
      return backoffice.managerProfile();
    case 'origin':
      return origin ?? storefront.profile();
    case 'profile':
      return storefront.profile();
  }
}
