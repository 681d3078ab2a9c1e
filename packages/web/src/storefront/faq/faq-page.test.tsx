import type { Faq } from '@filigrana/sdk';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { fakeShop, refusal } from '../../../test/fake-shop.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import FaqPage, { prefetch } from './faq-page.tsx';

const FAQS: Faq[] = [
  { idPregunta: 1, pregunta: '¿Cómo pago?', respuesta: 'Por SINPE Móvil.', visible: 1 },
  { idPregunta: 2, pregunta: '¿Cuánto tarda?', respuesta: 'Cinco días.', visible: 1 },
];

const open = (visible: () => Promise<Faq[]>) =>
  renderPage(<FaqPage />, { path: '/clientes/faq', shop: { faq: { visible } } });

test('questions that open to their answers, the first one open', async () => {
  open(() => Promise.resolve(FAQS));
  expect(await screen.findByText('¿Cómo pago?')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' })).toBeTruthy();
  expect([...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toEqual([
    true,
    false,
  ]);
  expect(screen.getByText('Cinco días.')).toBeTruthy();
});

test('they are Spanish also where they have English', async () => {
  open(() => Promise.resolve([{ ...FAQS[0]!, preguntaIngles: 'How?', respuestaIngles: 'So.' }]));
  const question = await screen.findByText('¿Cómo pago?');
  expect(question.closest('[lang]:not(html)')).toBeNull();
  expect(screen.getByText('Por SINPE Móvil.')).toBeTruthy();
  expect(screen.queryByText('How?')).toBeNull();
});

test('it says that they are loading, in a list of the shape that they will have', async () => {
  const later = answeredLater<Faq[]>();
  open(later.call);
  const words = screen.getByText('Cargando preguntas frecuentes…');
  expect(words.getAttribute('role')).toBe('status');
  // The first row says so; below it the room of the other questions.
  const rows = words.parentElement?.parentElement?.parentElement?.children ?? [];
  expect([...rows].map((row) => row.getAttribute('aria-hidden'))).toEqual([
    null,
    ...Array.from({ length: 6 }, () => 'true'),
  ]);
  later.resolve(FAQS);
  await screen.findByText('¿Cómo pago?');
  expect(words.isConnected).toBe(false);
});

test('it says that there are none', async () => {
  open(() => Promise.resolve([]));
  expect(await screen.findByText('No hay preguntas frecuentes por el momento.')).toBeTruthy();
});

test('it says that they could not be loaded, and tries again', async () => {
  const visible = vi.fn<() => Promise<Faq[]>>().mockRejectedValue(refusal(500));
  open(visible);
  expect(await screen.findByText('No se pudieron cargar las preguntas frecuentes.')).toBeTruthy();
  visible.mockResolvedValue(FAQS);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('¿Cómo pago?')).toBeTruthy();
});

test('the server loads them first', async () => {
  const shop = fakeShop({ faq: { visible: () => Promise.resolve(FAQS) } });
  const { fallback } = await prefetch(shop, {}, new URLSearchParams());
  expect(Object.values(fallback)).toEqual([FAQS]);
});
