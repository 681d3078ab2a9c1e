import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepButtons } from './step-buttons.tsx';

type Step = 'aceptar' | 'enviar';

const BUTTONS = [
  { step: 'aceptar', label: 'Aceptar', busy: 'Aceptando…' },
  { step: 'enviar', label: 'Enviar', busy: 'Enviando…' },
] as const;

function Foot({ offered, pending = null }: { offered: Step | null; pending?: Step | null }) {
  const can = { aceptar: pending === null, enviar: pending === null };
  return (
    <div>
      <StepButtons<Step>
        buttons={BUTTONS}
        offers={(step) => step === offered}
        can={can}
        pending={pending}
        onStep={() => {}}
        describedBy="titulo"
      />
      <button>Ver detalles</button>
    </div>
  );
}

/** Takes the step that is offered, and ends with another one (or none) on offer. */
function take(next: Step | null) {
  const { rerender } = render(<Foot offered="aceptar" />);
  screen.getByRole('button', { name: 'Aceptar' }).focus();
  rerender(<Foot offered="aceptar" pending="aceptar" />);
  expect(document.activeElement?.textContent).toContain('Aceptando…');
  rerender(<Foot offered={next} />);
}

test('when a step is done the focus goes to the next one', () => {
  take('enviar');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar' }));
});

test('after the last step the focus goes to what follows', () => {
  take(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ver detalles' }));
});

test('a focus that has moved on meanwhile is left where it is', () => {
  const { rerender } = render(<Foot offered="aceptar" pending="aceptar" />);
  const details = screen.getByRole('button', { name: 'Ver detalles' });
  details.focus();
  rerender(<Foot offered="enviar" />);
  expect(document.activeElement).toBe(details);
});
