import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL_HOOKS, pageOf } from '../test/all-hooks.tsx';

// Reads that no server answers are logged; that is not what is looked at here.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.each(ALL_HOOKS)('%s in the browser', (_entry, hooks) => {
  it.each(hooks)('%s takes over what the server has rendered as it is', async (name, hook) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(pageOf(name, hook));
    const onRecoverableError = vi.fn();
    const root = await act(() =>
      hydrateRoot(container, pageOf(name, hook), { onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
