import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEADER = '// Generated from openapi/ by `npm run contract`. Do not edit.\n\n';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** TypeScript types of the bundled contract; file parts of multipart bodies become `Blob`. */
export async function generateTypes(contract) {
  const ast = await openapiTS(structuredClone(contract), {
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
  });
  return HEADER + astToString(ast);
}
