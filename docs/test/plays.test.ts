// @vitest-environment happy-dom
/** What one can play with is loaded when somebody opens it, whenever that is. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leavePlays, watchPlays } from '../.vitepress/theme/plays.ts';

test('what was opened before the page had its programs is loaded with them, and ends with the page', async () => {
  document.body.innerHTML =
    '<details class="play" data-play="carts" open><div class="play-place"></div></details>' +
    '<details class="play" data-play="carts"><div class="play-place"></div></details>';
  watchPlays();
  await screen.findByRole('button', { name: 'Play the clicks' }, { timeout: 10_000 });
  expect(document.querySelector('details:not([open])')?.textContent).toBe('');
  const place = document.querySelector('details[open] .play-place');
  document.body.replaceChildren();
  leavePlays();
  expect(place?.textContent).toBe('');
}, 20_000);
