// npm run soak -- <proof> [size=number …]: the long form of a proof of reliability; without a name, the list.
import { PROOFS } from '../packages/server/test/proofs/sizes.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

const [name, ...settings] = process.argv.slice(2);

if (name === undefined) {
  for (const [proof, { shows, sizes }] of Object.entries(PROOFS)) {
    const long = Object.entries(sizes).map(([size, value]) => `${size}=${value}`);
    console.log(`${proof.padEnd(14)}${shows}\n${' '.repeat(14)}${long.join(' ')}`);
  }
  process.exit(0);
}

const chosen = name === 'all' ? Object.keys(PROOFS) : [name];
if (!chosen.every((proof) => Object.hasOwn(PROOFS, proof)))
  fail(`There is no proof "${name}". npm run soak lists them.`);

const own = Object.fromEntries(
  settings.map((setting) => {
    const [, size, value] =
      /^(\w+)=(\d+)$/.exec(setting) ?? fail(`"${setting}" is not size=number.`);
    return [size, Number(value)];
  }),
);

await ensureInstalled();
let failed = 0;
for (const proof of chosen) {
  const sizes = { ...PROOFS[proof].sizes, ...own };
  const file = `packages/server/test/proofs/${proof}.test.ts`;
  const args = ['run', file, '--project=proofs', '--disable-console-intercept'];
  await node([bin('vitest'), ...args], { env: { SOAK_SIZES: JSON.stringify(sizes) } }).catch(
    () => (failed += 1),
  );
}
process.exit(failed > 0 ? 1 : 0);
