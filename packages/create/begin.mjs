import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What can be begun, by the name of its folder in `templates`. */
export const TEMPLATES = { vite: 'Vite and React', next: 'Next.js' };

/** Its scripts where there is no shop to ask, and the page brings its own. */
const WITH_OWN_SHOP = {
  vite: { start: 'node start.mjs --mocks', dev: 'vite --mode mocks' },
  next: { start: 'node start.mjs --mocks', dev: 'node start.mjs --dev --mocks' },
};

/** And where there is one. */
const WITH_A_SHOP = {
  vite: { start: 'node start.mjs', dev: 'vite' },
  next: { start: 'node start.mjs', dev: 'next dev' },
};

/** Something that was asked for cannot be done; nothing has been written. */
export class Refusal extends Error {}

const templateFolder = (name) => path.join(import.meta.dirname, 'templates', name);

function checkedHost(host) {
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol))
    throw new Refusal(`--host needs an address like https://api.example.com, not '${host}'.`);
  const { origin, href } = new URL(host);
  if (href !== `${origin}/`)
    throw new Refusal(`--host is the shop's address without a path: ${origin}, not '${host}'.`);
  return origin;
}

/** What npm takes for a name, made of the folder's. */
const nameOf = (folder) =>
  path
    .basename(folder)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'tienda';

function readmeOf({ name, template, shop }) {
  const { start, dev } = WITH_A_SHOP[template];
  const aboutShop =
    shop === undefined
      ? `It brings a shop of its own, with sample data. For a real one, write \`SHOP_HOST=https://api.example.com\` into \`.env\` and make the scripts in \`package.json\` \`"start": "${start}"\` and \`"dev": "${dev}"\`.`
      : 'The shop that it shows is named in `.env`.';
  return `# ${name}

A storefront of a [Filigrana](https://github.com/filigrana/filigrana) shop, with ${TEMPLATES[template]}.

\`\`\`sh
npm install
npm start      # as visitors have it
npm run dev    # reloads while you edit
npm run check  # the types
\`\`\`

${aboutShop}
`;
}

/**
 * Writes a storefront into a folder that is not there yet, or empty.
 *
 * @throws Refusal When there is something in the folder, or an option is none.
 */
export async function begin({ folder, template, host }) {
  if (!Object.hasOwn(TEMPLATES, template))
    throw new Refusal(`--template is ${Object.keys(TEMPLATES).join(' or ')}, not '${template}'.`);
  const shop = host === undefined ? undefined : checkedHost(host);
  const there = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new Refusal(`${folder} is a file.`) : error;
  });
  if (there.length > 0) throw new Refusal(`${folder} is not empty.`);

  await mkdir(folder, { recursive: true });
  await cp(templateFolder(template), folder, { recursive: true });
  const write = (file, text) => writeFile(path.join(folder, file), text);
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const { description: _ours, license: _license, ...kept } = manifest;
  Object.assign(kept.scripts, (shop === undefined ? WITH_OWN_SHOP : WITH_A_SHOP)[template]);
  const name = nameOf(folder);
  const own = { ...kept, name, version: '0.1.0' };
  await write('package.json', `${JSON.stringify(own, null, 2)}\n`);
  await write('README.md', readmeOf({ name, template, shop }));
  // npm leaves a file of this name out of packages.
  await write('.gitignore', 'node_modules/\ndist/\n.next/\nnext-env.d.ts\n*.tsbuildinfo\n.env\n');
  if (shop !== undefined) await write('.env', `SHOP_HOST=${shop}\n`);
}
