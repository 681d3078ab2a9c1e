import { lazy, Suspense, type ComponentType } from 'react';
import { useActed } from './use-acted.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part that nobody waits for: its code comes with the first thing that somebody does. The server draws
 * nothing of it, and where its code does not come the page is there without it.
 *
 * @example const Heart = afterAct(() => import('./heart.tsx'));
 */
export function afterAct<Props extends object>(load: Load<Props>) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
  return function AfterAct(props: Props) {
    return (
      useActed() && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
