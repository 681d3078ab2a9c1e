// Builds the web app: first the browser's files, then the renderer that names them. Prints what a first view costs.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { measure, report } from './size-budget.mjs';

const root = import.meta.dirname;
process.chdir(root);
process.env.NODE_ENV = 'production';
await rm(path.join(root, 'dist'), { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });
console.log(report(await measure(path.join(root, 'dist/client'))));
