import type { Shop, SpecialOrderReceived } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { refusal } from '../../../test/fake-shop.ts';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { chooseFile, file } from '../../../test/storefront/files.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { prefetch } from './special-order-page.tsx';
import {
  categories,
  DESCRIPTION,
  field,
  fill,
  fillRing,
  IMAGE,
  lookups,
  materials,
  open,
  PATH,
  received,
  SKETCH,
  stones,
  submit,
  type Request,
} from '../../../test/storefront/special-order.tsx';

const toast = () => screen.findByText((_, element) => element?.getAttribute('role') === 'alert');

describe('without a login', () => {
  test('says that an account is needed, and after 2.5 s leads to the login, which leads back', async () => {
    const { clock, visits } = await open({ anonymous: true });
    const modal = within(screen.getByRole('dialog', { name: 'Importante' }));
    const text = 'Debes iniciar sesión o crear una cuenta para solicitar un pedido especial.';
    expect(modal.getByText(text)).toBeTruthy();
    clock.advance(2_499);
    expect(visits).toEqual([]);
    clock.advance(1);
    await waitFor(() => expect(visits[0]?.to).toBe('/clientes/login'));
    expect(visits[0]?.state).toMatchObject({ origin: PATH });
  });

  test('the way to the login and to a new account is open at once', async () => {
    await open({ anonymous: true });
    const modal = within(screen.getByRole('dialog'));
    const links = modal.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/clientes/registro', '/clientes/login']);
  });
});

describe('sending', () => {
  test('needs piece, stone and material, and leads to the first that is missing', async () => {
    const request = vi.fn<Request>();
    await open({ request });
    fill('Pieza', 'Aretes');
    submit();
    expect((await toast()).textContent).toContain('Campos incompletos');
    expect(screen.getByText('Por favor, complete todos los campos obligatorios.')).toBeTruthy();
    expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Tipo de piedra')));
    expect(request).not.toHaveBeenCalled();
  });

  test('needs the size of a ring', async () => {
    const request = vi.fn<Request>();
    await open({ request });
    fillRing('');
    submit();
    expect((await toast()).textContent).toContain('Talla inválida');
    await waitFor(() => expect(document.activeElement).toBe(field('Talla')));
    expect(request).not.toHaveBeenCalled();
  });

  test('shows that it is under way, then thanks, and empties the form', async () => {
    const answer = answeredLater<SpecialOrderReceived>();
    const request = vi.fn<Request>(answer.call);
    await open({ request });
    fillRing();
    fill(DESCRIPTION, 'Con hojas.');
    chooseFile(SKETCH, IMAGE);
    await screen.findByAltText('Vista previa de boceto.png');
    submit();
    const busy = await screen.findByRole('button', { name: 'Enviando…' });
    fireEvent.click(busy);
    expect(request).toHaveBeenCalledOnce();
    expect(request.mock.calls[0]?.[0]).toEqual({
      pieza: 'Anillos',
      talla: '7',
      tipoPiedra: 'Natural',
      tipoMaterial: 'Plata',
      descripcion: 'Con hojas.',
      referenciaURL: SKETCH,
    });
    answer.resolve(received);
    expect(await screen.findByText('¡Recibido!')).toBeTruthy();
    expect(screen.getAllByText(/Gracias por tu pedido\. Te contactaremos pronto\./)).toHaveLength(
      2,
    );
    for (const label of ['Pieza', 'Tipo de piedra', 'Tipo de material', DESCRIPTION])
      expect(field(label).value).toBe('');
    expect(screen.queryByAltText('Vista previa de boceto.png')).toBeNull();
    const history = screen.getByRole('link', { name: 'Ver mis pedidos especiales' });
    expect(history.getAttribute('href')).toBe('/clientes/perfil');
  });

  test('shows how far the picture is, and lets it be stopped', async () => {
    const answer = answeredLater<SpecialOrderReceived>();
    const request = vi.fn<Request>(answer.call);
    await open({ request });
    fillRing();
    chooseFile(SKETCH, IMAGE);
    await screen.findByAltText('Vista previa de boceto.png');
    submit();
    await screen.findByRole('button', { name: 'Enviando…' });
    const options = request.mock.calls[0]?.[1];
    act(() => options?.onUploadProgress?.({ loaded: 30, total: 40 }));
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(75);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar envío' }));
    expect(options?.signal?.aborted).toBe(true);
  });

  test('says what went wrong, stays said, and keeps everything', async () => {
    const error = refusal(400, { serverMessage: 'La imagen está dañada.' });
    await open({ request: () => Promise.reject(error) });
    fillRing();
    submit();
    expect((await toast()).textContent).toContain('Error al enviar pedido');
    expect(screen.getAllByText('Ocurrió un error: La imagen está dañada.')).toHaveLength(2);
    expect([field('Pieza').value, field('Talla').value]).toEqual(['Anillos', '7']);
  });

  test('when the session has ended, the login shows and what was written waits for the way back', async () => {
    const view = await open({ request: () => Promise.reject(refusal(401)) });
    fillRing();
    fill(DESCRIPTION, 'Con hojas.');
    submit();
    expect(await screen.findByRole('dialog', { name: 'Importante' })).toBeTruthy();
    view.clock.advance(2_500);
    await waitFor(() => expect(view.visits.at(-1)?.to).toBe('/clientes/login'));
    view.session.write(loggedIn());
    view.go(PATH);
    await waitFor(() => expect(field(DESCRIPTION).value).toBe('Con hojas.'));
    expect([field('Pieza').value, field('Talla').value]).toEqual(['Anillos', '7']);
  });

  test('what one person wrote is not shown to another', async () => {
    const view = await open();
    fill(DESCRIPTION, 'Un secreto.');
    view.go('/clientes/catalogo');
    await waitFor(() => expect(screen.queryByLabelText('Pieza')).toBeNull());
    view.session.write(loggedIn(1, { idUsuario: 8 }));
    view.go(PATH);
    await waitFor(() => expect(field(DESCRIPTION).value).toBe(''));
  });
});

