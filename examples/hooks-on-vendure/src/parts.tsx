import type { ApiError } from '@filigrana/sdk';
import { useEffect, useRef } from 'react';
import { hasMoved, Link } from './router.tsx';
import { texts } from './texts.ts';

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

/** A page from which the only way leads back to the pieces. */
export function DeadEnd({ title }: { title: string }) {
  return (
    <div className="stack">
      <PageTitle>{title}</PageTitle>
      <p>
        <Link href="/">{texts.backToPieces}</Link>
      </p>
    </div>
  );
}

export const Loading = () => <p role="status">{texts.loading}</p>;

/** A read that failed: in the server's own words when it had any, and a way to try again. */
export function Failure({ error, retry }: { error?: ApiError; retry: () => void }) {
  return (
    <div className="row" role="alert">
      <p>{error?.serverMessage ?? texts.unread}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** A picture in its place; without one the place stays, empty. */
export function Picture({ src, alt }: { src: string | null; alt: string }) {
  return (
    <div className="picture">{src && <img src={src} alt={alt} width={600} height={600} />}</div>
  );
}
