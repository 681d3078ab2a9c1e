import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { PUBLISHED } from './pack.mjs';
import { root } from './run.mjs';

/** Longer signatures (inferred machines, the whole wire) are cut; a digest tells when the rest changes. */
const LONGEST = 1_200;

/**
 * What strangers can see: a text per entry of each package, made from the built declarations.
 * Answers `{ 'sdk.domain.txt': '…' }`.
 */
export async function surfaces() {
  const entries = (await Promise.all(PUBLISHED.map(entriesOf))).flat();
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
  );
  return Object.fromEntries(
    entries.map(({ title, name, file }) => [name, surfaceOf(program, file, title)]),
  );
}

async function entriesOf(name) {
  const folder = path.join(root, 'packages', name);
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(manifest.exports)
    .filter(([entry]) => !entry.endsWith('.json'))
    .map(([entry, target]) => ({
      title: `@filigrana/${name}${entry.slice(1)}`,
      name: `${[name, ...entry.split('/').slice(1)].join('.')}.txt`,
      file: path.join(folder, target.default.replace(/\.js$/, '.d.ts')),
    }));
}

function surfaceOf(program, file, title) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${title} has no declarations: ${file}`);
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const targets = new Set(exported.map((symbol) => unaliased(checker, symbol)));
  const lines = exported.map((symbol) =>
    lineOf(symbol.name, unaliased(checker, symbol).declarations ?? []),
  );
  const hidden = hiddenBehind(checker, targets, path.dirname(file));
  const parts = [title, '', ...lines.sort(byName)];
  if (hidden.length > 0) parts.push('', 'Not exported, but part of the above:', '', ...hidden);
  return `${parts.join('\n')}\n`;
}

const byName = (a, b) => (a < b ? -1 : 1);

const unaliased = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Types of the same package that the exported ones are made of: changing them changes the surface. */
function hiddenBehind(checker, targets, folder) {
  const found = new Map();
  const visited = new Set(targets);
  const queue = [...targets];
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && unaliased(checker, symbol);
      const [declaration] = target?.declarations ?? [];
      if (declaration && !visited.has(target) && isTopLevel(declaration)) {
        visited.add(target);
        if (declaration.getSourceFile().fileName.startsWith(folder)) {
          found.set(target.name, lineOf(target.name, target.declarations));
          queue.push(target);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  for (let symbol = queue.pop(); symbol; symbol = queue.pop())
    for (const declaration of symbol.declarations ?? [])
      if (declaration.getSourceFile().fileName.startsWith(folder)) visit(declaration);
  return [...found.values()].sort(byName);
}

const isTopLevel = (node) => {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent.parent : node.parent;
  return holder !== undefined && ts.isSourceFile(holder);
};

const printer = ts.createPrinter({ removeComments: true });

/** One line for one name: its kind and its whole signature. */
function lineOf(name, declarations) {
  const texts = declarations.map((declaration) => {
    const text = printer
      .printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
      .replace(/\s+/g, ' ')
      .replace(/^(export |declare |default )+/, '');
    return ts.isVariableDeclaration(declaration) ? `const ${text}` : text;
  });
  const line = `${name}: ${texts.join(' & ')}`;
  if (line.length <= LONGEST) return line;
  const digest = createHash('sha256').update(line).digest('hex').slice(0, 12);
  return `${line.slice(0, LONGEST)} … (${line.length} characters, ${digest})`;
}
