import type { ReactNode } from 'react';
import { Link } from '../router.tsx';
import { texts } from '../texts.ts';
import { PageTitle } from './page-title.tsx';

/** A page from which the only way leads back to the pieces. */
export function DeadEnd({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <PageTitle>{title}</PageTitle>
      {children}
      <Link className="button" href="/">
        {texts.backToPieces}
      </Link>
    </div>
  );
}
