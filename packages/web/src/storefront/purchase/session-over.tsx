import { useEffect, type ReactNode } from 'react';
import { storefront } from '../../app/paths.ts';
import { LinkButton } from '../../ui/index.ts';
import { focusHeading } from './focus-heading.ts';
import { PageFailure } from './page-failure.tsx';
import { purchaseTexts } from './texts.ts';

export interface SessionOverProps {
  /** The sentence that says so. */
  children: ReactNode;
  /** Where the login leads back to. */
  origin: string;
  /** A dialog has the focus. */
  isCovered?: boolean;
}

/** Says that the session has run out, and leads to the login and back. */
export function SessionOver({ children, origin, isCovered = false }: SessionOverProps) {
  useEffect(() => {
    // What had the focus went away with the lines, or cannot be pressed without them.
    if (!isCovered && document.activeElement === document.body) focusHeading();
  }, [isCovered]);
  return (
    <PageFailure>
      {children}{' '}
      <LinkButton href={storefront.login()} state={{ origin }} variant="line" size="sm">
        {purchaseTexts.sessionOver.action}
      </LinkButton>
    </PageFailure>
  );
}
