// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ALL_HOOKS, ARGUMENTS, pageOf, SEEN_AT_ONCE } from '../test/all-hooks.tsx';

it('runs where there is no window', () => {
  expect('window' in globalThis).toBe(false);
});

it('knows what to call every hook with, and no hook that is gone', () => {
  const hooks = ALL_HOOKS.flatMap(([, each]) => each);
  const needy = hooks.filter(([, hook]) => hook.length > 0).map(([name]) => name);
  for (const name of needy) expect(Object.keys(ARGUMENTS)).toContain(name);
  const names = hooks.map(([name]) => name);
  for (const name of [...Object.keys(ARGUMENTS), ...Object.keys(SEEN_AT_ONCE)])
    expect(names).toContain(name);
});

describe.each(ALL_HOOKS)('%s on a server', (_entry, hooks) => {
  it.each(hooks)('%s renders, and says nothing of who may be logged in', (name, hook) => {
    const html = renderToString(pageOf(name, hook));
    expect(html).toContain('<pre>');
    expect(html).not.toContain('cliente@filigrana.test');
  });

  it.each(hooks)('%s shows at once what the server has read, where it is a read', (name, hook) => {
    const html = renderToString(pageOf(name, hook));
    const isRead = html.includes('&quot;isValidating&quot;') && html.includes('&quot;data&quot;');
    const seen = SEEN_AT_ONCE[name];
    if (isRead) expect(Object.keys(SEEN_AT_ONCE)).toContain(name);
    if (seen !== undefined) expect(html).toContain(seen);
  });
});
