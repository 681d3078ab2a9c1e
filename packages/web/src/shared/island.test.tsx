import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { island } from './island.tsx';
import { answeredLater } from '../../test/answered-later.ts';

interface Props {
  ring: { name: string };
}
type Part = { default: ComponentType<Props> };

const drawn = vi.fn();
const PART: Part = {
  default: ({ ring }) => {
    drawn(ring.name);
    return <p>{ring.name}</p>;
  },
};

function slowIsland() {
  const code = answeredLater<Part>();
  const load = vi.fn(code.call);
  return { Island: island<Props>(load, <p>Un momento</p>), load, arrive: () => code.resolve(PART) };
}

test('its code starts to load before it is first drawn', () => {
  expect(slowIsland().load).toHaveBeenCalledTimes(1);
});

test('after a navigation something stands in its place until its code has come', async () => {
  const { Island, arrive } = slowIsland();
  render(<Island ring={{ name: 'Trenza' }} />);
  expect(screen.getByText('Un momento')).toBeTruthy();
  await act(async () => arrive());
  expect(screen.getByText('Trenza')).toBeTruthy();
});

test('what the server has drawn stays until its code has come, also when the same data is read again', async () => {
  const onRecoverableError = vi.fn();
  const { Island, arrive } = slowIsland();
  const Server = () => (
    <Suspense>
      <PART.default ring={{ name: 'Trenza' }} />
    </Suspense>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Server />);
  const paragraph = place.querySelector('p');
  const root = await act(async () =>
    hydrateRoot(place, <Island ring={{ name: 'Trenza' }} />, { onRecoverableError }),
  );
  await act(async () => root.render(<Island ring={{ name: 'Trenza' }} />));
  expect(place.textContent).toBe('Trenza');
  await act(async () => arrive());
  expect(place.querySelector('p')).toBe(paragraph);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});

test('when its code does not come the page goes on, and it can be asked for again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(() => Promise.reject<Part>(new TypeError('Failed to fetch')));
  const Island = island<Props>(load, null);
  await act(async () => render(<Island ring={{ name: 'Trenza' }} />));
  expect(screen.getByText(/No se pudo cargar esta parte/)).toBeTruthy();
  load.mockImplementation(() => Promise.resolve(PART));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
  expect(screen.getByText('Trenza')).toBeTruthy();
  logged.mockRestore();
});

test('it is drawn again for other data only', async () => {
  const { Island, arrive } = slowIsland();
  const view = render(<Island ring={{ name: 'Trenza' }} />);
  await act(async () => arrive());
  drawn.mockClear();
  view.rerender(<Island ring={{ name: 'Trenza' }} />);
  expect(drawn).not.toHaveBeenCalled();
  view.rerender(<Island ring={{ name: 'Sello' }} />);
  expect(screen.getByText('Sello')).toBeTruthy();
});