test('the lists are there when the page is rendered by a server', async () => {
  const shop = { lookups } as unknown as Shop;
  const { fallback } = await prefetch(shop, {}, new URLSearchParams());
  expect(Object.values(fallback)).toEqual([categories, stones, materials]);
});

test('a request is sent once its picture is ready, by no way before', async () => {
  const request = vi.fn<Request>(() => Promise.resolve(received));
  const { photos, finish } = slowPhotos('boceto.jpg');
  await open({ request });
  fillRing();
  chooseFile(photos[0]!, IMAGE);
  expect(screen.getByText('Preparando la foto…')).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar pedido especial' });
  expect(button.disabled).toBe(true);
  fireEvent.submit(button.form!);
  expect(request).not.toHaveBeenCalled();
  await finish();
  submit();
  expect(await screen.findByText('¡Recibido!')).toBeTruthy();
  expect(request).toHaveBeenCalledOnce();
  expect(request.mock.calls[0]?.[0]).toMatchObject({ pieza: 'Anillos', referenciaURL: photos[0] });
  expect(screen.queryByAltText('Vista previa de boceto.jpg')).toBeNull();
});

test('a picture that was still being prepared when the page was left is there', async () => {
  const { photos, finish } = slowPhotos('boceto.jpg');
  const view = await open();
  chooseFile(photos[0]!, IMAGE);
  view.go('/clientes/catalogo');
  await finish();
  view.go(PATH);
  expect(await screen.findByAltText('Vista previa de boceto.jpg')).toBeTruthy();
});

test('what was said about a photo is gone once the request is on its way without it', async () => {
  await open({ request: () => Promise.resolve(received) });
  fillRing();
  chooseFile(file('IMG_2041.HEIC', ''), IMAGE);
  expect(await screen.findByText(/no puede abrir fotos HEIC/)).toBeTruthy();
  submit();
  expect(await screen.findByText('¡Recibido!')).toBeTruthy();
  expect(screen.queryByText(/no puede abrir fotos HEIC/)).toBeNull();
});
