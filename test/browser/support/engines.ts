import type { Engine } from './engine.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

type Start = (viewport: { width: number; height: number }) => Promise<Engine>;

/** The engines that people's browsers have, and how each is started. */
export const ENGINES: [name: string, start: Start][] = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
];
