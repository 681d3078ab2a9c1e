// npm start: builds the pages and serves them; --dev serves them while you edit; --mocks brings a shop.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const has = (option) => process.argv.includes(option);
// Not 3000, where the shop often is.
const env = { PORT: '3001', ...process.env };
if (has('--mocks')) env.SHOP_HOST = await (await import('./mocks.mjs')).startMocks();

const program = createRequire(import.meta.url).resolve('next/dist/bin/next');
for (const command of has('--dev') ? ['dev'] : ['build', 'start']) {
  const next = spawn(process.execPath, [program, command], { stdio: 'inherit', env });
  const code = await new Promise((ended) => next.on('exit', ended));
  if (code !== 0) process.exit(code ?? 1);
}
process.exit();
