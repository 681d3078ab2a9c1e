import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartFailure } from './part-failure.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Options<Props> {
  /** Shown until the code has come. */
  pending?: (props: Props) => ReactNode;
  /** Shown instead of it when its code did not come; a small notice over the page by default. */
  failed?: (retry: () => void) => ReactNode;
}

/**
 * A part of the page whose code comes with its first use: a menu, a dialog. When the code does not
 * come the rest of the page goes on working, and it can be asked for again.
 *
 * @example const SizeGuide = lazyPart(() => import('./size-guide.tsx'));
 */
export function lazyPart<Props extends object>(load: Load<Props>, options: Options<Props> = {}) {
  const { pending, failed } = options;
  // React keeps a failure for good: what has failed makes room for another attempt.
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((error: unknown) => {
        latest = attempt();
        throw error;
      }),
    );
  let latest = attempt();

  return function LazyPart(props: Props & { onClose?: () => void }) {
    const [Part, setPart] = useState(() => latest);
    const [isDismissed, setDismissed] = useState(false);
    const retry = () => setPart(() => latest);
    const dismiss = props.onClose ?? (() => setDismissed(true));
    const failure = failed?.(retry) ?? <PartFailure onRetry={retry} onClose={dismiss} />;
    return (
      <ErrorBoundary resetKey={Part} fallback={isDismissed ? null : failure}>
        <Suspense fallback={pending?.(props)}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
