/** Reads with TypeDoc what the packages export, and writes the pages of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Application,
  type Context,
  Converter,
  NamedTupleMember,
  OptionDefaults,
  PageEvent,
  ParameterReflection,
  ReflectionFlag,
  ReflectionKind,
  type SignatureReflection,
  TupleType,
  type TypeDocOptions,
} from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { ALL_MACHINES } from '../../packages/hooks/test/all-machines.ts';
import { chartOf } from './chart.ts';
import { addMakersMeaning, addMeanings } from './meanings.ts';
import { REPOSITORY, root } from './root.ts';

const MACHINES = new Map(ALL_MACHINES);

/** The address of the page of a machine; one that is made for every form is told with its maker. */
export const pageOf = (name: string) =>
  `/reference/hooks/machines/${name.startsWith('create') ? 'functions' : 'variables'}/${name}`;

interface Manifest {
  exports: Record<string, { '@filigrana/source'?: string }>;
}

/** Source files of the entries by what people import; the wire's types are told with the calls. */
const ENTRIES = new Map(
  ['sdk', 'hooks', 'mocks', 'conformance'].flatMap((name) => {
    const folder = path.join(root, 'packages', name);
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    return Object.entries((JSON.parse(text) as Manifest).exports).flatMap(
      ([entry, { '@filigrana/source': source }]): [string, string][] =>
        source === undefined || entry === './types'
          ? []
          : [[path.join(folder, source), path.posix.join('@filigrana', name, entry)]],
    );
  }),
);

/** What a function takes as a named tuple is shown as its parameters. */
function partsOf(given: ParameterReflection, signature: SignatureReflection) {
  if (!given.flags.isRest || !(given.type instanceof TupleType)) return given;
  return given.type.elements.flatMap((part) => {
    if (!(part instanceof NamedTupleMember)) return [];
    const parameter = new ParameterReflection(part.name, ReflectionKind.Parameter, signature);
    parameter.type = part.element;
    parameter.setFlag(ReflectionFlag.Optional, part.isOptional);
    return parameter;
  });
}

/** TypeDoc over all entries; a link or a tag of a docstring that leads nowhere is a warning. */
export async function readSources() {
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
    entryPoints: [...ENTRIES.keys()],
    tsconfig: path.join(root, 'docs/tsconfig.json'),
    name: 'Reference',
    out: path.join(root, 'docs/reference'),
    docsRoot: path.join(root, 'docs'),
    readme: 'none',
    // `tsc` has judged the sources already.
    skipErrorChecking: true,
    logLevel: 'Warn',
    validation: { invalidLink: true, notDocumented: false, notExported: false },
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    blockTags: [...OptionDefaults.blockTags, '@description'],
    disableGit: true,
    basePath: root,
    // Paths begin where those of all entries part.
    sourceLinkTemplate: `${REPOSITORY}/packages/{path}#L{line}`,
    membersWithOwnFile: ['Class', 'Function', 'Variable'],
    excludeScopesInPaths: true,
    // What people call stands before what it takes and gives.
    groupOrder: ['Functions', 'Variables', 'Classes', 'Interfaces', 'Type Aliases', '*'],
    pageTitleTemplates: { index: 'Reference', module: '{name}', member: '{name}' },
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
  } as Partial<TypeDocOptions & PluginOptions>);
  const { converter, renderer } = app;
  // Entries are named as people import them, not after their files.
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const module of project.children ?? [])
      module.name = ENTRIES.get(module.sources?.[0]?.fullFileName ?? '') ?? module.name;
  });
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (_context: Context, signature) => {
    signature.parameters &&= signature.parameters.flatMap((given) => partsOf(given, signature));
  });
  converter.on(Converter.EVENT_CREATE_DECLARATION, addMakersMeaning);
  converter.on(Converter.EVENT_RESOLVE_BEGIN, addMeanings);
  renderer.on(PageEvent.END, (page) => {
    const { name } = page.model;
    const machine = MACHINES.get(name);
    const chart = machine ? chartOf(machine) : '';
    // The type of a machine is its chart, which is drawn below.
    const told = chart === '' ? page.contents : page.contents?.replace(/^> `const`.*\n/m, '');
    const linked = told?.replaceAll(/(?<!\[)`(\w+Machine)`/g, (said, other: string) =>
      MACHINES.has(other) && other !== name ? `[${said}](${pageOf(other)})` : said,
    );
    // Examples of hooks have elements in them.
    page.contents = `${linked?.replaceAll('```ts\n', '```tsx\n') ?? ''}\n${chart}\n`;
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources.');
  app.validate(project);
  return { app, project };
}
