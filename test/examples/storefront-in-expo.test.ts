import { expect, test, vi } from 'vitest';
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
