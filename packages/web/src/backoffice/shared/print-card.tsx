import { createGlobalStyle } from 'styled-components';
import { Button } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

/** 'Imprimir': puts the card that it stands in on paper, alone. `describedBy`: id of the card's title. */
export function PrintCard({ describedBy }: { describedBy: string }) {
  return (
    <>
      <OnlyCard />
      <Button
        variant="quiet"
        size="sm"
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => printAlone(currentTarget.closest('article'))}
      >
        {sharedTexts.print}
      </Button>
    </>
  );
}

function printAlone(card: HTMLElement | null): void {
  card?.setAttribute('data-paper', '');
  // Phones go on at once and print later.
  window.addEventListener('afterprint', () => card?.removeAttribute('data-paper'), { once: true });
  window.print();
}

const OnlyCard = createGlobalStyle`
  @media print {
    body:has([data-paper]) :not(:has([data-paper]), [data-paper], [data-paper] *),
    [data-paper] :is(button, form:has(textarea)) {
      display: none !important;
    }
    :has([data-paper]) {
      display: block !important;
      padding: 0 !important;
      margin: 0 !important;
    }
    [data-paper] {
      border: 0 !important;
    }
  }
`;
