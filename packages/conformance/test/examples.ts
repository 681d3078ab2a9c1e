import type { ContractDocument, Operation } from '@filigrana/sdk/contract';

interface WithExamples {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, { value?: unknown }> }>;
}

/** Every example that the contract has of one answer. */
export function examplesOf(
  document: ContractDocument,
  { url, method, status }: Pick<Operation, 'url' | 'method'> & { status: number },
): unknown[] {
  const item = document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method];
  let response = (item?.responses[status] ?? {}) as WithExamples;
  if (response.$ref !== undefined) {
    const name = response.$ref.split('/').at(-1) ?? '';
    response = (document.components?.['responses']?.[name] ?? {}) as WithExamples;
  }
  const examples = response.content?.['application/json']?.examples ?? {};
  return Object.values(examples).map(({ value }) => value);
}

/** The first of them. */
export function exampleOf(...asked: Parameters<typeof examplesOf>): unknown {
  return examplesOf(...asked)[0];
}
