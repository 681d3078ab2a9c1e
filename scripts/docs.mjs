// npm run docs: builds the documentation site in docs/dist. With --open it is shown in a browser.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

const SOURCES = ['--conditions=@filigrana/source', '--import', 'tsx'];
const OPENERS = { darwin: 'open', win32: 'explorer' };

await ensureInstalled().catch((error) => fail(`Could not install the packages: ${error.message}`));
await node([...SOURCES, 'docs/.vitepress/write-pages.ts'])
  .then(() => node([...SOURCES, bin('vitepress'), 'build', 'docs']))
  .then(() => node(['scripts/contract.mjs', '--docs', 'docs/dist/contract.html'], { quiet: true }))
  .catch((error) => fail(`Could not build the documentation: ${error.message}`));

if (process.argv.includes('--open')) {
  const { serve } = await import('vitepress');
  const port = Number(process.env.PORT ?? 4173);
  await serve({ root: 'docs', port });
  const address = `http://localhost:${port}/`;
  // Where no browser can be opened the address stands in the terminal.
  spawn(OPENERS[process.platform] ?? 'xdg-open', [address]).on('error', () => undefined);
} else console.log('The documentation is in docs/dist.');
