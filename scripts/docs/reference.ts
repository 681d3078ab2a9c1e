/** Reads with TypeDoc what the entries export: names, types and docstrings. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Application,
  ReflectionKind,
  type Comment,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
} from 'typedoc';
import type { Entry, Exported, Member, Part, Prose } from './reference-model.ts';

const PACKAGE = 'packages/sdk';
/** The wire's types are generated: the pages of the API tell them. */
const ELSEWHERE = new Set(['./types', './openapi.json', './package.json']);

interface Manifest {
  name: string;
  exports: Record<string, { '@filigrana/source': string }>;
}

/** What the package exports, by the names that people import, with its sources. */
function entriesOf(root: string): { name: string; file: string }[] {
  const text = readFileSync(path.join(root, PACKAGE, 'package.json'), 'utf8');
  const { name, exports } = JSON.parse(text) as Manifest;
  return Object.entries(exports)
    .filter(([entry]) => !ELSEWHERE.has(entry))
    .map(([entry, { '@filigrana/source': source }]) => ({
      name: path.posix.join(name, entry),
      file: path.posix.join(PACKAGE, source),
    }));
}

/** What is longer is told by its members, or by its own page. */
const MAX_TYPE = 400;

export async function readReference(root: string): Promise<Entry[]> {
  const entries = entriesOf(root);
  const app = await Application.bootstrap({
    entryPoints: entries.map(({ file }) => path.join(root, file)),
    tsconfig: path.join(root, PACKAGE, 'tsconfig.json'),
    // `tsc` has judged the sources already.
    skipErrorChecking: true,
    logLevel: 'Error',
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    sort: ['source-order'],
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources.');
  // One module per entry, told apart by what only it exports: their names depend on the folder.
  const modules = project.children ?? [];
  return entries.map(({ name, file }) => {
    const stem = file.replace(/^packages\/sdk\/src\//, '').replace(/(\/index)?\.ts$/, '');
    const module = modules.find((each) => each.name === stem || each.name.endsWith(`/${stem}`));
    if (!module) throw new Error(`TypeDoc knows no entry ${name}.`);
    return { name, symbols: (module.children ?? []).flatMap(exportedOf) };
  });
}

function exportedOf(found: DeclarationReflection): Exported[] {
  const [call] = found.signatures ?? [];
  const { name } = found;
  if (call)
    return [
      {
        name,
        kind: 'function',
        signature: (found.signatures ?? []).map((each) => `function ${headOf(each)}`).join('\n'),
        params: paramsOf(call),
        members: membersOf(call.type?.type === 'reflection' ? call.type.declaration : undefined),
        ...proseOf(call.comment ?? found.comment),
      },
    ];
  const kind = kindOf(found);
  if (!kind) return [];
  return [
    {
      name,
      kind,
      signature: signatureOf(found),
      params: [],
      members: membersOf(found),
      ...proseOf(found.comment),
    },
  ];
}

function kindOf({ kind }: DeclarationReflection): Exported['kind'] | undefined {
  if (kind === ReflectionKind.Class) return 'class';
  if (kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias) return 'type';
  return kind === ReflectionKind.Variable ? 'value' : undefined;
}

function signatureOf(found: DeclarationReflection): string {
  const { name, kind, type } = found;
  const parents = (found.extendedTypes ?? []).map(String);
  const extended = parents.length > 0 ? ` extends ${parents.join(', ')}` : '';
  if (kind === ReflectionKind.Class) return `class ${name}${extended}`;
  if (kind === ReflectionKind.Interface) return `interface ${name}${generics(found)}${extended}`;
  const text = type ? typeText(type) : '';
  if (kind === ReflectionKind.TypeAlias) return `type ${name}${generics(found)} = ${text}`;
  return `const ${name}: ${text}`;
}

const generics = ({
  typeParameters = [],
}: Pick<DeclarationReflection | SignatureReflection, 'typeParameters'>) =>
  typeParameters.length === 0 ? '' : `<${typeParameters.map(({ name }) => name).join(', ')}>`;

/** What is taken apart where it is taken has no name of its own. */
const nameOf = ({ name }: ParameterReflection) => (name === '__namedParameters' ? 'options' : name);

function parameterText(parameter: ParameterReflection): string {
  const { flags, type, defaultValue } = parameter;
  const isOptional = flags.isOptional || defaultValue !== undefined;
  const name = `${flags.isRest ? '...' : ''}${nameOf(parameter)}${isOptional ? '?' : ''}`;
  return `${name}: ${type ? typeText(type) : 'unknown'}`;
}

const resultText = ({ type }: SignatureReflection) => (type ? typeText(type) : 'void');

/** As wide as it may be on one line. */
const LINE = 70;

function headOf(signature: SignatureReflection): string {
  const given = (signature.parameters ?? []).map(parameterText);
  const result = resultText(signature);
  const list = given.join(', ');
  const isLong = given.length > 0 && list.length + result.length > LINE;
  const inside = isLong ? `\n${given.map((each) => `  ${each},`).join('\n')}\n` : list;
  return `${signature.name}${generics(signature)}(${inside}): ${result}`;
}

const callText = (call: SignatureReflection) =>
  `(${(call.parameters ?? []).map(parameterText).join(', ')}) => ${resultText(call)}`;

/** A type as people read it; what holds many things is cut to its kind. */
function typeText(type: NonNullable<DeclarationReflection['type']>): string {
  const text = type.toString();
  if (text.length <= MAX_TYPE) return text;
  if (type.type === 'reflection') return '{ … }';
  return `${text.slice(0, MAX_TYPE)}…`;
}

const paramsOf = (signature: SignatureReflection): Part[] =>
  (signature.parameters ?? []).map((parameter) => ({
    name: nameOf(parameter),
    type: parameter.type ? typeText(parameter.type) : 'unknown',
    text: markdownOf(parameter.comment?.summary),
  }));

function membersOf(found: DeclarationReflection | undefined): Member[] {
  const held = found?.type?.type === 'reflection' ? found.type.declaration : found;
  return (held?.children ?? [])
    .filter(({ kind, flags }) => kind !== ReflectionKind.Constructor && !flags.isInherited)
    .map((child) => ({ ...memberOf(child), members: functionsOf(child) }));
}

function memberOf(child: DeclarationReflection): Part {
  const [call] = child.signatures ?? [];
  const type = call ? callText(call) : child.type ? typeText(child.type) : 'unknown';
  const comment = child.comment ?? call?.comment ?? functionOf(child)?.comment;
  return {
    name: `${child.name}${child.flags.isOptional ? '?' : ''}`,
    type,
    text: [markdownOf(comment?.summary), returnsOf(comment)].filter(Boolean).join(' '),
  };
}

/** The function that a field holds. */
const functionOf = ({ type }: DeclarationReflection) =>
  type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;

/** The functions that a field's object holds, as `shop.cart` does. */
function functionsOf({ type }: DeclarationReflection): Part[] {
  if (type?.type !== 'reflection') return [];
  return (type.declaration.children ?? []).map(memberOf);
}

function proseOf(comment: Comment | undefined): Prose {
  const tagged = (tag: string) =>
    (comment?.blockTags ?? [])
      .filter((each) => each.tag === tag)
      .map(({ content }) => markdownOf(content));
  return {
    text: markdownOf(comment?.summary),
    returns: tagged('@returns').join(' '),
    throws: tagged('@throws'),
    examples: tagged('@example').map((text) => text.replace(/^```\w*\n|\n```$/g, '')),
  };
}

const returnsOf = (comment: Comment | undefined) =>
  (comment?.blockTags ?? [])
    .filter(({ tag }) => tag === '@returns')
    .map(({ content }) => `Returns ${markdownOf(content)}`)
    .join(' ');

const markdownOf = (parts: readonly CommentDisplayPart[] = []) =>
  parts
    .map((part) => (part.kind === 'inline-tag' ? `\`${part.text.trim()}\`` : part.text))
    .join('')
    .trim();
