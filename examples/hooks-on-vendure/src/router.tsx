import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react';

/** The whole router: the address is the state, and moving tells those who read it. */
const follow = (changed: () => void) => {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
};

let moves = 0;

export function navigate(to: string): void {
  moves += 1;
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** True once the person has moved inside the shop: from then on a new page takes the focus. */
export const hasMoved = () => moves > 0;

export const usePath = () => useSyncExternalStore(follow, () => location.pathname);
export const useQuery = () => useSyncExternalStore(follow, () => location.search);

export function Link({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const follows = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...props} href={href} onClick={follows} />;
}
