import type { TimelineEvent } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import type { NoteDrafts } from './timeline.types.ts';
import { useOrderTimeline, useSpecialOrderTimeline } from './use-timeline.ts';

const event = (idEvento: number, change: Partial<TimelineEvent> = {}): TimelineEvent => ({
  idEvento,
  fecha: '2026-11-18T15:00:00Z',
  tipo: 'creado',
  autor: { nombre: 'María Solano', rol: 1 },
  texto: null,
  ...change,
});
const note = event(2, { tipo: 'nota', texto: 'Llamar antes.' });
const session = loggedIn({ rol: 2 });

it('reads the history of an order and adds a note to it at once', async () => {
  const events = vi.fn(() => Promise.resolve([event(1), note])).mockResolvedValueOnce([event(1)]);
  const addNote = vi.fn(() => Promise.resolve(note));
  const { result } = renderHookWithShop(() => useOrderTimeline(5), {
    session,
    shop: { orderReview: { events, addNote } },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  act(() => result.current.note.set('texto', 'Llamar antes.'));
  expect(result.current.note.counter).toEqual({ length: 13, max: 500 });
  await act(async () => result.current.note.submit());
  await waitFor(() => expect(result.current.events).toHaveLength(2));
  expect(addNote).toHaveBeenCalledExactlyOnceWith(5, { texto: 'Llamar antes.' });
  expect(result.current.note).toMatchObject({ values: { texto: '' }, isDirty: false });
});

it('cuts a note at 500 characters and refuses an empty one', async () => {
  const { result } = renderHookWithShop(() => useSpecialOrderTimeline(5), {
    session,
    shop: { specialOrders: { events: () => Promise.resolve([]) } },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  act(() => result.current.note.set('texto', 'ñ'.repeat(600)));
  expect(result.current.note.counter.length).toBe(500);
  act(() => result.current.note.set('texto', '  '));
  act(() => result.current.note.submit());
  expect(result.current.note.notice?.code ?? result.current.note.errors.texto?.code).toBe(
    'notes.empty',
  );
});

it('keeps a note that was not saved', async () => {
  const { result } = renderHookWithShop(() => useOrderTimeline(5), {
    session,
    shop: {
      orderReview: {
        events: () => Promise.resolve([]),
        addNote: () => Promise.reject(httpError(500)),
      },
    },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  act(() => result.current.note.set('texto', 'Llamar.'));
  await act(async () => result.current.note.submit());
  await waitFor(() => expect(result.current.note.notice?.code).toBe('notes.failed'));
  expect(result.current.note.values.texto).toBe('Llamar.');
});

/** A screen that shows the history of one order at a time; first that of order 5. */
function startDrafts(addNote: () => Promise<TimelineEvent>) {
  const drafts: NoteDrafts = new Map();
  const events = () => Promise.resolve([]);
  let shown: number | null = 5;
  const { result, rerender } = renderHookWithShop(() => useOrderTimeline(shown, drafts).note, {
    session,
    shop: { orderReview: { events, addNote } },
  });
  const show = (id: number | null) => {
    shown = id;
    rerender();
  };
  return { drafts, note: () => result.current, show };
}

it('holds a note that is not saved for its own order until it comes back', async () => {
  const { drafts, note, show } = startDrafts(vi.fn());
  act(() => note().set('texto', 'Llamar.'));
  show(null);
  expect(note().values.texto).toBe('');
  show(6);
  expect(note().values.texto).toBe('');
  show(5);
  expect(note()).toMatchObject({ values: { texto: 'Llamar.' }, isDirty: true });
  act(() => note().set('texto', ''));
  expect(drafts.size).toBe(0);
});

it('forgets a note once it is saved, also when its panel is gone by then', async () => {
  const answer = deferred<TimelineEvent>();
  const { drafts, note, show } = startDrafts(() => answer.promise);
  act(() => note().set('texto', 'Llamar.'));
  act(() => note().submit());
  await waitFor(() => expect(note().status).toBe('sending'));
  show(null);
  expect(drafts.size).toBe(1);
  answer.resolve(event(3));
  await waitFor(() => expect(drafts.size).toBe(0));
});

it('is unsupported where the backend keeps no history', async () => {
  const { result } = renderHookWithShop(() => useOrderTimeline(5), {
    session,
    shop: { orderReview: { events: () => Promise.reject(httpError(404)) } },
  });
  await waitFor(() => expect(result.current.status).toBe('unsupported'));
  expect(result.current.notice).toBeNull();
});

it('reads nothing of an order that is closed', () => {
  const { result } = renderHookWithShop(() => useOrderTimeline(null), { session });
  expect(result.current.status).toBe('idle');
});
