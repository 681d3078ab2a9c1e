import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, useLocation, useRouter, type AroundNavHandler } from 'wouter';
import { guardPops } from '../../app/navigation.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { hasUnsaved } from './unsaved.ts';

type AskFirst = (go: () => void) => void;

const AskFirstContext = createContext<AskFirst>((go) => go());

/** Goes on with what would lose something typed only after a question; at once when nothing is. */
export const useAskFirst = (): AskFirst => useContext(AskFirstContext);

/**
 * Asks before anything typed is lost: by a link, by the history buttons, by logging out, by
 * reloading or closing the tab. What is typed is told by `useUnsaved`.
 */
export function UnsavedGate({ children }: { children: ReactNode }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const { aroundNav: onward } = useRouter();
  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    const go = () => onward(navigate, to, options);
    const pathname = new URL(to, window.location.href).pathname;
    if (!hasUnsaved() || pathname === window.location.pathname) go();
    else setLeave(() => go);
  };
  const askFirst = useCallback<AskFirst>((go) => {
    if (hasUnsaved()) setLeave(() => go);
    else go();
  }, []);
  useGuardedHistory((go) => setLeave(() => go));
  useGuardedUnload();
  return (
    <Router aroundNav={aroundNav}>
      <AskFirstContext value={askFirst}>{children}</AskFirstContext>
      {leave && (
        <DiscardQuestion
          onDiscard={() => {
            setLeave(null);
            leave();
          }}
          onStay={() => setLeave(null)}
        />
      )}
    </Router>
  );
}

/** The history buttons have gone already when one hears of it: goes back, and asks. */
function useGuardedHistory(ask: (go: () => void) => void): void {
  const [pathname] = useLocation();
  const here = useRef({ pathname, href: '', state: null as unknown });
  const isLeaving = useRef(false);
  useEffect(() => {
    here.current = { pathname, href: window.location.href, state: window.history.state };
  }, [pathname]);
  const keepsPage = useEffectEvent(() => {
    if (isLeaving.current || !hasUnsaved()) {
      isLeaving.current = false;
      return false;
    }
    if (window.location.pathname === here.current.pathname) return false;
    window.history.pushState(here.current.state, '', here.current.href);
    ask(() => {
      isLeaving.current = true;
      window.history.back();
    });
    return true;
  });
  useEffect(() => guardPops(() => keepsPage()), []);
}

/** Reloading, closing the tab, another site: the browser asks in its own words. */
function useGuardedUnload(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}
