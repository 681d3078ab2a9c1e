import { vi } from 'vitest';
import { keepsPage } from '../src/app/navigation.ts';

/** Here there is no history to go back in: the way back only asks what lies over the page, as it does in a browser. */
export const stubWayBack = () =>
  vi.spyOn(window.history, 'back').mockImplementation(() => void keepsPage());
