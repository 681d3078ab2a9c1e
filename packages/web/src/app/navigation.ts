import { useHistoryState } from 'wouter/use-browser-location';

/** An account that somebody has just opened, or was told to have. */
export interface KnownAccount {
  /** Empty while nobody knows it. */
  correo: string;
  isNew: boolean;
}

/** What a navigation hands to the page it opens. */
export interface NavigationState {
  /** First path segment of the page one comes from. */
  from?: string;
  /** Path of the page one comes from. */
  previous?: string;
  /** Where to go once logged in. */
  origin?: string;
  /** Who is about to log in. */
  account?: KnownAccount;
  /** The order of the page has just been placed. */
  isPlaced?: boolean;
  /** Whatever else the link passes on. */
  [key: string]: unknown;
}

/** State of the current history entry; empty on the server and while hydrating. */
export const useNavigationState = (): NavigationState =>
  (useHistoryState() as NavigationState | null) ?? {};

let popGuard: (() => boolean) | null = null;

/**
 * Asked after the history buttons have changed the address and before anybody hears of it; true
 * keeps the page. Returns the way to stop. `around-nav.ts` asks it, because it listens before the router.
 */
export function guardPops(guard: () => boolean): () => void {
  popGuard = guard;
  return () => {
    popGuard = null;
  };
}

/** Asked by whoever follows the history buttons: true when a page refuses to be left. */
export const keepsPage = (): boolean => popGuard?.() ?? false;
