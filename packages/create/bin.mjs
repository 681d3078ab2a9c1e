#!/usr/bin/env node
// npm create filigrana [folder] [-- --template vite|next] [--host URL]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { begin, Refusal, TEMPLATES } from './begin.mjs';

const HELP = `npm create filigrana [folder] [-- options]

Begins a storefront of a Filigrana shop in a new folder ('tienda' without a name).

  --template vite   a page that needs nothing beside it (default)
  --template next   the Next.js App Router
  --host URL        the shop that it shows; without one, it brings a shop of its own, with sample data
                    that a reload (vite) or the next start (next) forgets
  --help            says this
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      template: { type: 'string', default: 'vite' },
      host: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(HELP);
  else {
    if (positionals.length > 1) throw new Refusal('One folder at a time.');
    const [folder = 'tienda'] = positionals;
    await begin({ folder: path.resolve(folder), template: values.template, host: values.host });
    const typed = /^[\p{L}\p{M}\p{N}_./\\:-]+$/u.test(folder) ? folder : `"${folder}"`;
    console.log(`A storefront (${TEMPLATES[values.template]}) is in ${folder}. Now:

  cd ${typed}
  npm install
  npm start`);
  }
} catch (error) {
  if (!(error instanceof Refusal) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = 1;
}
