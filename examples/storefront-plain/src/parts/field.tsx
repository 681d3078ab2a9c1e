import { useId, type ReactElement, type ReactNode } from 'react';

interface Wiring {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  error?: ReactNode;
  /** Draws the control with what ties it to its label and its error. */
  children: (wiring: Wiring) => ReactElement;
}

/** A label, its control, and what is wrong with it. */
export function Field({ label, error, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p className="wrong" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
