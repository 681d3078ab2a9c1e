/** What a member means that has no docstring of its own, because that stands elsewhere already. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ArrayType,
  Comment,
  type Context,
  type DeclarationReflection,
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
  components: { schemas: Record<string, Schema> };
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

/** What a field of the wire means: in the schema of that name, or in most schemas that have it. */
function wireMeaning(owner: string, name: string): string | undefined {
  const own = fields.get(owner)?.get(name);
  if (own !== undefined) return own;
  const said = [...fields.values()].flatMap((of) => of.get(name) ?? []);
  return said.find((one) => said.filter((other) => other === one).length * 2 > said.length);
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

/** Gives a member that a function makes the docstring of the function. */
export function addMakersMeaning(context: Context, member: DeclarationReflection): void {
  const declaration = context.getSymbolFromReflection(member)?.declarations?.[0];
  if (member.hasComment() || !declaration || !ts.isPropertyAssignment(declaration)) return;
  const { initializer } = declaration;
  if (!ts.isCallExpression(initializer)) return;
  const { checker } = context;
  let maker = checker.getSymbolAtLocation(initializer.expression);
  if (maker && maker.flags & ts.SymbolFlags.Alias) maker = checker.getAliasedSymbol(maker);
  const said = maker && ts.displayPartsToString(maker.getDocumentationComment(checker));
  if (said) member.comment = saying(said);
}

/** A description of the contract is what a member means, not a part of what is said of it. */
function describe({ comment }: DeclarationReflection | ParameterReflection): void {
  const said = comment?.getTag('@description');
  if (!comment || !said) return;
  comment.removeTags('@description');
  comment.summary = [...comment.summary, ...said.content];
}

/** Gives every member and parameter without a docstring the meaning that stands elsewhere. */
export function addMeanings({ project }: Context): void {
  const members = project.getReflectionsByKind(
    ReflectionKind.Property | ReflectionKind.Parameter,
  ) as (DeclarationReflection | ParameterReflection)[];
  for (const member of members) {
    describe(member);
    // What is called is told with its parameters.
    const isCalled = member.type instanceof ReflectionType && member.type.declaration.signatures;
    if (member.hasComment() || isCalled) continue;
    const said = wireMeaning(member.parent?.name ?? '', member.name);
    const summary = said === undefined ? typeMeaning(member.type) : saying(said).summary;
    if (summary) member.comment = new Comment(summary);
  }
}
