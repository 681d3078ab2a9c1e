import { expect, test, vi } from 'vitest';
import { guideFiles } from './support/guide-files.ts';
import { useExample } from './support/stage.ts';

const example = useExample('storefront-in-expo');

test('its types hold against the packed declarations', async () => {
  await example.copy.script('check');
});

test('its own tests buy under the globals of React Native, and what was typed survives the app', async () => {
  vi.stubEnv('EXPO_PUBLIC_SHOP_HOST', example.shop.url);
  const { stderr } = await example.copy.script('test');
  expect(stderr).toMatch(/Tests:\s+2 passed, 2 total/);
});

test('Metro bundles it, and Hermes takes the bundle', async () => {
  vi.stubEnv('CI', '1').stubEnv('EXPO_OFFLINE', '1');
  const { stdout } = await example.copy.script('build');
  expect(stdout).toMatch(/index-\w+\.hbc/);
});

/** What a reader of the guide sees and does, under the globals of React Native. */
const READER = `
import { ShopProvider, useCheckout } from '@filigrana/hooks';
import { expect, test } from '@jest/globals';
import { act, configure, render, renderHook, screen, userEvent } from '@testing-library/react-native';
import { App } from './app';
import { attachReceipt } from './receipt';
import { openShop } from './shop';

configure({ asyncUtilTimeout: 30_000 });
const HOST = process.env.EXPO_PUBLIC_SHOP_HOST ?? '';

test('the cart that the device keeps is on the screen, and grows', async () => {
  const shop = await openShop(HOST);
  const { idProducto_talla } = await shop.catalog.productSize({ idProducto: 17, tamanio: 'Única' });
  await shop.cart.add({ idProducto_talla, cantidad: 1, precioUnitario: 48 });
  render(<App />);
  await screen.findByText('1 × Cadena Clásica');
  await userEvent.press(screen.getByRole('button', { name: 'Más de Cadena Clásica' }));
  await screen.findByText('2 × Cadena Clásica');
});

test('a photograph becomes the receipt of the purchase', async () => {
  const shop = await openShop(HOST);
  const { result } = renderHook(() => useCheckout(), {
    wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider>,
  });
  const photo = { uri: 'file:///foto.png', fileName: 'foto.png', mimeType: 'image/png' };
  act(() => attachReceipt(result.current, photo));
  expect(result.current.comprobante).toMatchObject({ name: 'foto.png' });
});
`;

test('the guide pasted into it holds its types, shows and sells, and Metro bundles it', async () => {
  vi.stubEnv('EXPO_PUBLIC_SHOP_HOST', example.shop.url);
  vi.stubEnv('CI', '1').stubEnv('EXPO_OFFLINE', '1');
  const files = await guideFiles('react-native.md');
  expect(files.map(({ file }) => file)).toEqual(
    ['shop.ts', 'cart-screen.tsx', 'app.tsx', 'receipt.ts'].map((name) => `src/${name}`),
  );
  // Beside the example's own files, which stay what they are.
  const pasted = (file: string) => file.replace('src/', 'src/guide/');
  for (const { file, code } of files) await example.copy.write(pasted(file), code);
  await example.copy.write('src/guide/reader.test.tsx', READER);
  await example.copy.write(
    'index.ts',
    `import { registerRootComponent } from 'expo';
import { App } from './src/guide/app';
export * from './src/guide/receipt';
registerRootComponent(App);
`,
  );
  await example.copy.script('check');
  const { stderr } = await example.copy.script('test', 'src/guide');
  expect(stderr).toMatch(/Tests:\s+2 passed, 2 total/);
  const { stdout } = await example.copy.script('build');
  expect(stdout).toMatch(/index-\w+\.hbc/);
});
