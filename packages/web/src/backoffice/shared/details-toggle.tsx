import { styled } from 'styled-components';
import { Button, Icon } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

interface Props {
  isOpen: boolean;
  onToggle: () => void;
  /** Ids of what it shows and hides. */
  controls: string;
  /** Id of the card's title, which tells this button from the others. */
  describedBy: string;
}

/** 'Ver detalles' and 'Ocultar detalles', at the right of a card's foot. */
export function DetailsToggle({ isOpen, onToggle, controls, describedBy }: Props) {
  return (
    <Toggle
      data-screen
      variant="quiet"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-describedby={describedBy}
      onClick={onToggle}
    >
      {isOpen ? sharedTexts.hideDetails : sharedTexts.showDetails}
      <Icon name={isOpen ? 'up' : 'down'} size="sm" />
    </Toggle>
  );
}

const Toggle = styled(Button)`
  margin-left: auto;
`;
