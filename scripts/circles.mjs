// node scripts/circles.mjs: fails when files import each other in a circle, be it through types or
// through `import()`, which the linter's `import/no-cycle` does not follow.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { fail, root } from './lib/run.mjs';

const CODE = /\.(?:m?js|tsx?)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|build|cache)\//;

/** The files that one names with a path, as absolute paths. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
    .filter((name) => name?.startsWith('.'))
    .map((name) => path.resolve(path.dirname(file), name));
}

const left = new Map(
  ['docs', 'examples', 'packages', 'scripts', 'test']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => CODE.test(file) && !NOT_OURS.test(file))
    .map((file) => path.join(root, file))
    .map((file) => [file, importsOf(file)]),
);

/** Follows a file's imports; `way` leads to it. What is done with leads to no circle. */
function follow(file, way = []) {
  if (way.includes(file)) {
    const circle = [...way.slice(way.indexOf(file)), file];
    fail(`Import circle: ${circle.map((one) => path.relative(root, one)).join(' → ')}`);
  }
  for (const next of left.get(file) ?? []) follow(next, [...way, file]);
  left.delete(file);
}
for (const file of [...left.keys()]) follow(file);
