import { Button, EmptyState } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

/** Nothing in the list fits the search; the way back is one button. */
export function NoMatch({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      art="busqueda"
      title={title}
      as="h2"
      action={
        <Button
          variant="line"
          onClick={() => {
            onClear();
            focusSearch();
          }}
        >
          {sharedTexts.clearSearch}
        </Button>
      }
    />
  );
}

/** The button goes away with the search: what comes next is another search. */
const focusSearch = () =>
  document.querySelector<HTMLElement>('main [role="search"] input')?.focus();
