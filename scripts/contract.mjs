// npm run contract: lints openapi/, bundles it for the SDK and generates its types and its table of operations.
//   --check        compares with the committed files instead of writing them
//   --docs <file>  builds the reference documentation from the committed bundle
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkConventions } from './contract/conventions.mjs';
import { checkExamples, strayExamples } from './contract/examples.mjs';
import { generateOperations } from './contract/operations.mjs';
import { buildDocs, bundle, lint } from './contract/redocly.mjs';
import { generateTypes } from './contract/types.mjs';
import { fail, root } from './lib/run.mjs';

const BUNDLE = 'packages/sdk/openapi.json';
const TYPES = 'packages/sdk/src/types.gen.ts';
const OPERATIONS = 'packages/sdk/src/operations.gen.ts';

const [mode, docsFile] = process.argv.slice(2);
if (mode === '--docs' && docsFile) await writeDocs(docsFile);
else if (mode === undefined) await write(await generate());
else if (mode === '--check') await compare(await generate());
else fail('Usage: node scripts/contract.mjs [--check | --docs <file>]');

async function generate() {
  await lint().catch(() => fail('The contract does not lint.'));
  const contract = await bundle().catch(() => fail('The contract does not bundle.'));
  const findings = [
    ...(await strayExamples(contract)),
    ...checkConventions(contract),
    ...checkExamples(contract),
  ];
  if (findings.length > 0) fail(`The contract breaks its own rules:\n  ${findings.join('\n  ')}`);
  return {
    [BUNDLE]: `${JSON.stringify(contract, null, 2)}\n`,
    [TYPES]: await generateTypes(contract),
    [OPERATIONS]: generateOperations(contract),
  };
}

async function write(files) {
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(root, file), text);
  console.log(`The contract is sound; wrote ${Object.keys(files).join(', ')}.`);
}

async function compare(files) {
  for (const [file, text] of Object.entries(files)) {
    const committed = await readFile(path.join(root, file), 'utf8').catch(() => '');
    if (committed !== text) fail(`${file} is stale: run \`npm run contract\`.`);
  }
  console.log('The contract is sound and its generated files are current.');
}

async function writeDocs(file) {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await buildDocs(path.join(root, BUNDLE), path.resolve(file)).catch(() =>
    fail('The documentation cannot be built.'),
  );
}
