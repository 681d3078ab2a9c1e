import { render, screen } from '@testing-library/react';
import { LEGAL_TEXT_MAX } from '@filigrana/sdk/domain';
import { describe, expect, test } from 'vitest';
import { headingId } from './heading-id.ts';
import { headingTexts } from './heading-texts.ts';
import { LegalTextView } from './legal-text-view.tsx';
import { standardTexts } from './standard-texts.ts';

describe('a legal text', () => {
  test('is never markup', () => {
    const { container } = render(
      <LegalTextView
        text={'# <b>Hola</b>\n<img src=x onerror=alert(1)>\n\n- <script>x</script>'}
      />,
    );
    expect(container.querySelector('img, script, b')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('<b>Hola</b>');
    expect(screen.getByRole('listitem').textContent).toBe('<script>x</script>');
  });
});

test.each([
  ['Plata', 'Plata 925'],
  ['Plata bañada en oro', 'Plata bañada en oro'],
  [headingTexts.warrantyOf('Plata'), 'Garantía: Plata 925'],
  [headingTexts.warrantyOf('Plata bañada en oro'), 'Garantía: Plata bañada en oro'],
])('the page of a piece finds the part of the standard text about %s', (wanted, heading) => {
  const text = standardTexts.cuidado({ nombre: '', correo: '', telefono: '', pais: '' });
  const { container } = render(<LegalTextView text={text} />);
  expect(container.querySelector(`#${headingId(wanted)}`)?.textContent).toBe(heading);
});

test.each(Object.entries(standardTexts))(
  'the standard text of %s names the shop and fits where it is edited',
  (_pagina, write) => {
    const text = write({
      nombre: 'Taller Ana',
      correo: 'ana@taller.example',
      telefono: '+506 2222 0925',
      pais: 'Costa Rica',
    });
    for (const fact of ['Taller Ana', 'ana@taller.example', '+506 2222 0925'])
      expect(text).toContain(fact);
    expect(text.length).toBeLessThan(LEGAL_TEXT_MAX);
    expect(text).not.toMatch(/undefined|\$\{/);
  },
);
