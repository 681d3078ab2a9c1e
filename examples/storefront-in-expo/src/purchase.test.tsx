import { expect, jest, test } from '@jest/globals';
import { configure, render, screen, userEvent } from '@testing-library/react-native';
import { launchImageLibraryAsync } from 'expo-image-picker';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { App } from './app.tsx';
import { texts } from './texts.ts';

jest.mock('expo-image-picker', () => ({ launchImageLibraryAsync: jest.fn() }));
configure({ asyncUtilTimeout: 30_000 });
const RING = 'Anillo Solitario Esmeralda';
const user = userEvent.setup();
const press = async (name: string) =>
  user.press(await screen.findByRole('button', { name, disabled: false }));
const choose = async (name: string) => user.press(await screen.findByRole('radio', { name }));
const type = async (label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);

/** Ends the app and starts it again: only what the device keeps is left. */
function restart() {
  screen.unmount();
  render(<App />);
}

/** A photograph in the library of the device, which hands over its address. */
function takePhoto() {
  const file = path.join(tmpdir(), 'comprobante.png');
  const onePixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  writeFileSync(file, Buffer.from(onePixel, 'base64'));
  const asset = {
    uri: pathToFileURL(file).href,
    fileName: 'comprobante.png',
    mimeType: 'image/png',
  };
  jest
    .mocked(launchImageLibraryAsync)
    .mockResolvedValue({ canceled: false, assets: [asset] } as never);
}

test('a visitor buys, and neither cart, what was typed nor the photo is lost when the app ends', async () => {
  render(<App />);
  await user.press(await screen.findByRole('link', { name: RING }));
  await choose('7');
  await press(texts.add);
  await press(texts.cart);
  await screen.findByText(`1 × ${RING}`);

  restart();
  await press(texts.cart);
  await screen.findByText(`1 × ${RING}`);
  await press(texts.moreOf(RING));
  await screen.findByText(`2 × ${RING}`);
  await press(texts.pay);

  await type(texts.email, 'cliente@filigrana.test');
  await type(texts.password, 'Demo-Cliente-1');
  await press(texts.enter);
  await choose('Heredia');
  await type(texts.places.canton, 'Belén');

  restart();
  await press(texts.cart);
  await press(texts.pay);
  expect(await screen.findByDisplayValue('Belén')).toBeTruthy();
  await type(texts.places.distrito, 'La Ribera');
  await type(texts.places.direccionExacta, '200 metros al norte de la iglesia');
  await choose('SINPE Móvil');
  takePhoto();
  await press(texts.receipt);
  await screen.findByText('comprobante.png');

  restart();
  await press(texts.cart);
  await press(texts.pay);
  await screen.findByText('comprobante.png');
  await press(texts.confirm);
  await screen.findByText(texts.received);
  await screen.findByText(/^Pedido n\.º \d+$/);
});

test('a shop that is away says so, and is asked again', async () => {
  const away = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  render(<App />);
  await screen.findByText(/conectar/);
  away.mockRestore();
  await press(texts.retry);
  await screen.findByRole('link', { name: RING });
});
