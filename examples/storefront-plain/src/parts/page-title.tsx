import { useEffect, useRef } from 'react';
import { hasMoved } from '../router.tsx';
import { texts } from '../texts.ts';

/** The heading of a page. It takes the focus when somebody has come here by a link, so that it is read. */
export function PageTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, [children]);
  return (
    <>
      <title>{`${children} · ${texts.brand}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
