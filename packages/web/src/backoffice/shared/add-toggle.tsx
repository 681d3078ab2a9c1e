import { IconButton } from '../../ui/index.ts';

interface Props {
  /** What it does while the form is closed, for example 'Agregar producto'. */
  label: string;
  /** What it does while the form is open, for example 'Cerrar formulario de producto'. */
  closeLabel: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The round button that opens and closes the form beside a list. */
export function AddToggle({ label, closeLabel, isOpen, onToggle }: Props) {
  return (
    <IconButton
      tone="solid"
      icon={isOpen ? 'close' : 'plus'}
      label={isOpen ? closeLabel : label}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}
