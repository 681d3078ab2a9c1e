import { useLocation } from 'wouter';
import { useNavigationState } from '../../app/navigation.ts';
import { Button } from '../../ui/index.ts';
import { purchaseTexts } from './texts.ts';

/** Back to the previous page; for somebody who came straight here, to `fallback`. */
export function BackButton({ fallback, className }: { fallback: string; className?: string }) {
  const { previous } = useNavigationState();
  const [, navigate] = useLocation();
  const goBack = () => (previous ? window.history.back() : navigate(fallback));
  return (
    <Button variant="quiet" icon="back" className={className} onClick={goBack}>
      {purchaseTexts.back}
    </Button>
  );
}
