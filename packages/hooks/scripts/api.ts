/** Reads what the entries export, with their docstrings, from the sources. */
import path from 'node:path';
import ts from 'typescript';

export const PACKAGE = path.resolve(import.meta.dirname, '..');
export const SOURCE = path.join(PACKAGE, 'src');

export function compilerOptions(): ts.CompilerOptions {
  const file = path.join(PACKAGE, 'tsconfig.json');
  const read = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  return ts.parseJsonConfigFileContent(read.config, ts.sys, PACKAGE).options;
}

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Reads files once for all programs, and those that are only in memory from there. */
export function compilerHost(sources: ReadonlyMap<string, string> = new Map()): ts.CompilerHost {
  const host = ts.createCompilerHost(compilerOptions());
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const text = sources.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, version);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, version));
    return parsed.get(file);
  };
  return host;
}

/** A field of what a hook returns. */
export interface Member {
  name: string;
  type: string;
  meaning: string;
}

/** Something that an entry exports, as its docstring tells of it. */
export interface Documented {
  name: string;
  /** File that it is declared in. */
  file: string;
  text: string;
  params: readonly { name: string; text: string }[];
  example: string;
  /** Of a function: its head, and the fields of what it returns. */
  signature: string;
  members: readonly Member[];
}

const plain = (parts: ts.SymbolDisplayPart[]) => ts.displayPartsToString(parts).trim();

const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** A type as people read it: words to choose from are listed, everything else is named. */
function typeText(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string {
  const { StringLiteral, Null } = ts.TypeFlags;
  const isChoice =
    type.isUnion() && type.types.every(({ flags }) => flags & (StringLiteral | Null));
  const text = checker.typeToString(
    type,
    at,
    FORMAT | (isChoice ? ts.TypeFormatFlags.InTypeAlias : 0),
  );
  return (
    text
      // All codes of an entry at once: `useTexts` knows them.
      .replaceAll(/(?:"[\w.]+" \| ){12,}"[\w.]+"/g, 'Code')
      // As the entry exports it.
      .replaceAll(/\bStorefrontNotice\b/g, 'Notice')
  );
}

/** Longer types are read where they are declared, by the names that they have there. */
const LONGEST = 400;

function declaredText({ declarations }: ts.Symbol): string | undefined {
  const [at] = declarations ?? [];
  return at && ts.isPropertySignature(at) ? at.type?.getText() : undefined;
}

function membersOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): Member[] {
  // SWR documents its own answer, and a word needs no list of its letters.
  if (
    type.symbol?.name === 'SWRResponse' ||
    !(type.flags & ts.TypeFlags.Object || type.isIntersection())
  )
    return [];
  if (checker.isArrayType(type) || type.getCallSignatures().length > 0) return [];
  return type.getProperties().map((property) => {
    const text = typeText(checker.getTypeOfSymbolAtLocation(property, at), at, checker);
    return {
      name: property.name,
      type: text.length > LONGEST ? (declaredText(property) ?? text) : text,
      meaning: plain(property.getDocumentationComment(checker)).replaceAll('\n', ' '),
    };
  });
}

function describe(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): Documented | null {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return null;
  const tags = symbol.getJsDocTags(checker);
  const of = (tag: string) =>
    tags.filter((each) => each.name === tag).map((each) => plain(each.text ?? []));
  const isFunction = ts.isFunctionDeclaration(declaration);
  const head = isFunction
    ? declaration
        .getText()
        .slice(0, (declaration.body?.pos ?? declaration.end) - declaration.getStart())
    : '';
  const signature = isFunction ? checker.getSignatureFromDeclaration(declaration) : undefined;
  return {
    name,
    file: declaration.getSourceFile().fileName,
    text: plain(symbol.getDocumentationComment(checker)),
    params: of('param').map((text) => {
      const [first = '', ...rest] = text.split(' ');
      return { name: first, text: rest.join(' ') };
    }),
    example: of('example').join('\n'),
    signature: head.replace(/^export /, ''),
    members: signature ? membersOf(signature.getReturnType(), declaration, checker) : [],
  };
}

/** A type that an entry exports. */
export interface DocumentedType {
  name: string;
  text: string;
  /** What it stands for, when that is no list of fields. */
  definition: string;
  members: readonly Member[];
}

function describeType(
  symbol: ts.Symbol,
  name: string,
  checker: ts.TypeChecker,
): DocumentedType | null {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return null;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isAlias = ts.isTypeAliasDeclaration(declaration);
  const found = membersOf(type, declaration, checker);
  // Made from a catalogue: the catalogue has its own page.
  const members = isAlias && found.length > 60 ? [] : found;
  return {
    name,
    text: plain(symbol.getDocumentationComment(checker)),
    definition: isAlias && members.length === 0 ? declaration.type.getText() : '',
    members,
  };
}

/** The types of a package's own that each entry exports, by their names. */
export function readTypes(entries: readonly string[]): DocumentedType[][] {
  return exportsOf(entries, (symbol, name, checker) => {
    const isOwn = symbol.declarations?.[0]?.getSourceFile().fileName.startsWith(SOURCE);
    return symbol.flags & ts.SymbolFlags.Type && !(symbol.flags & ts.SymbolFlags.Value) && isOwn
      ? describeType(symbol, name, checker)
      : null;
  }).map((types) => types.sort((a, b) => a.name.localeCompare(b.name)));
}

/** What each entry exports by value, in the order of its file. */
export const readEntries = (entries: readonly string[]): Documented[][] =>
  exportsOf(entries, (symbol, name, checker) =>
    symbol.flags & ts.SymbolFlags.Value ? describe(symbol, name, checker) : null,
  );

function exportsOf<Told>(
  entries: readonly string[],
  tell: (symbol: ts.Symbol, name: string, checker: ts.TypeChecker) => Told | null,
): Told[][] {
  const files = entries.map((entry) => path.join(SOURCE, entry));
  const program = ts.createProgram(files, compilerOptions(), compilerHost());
  const checker = program.getTypeChecker();
  return files.map((name) => {
    const file = program.getSourceFile(name);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${name} exports nothing.`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return tell(symbol, exported.name, checker) ?? [];
    });
  });
}
