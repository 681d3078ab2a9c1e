import { useTexts } from '@filigrana/hooks/backoffice';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '../ui/alert.tsx';
import { Container } from '../ui/container.tsx';
import { storefront } from './paths.ts';

/** Time to read the notice before it leads on, in ms. */
const READING_MS = 2000;

/** Tells a customer that this profile is for staff, then leads to their own. `as`: inside a page. */
export function Denied({ as = 'main' }: { as?: 'main' | 'div' }) {
  const [, navigate] = useLocation();
  const { sentence } = useTexts();
  useEffect(() => {
    const timer = setTimeout(() => navigate(storefront.profile(), { replace: true }), READING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Container as={as}>
      <Alert tone="danger">{sentence({ code: 'staff.notAllowed' })}</Alert>
    </Container>
  );
}
