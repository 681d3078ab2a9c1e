/** What a member means that has no docstring of its own, because that stands elsewhere already. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ArrayType,
  Comment,
  type Context,
  DeclarationReflection,
  LiteralType,
  type ParameterReflection,
  ReferenceType,
  ReflectionKind,
  ReflectionType,
  type SomeType,
  TypeOperatorType,
  UnionType,
} from 'typedoc';
import ts from 'typescript';
import { root } from './root.ts';

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const contract = JSON.parse(readFileSync(path.join(root, 'packages/sdk/openapi.json'), 'utf8')) as {
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, { name: string; description: string }>;
  };
};
const { schemas } = contract.components;

/** The description of a schema, or of what it refers to. */
function described({ description, $ref, items, ...of }: Schema): string | undefined {
  if (description !== undefined) return description;
  const named = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? ''];
  const parts = [named, items, ...(of.allOf ?? []), ...(of.anyOf ?? []), ...(of.oneOf ?? [])];
  for (const part of parts) {
    const said = part && described(part);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What each field of a schema means, that of its parts included. */
const fieldsOf = ({ properties = {}, $ref, allOf = [] }: Schema): [string, string][] => [
  ...allOf.flatMap(fieldsOf),
  ...($ref === undefined ? [] : fieldsOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {})),
  ...Object.entries(properties).flatMap(([name, field]): [string, string][] => {
    const said = described(field);
    return said === undefined ? [] : [[name, said]];
  }),
];

const fields = new Map(
  Object.entries(schemas).map(([name, schema]) => [name, new Map(fieldsOf(schema))]),
);

/** What the parameters mean that calls share. */
const parameters = new Map(
  Object.values(contract.components.parameters).map(({ name, description }) => [name, description]),
);

/** What a field of the wire means: in the schema of that name, or in most of the several that have it. */
function wireMeaning(owner: string, name: string): string | undefined {
  const own = fields.get(owner)?.get(name);
  if (own !== undefined) return own;
  const said = [...fields.values()].flatMap((of) => of.get(name) ?? []);
  const isUsual = (one: string) => said.filter((other) => other === one).length * 2 > said.length;
  return said.length > 1 ? said.find(isUsual) : undefined;
}

/** What the type of a member means, be it a list or may it be missing. */
function typeMeaning(type: SomeType | undefined): Comment['summary'] | undefined {
  if (type instanceof ArrayType) return typeMeaning(type.elementType);
  if (type instanceof TypeOperatorType) return typeMeaning(type.target);
  if (type instanceof UnionType) {
    const said = type.types.flatMap((part) => typeMeaning(part) ?? []);
    return said.length > 0 ? said : undefined;
  }
  if (!(type instanceof ReferenceType) || !type.reflection?.isDeclaration()) return undefined;
  return type.reflection.comment?.summary;
}

const saying = (text: string) => new Comment([{ kind: 'text', text }]);

/** Gives a member that is another thing, or that a function makes, the docstring of that. */
export function addMakersMeaning(context: Context, member: DeclarationReflection): void {
  const declaration = context.getSymbolFromReflection(member)?.declarations?.[0];
  if (member.hasComment() || !declaration || !ts.isPropertyAssignment(declaration)) return;
  const { initializer } = declaration;
  const { checker } = context;
  let maker = checker.getSymbolAtLocation(
    ts.isCallExpression(initializer) ? initializer.expression : initializer,
  );
  if (maker && maker.flags & ts.SymbolFlags.Alias) maker = checker.getAliasedSymbol(maker);
  const said = maker && ts.displayPartsToString(maker.getDocumentationComment(checker));
  if (said) member.comment = saying(said);
}

type Member = DeclarationReflection | ParameterReflection;

/** A description of the contract is what a member means, not a part of what is said of it. */
function describe({ comment }: Member): void {
  const said = comment?.getTag('@description');
  if (!comment || !said) return;
  comment.removeTags('@description');
  comment.summary = [...comment.summary, ...said.content];
}

/** The name of what something is declared in, which may be a schema of the wire's types. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  return ts.findAncestor(declaration.parent, hasName)?.name.text;
}

const hasName = (node: ts.Node): node is ts.Node & { name: ts.Identifier } =>
  'name' in node && node.name !== undefined && ts.isIdentifier(node.name as ts.Node);

/** What tells the alternatives of a union apart, such as the `type` of an event. */
const isTag = ({ name, type }: Member): boolean =>
  (name === 'type' || name === 'kind') && type instanceof LiteralType;

/** What a member means by what it does when it is called, by its name on the wire, or by its type. */
function meaningOf(context: Context, member: Member): Comment['summary'] | undefined {
  const { name, type } = member;
  const called = type instanceof ReflectionType ? type.declaration.signatures : undefined;
  if (called) return called[0]?.comment?.summary;
  const declaration = context.getSymbolFromReflection(member)?.declarations?.[0];
  const owner = (declaration && ownerOf(declaration)) ?? member.parent?.name ?? '';
  // A key that is written nowhere, such as those of ranges, is one of these parameters.
  const said = wireMeaning(owner, name) ?? (declaration ? undefined : parameters.get(name));
  return said === undefined ? typeMeaning(type) : saying(said).summary;
}

/** Gives every member and parameter without a docstring the meaning that stands elsewhere. */
export function addMeanings(context: Context): void {
  const members = context.project.getReflectionsByKind(
    ReflectionKind.Property | ReflectionKind.Parameter,
  ) as Member[];
  for (const member of members) {
    describe(member);
    if (member.hasComment()) continue;
    const summary = meaningOf(context, member);
    if (summary) member.comment = new Comment(summary);
  }
  // A tag says itself what it means; a word is only needed beside others that have one.
  for (const member of members.filter(isTag))
    if (
      member.parent instanceof DeclarationReflection &&
      member.parent.children?.some((other) => other.hasComment())
    )
      member.comment ??= saying('Tells it from the others.');
}
