import { rememberPresses } from '../ui/early-press.ts';

/** Longest wait for the pictures of the first view, in ms: one that hangs keeps nobody from acting. */
const PATIENCE_MS = 4_000;
const ACTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The code of the page comes once what is seen first is there, or as soon as somebody acts: until
 * then the pictures have the line for themselves. What has not come is fetched with the next act.
 */
function wait(): void {
  const files = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset['files'];
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    for (const act of ACTS) window.removeEventListener(act, begin);
    // All at once: each would otherwise name the next one only when it has come.
    for (const href of files?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    import('./entry-client.tsx').catch(() => {
      hasBegun = false;
      listen();
    });
  };
  const listen = () => {
    for (const act of ACTS) window.addEventListener(act, begin, { passive: true });
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  // Only the code knows what stands on a page that was sent without a heading; and without words or
  // pictures, Safari and Firefox never say that they have painted.
  if (!document.querySelector('h1')) return begin();
  listen();
  if (document.readyState === 'complete') return afterPaint(begin);
  window.addEventListener('load', () => afterPaint(begin), { once: true });
}

/** Once something is on the screen, and two frames later: what has loaded by then is on it too. */
function afterPaint(begin: () => void): void {
  const frames = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return void frames();
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    frames();
  });
  painted.observe({ type: 'paint', buffered: true });
}

rememberPresses();
wait();
