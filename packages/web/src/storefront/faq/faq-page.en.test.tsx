import type { Faq } from '@filigrana/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import FaqPage from './faq-page.tsx';

const FAQS: Faq[] = [
  {
    ...{ idPregunta: 1, pregunta: '¿Cómo pago?', respuesta: 'Por SINPE Móvil.', visible: 1 },
    ...{ preguntaIngles: 'How do I pay?', respuestaIngles: 'By SINPE Móvil.' },
  },
  {
    ...{ idPregunta: 2, pregunta: '¿Cuánto tarda?', respuesta: 'Cinco días.', visible: 1 },
    ...{ preguntaIngles: 'How long does it take?' },
  },
  { idPregunta: 3, pregunta: '¿Hay taller?', respuesta: 'Sí, en Escazú.', visible: 1 },
];

test('questions and answers are English where there is English, and else say that they are Spanish', async () => {
  const visible = () => Promise.resolve(FAQS);
  renderPage(<FaqPage />, { path: '/clientes/faq', shop: { faq: { visible } } });
  await screen.findByText('How do I pay?');
  const langOf = (words: string) =>
    screen.getByText(words).closest('[lang]:not(html)')?.getAttribute('lang');
  for (const words of ['How do I pay?', 'By SINPE Móvil.', 'How long does it take?'])
    expect(langOf(words)).toBeUndefined();
  for (const words of ['Cinco días.', '¿Hay taller?', 'Sí, en Escazú.'])
    expect(langOf(words)).toBe('es');
  expect(screen.queryByText('¿Cómo pago?')).toBeNull();
  expect(screen.queryByText('¿Cuánto tarda?')).toBeNull();
});
