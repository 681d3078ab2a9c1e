// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ALL_HOOKS, pageOf } from './testing/all-hooks.test.kit.tsx';

it('runs where there is no window', () => {
  expect('window' in globalThis).toBe(false);
});

describe.each(ALL_HOOKS)('%s on a server', (_entry, hooks) => {
  it.each(hooks)('%s renders, and says nothing of who may be logged in', (name, hook) => {
    const html = renderToString(pageOf(name, hook));
    expect(html).toContain('<pre>');
    expect(html).not.toContain('cliente@filigrana.test');
  });
});
