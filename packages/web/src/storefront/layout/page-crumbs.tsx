import { useLocation } from 'wouter';
import { useNavigationState } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { Breadcrumb, type Crumb } from '../../ui/index.ts';
import { crumbOf } from './crumb.ts';

interface Props {
  /** Name of this page; the last segment of its address when not given. */
  current?: string;
  /** Fixed previous crumb, for pages that always come from one place. */
  previous?: Crumb;
}

/** Where one is: the page one came from (or Inicio) and this one. */
export function PageCrumbs({ current, previous }: Props) {
  const [pathname] = useLocation();
  const { previous: from } = useNavigationState();
  const before = previous ?? crumbOf(from ?? storefront.root());
  return <Breadcrumb items={[before, { label: current ?? crumbOf(pathname).label }]} />;
}
