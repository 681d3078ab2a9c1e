import { readdir } from 'node:fs/promises';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { root } from '../lib/run.mjs';
import { operationsOf, resolve } from './walk.mjs';

/** One line per file of openapi/examples that belongs to no request or answer. */
export async function strayExamples(contract) {
  const known = new Set();
  for (const { operation } of operationsOf(contract)) {
    known.add(`${operation.operationId}.request.json`);
    for (const status of Object.keys(operation.responses))
      known.add(`${operation.operationId}.${status}.json`);
  }
  const files = await readdir(path.join(root, 'openapi/examples'));
  return files
    .filter((file) => !known.has(file))
    .map((file) => `openapi/examples/${file}: the contract has no such operation or answer`);
}

/** One line per example that its schema refuses. Undescribed top-level fields are refused too. */
export function checkExamples(contract) {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(contract, 'contract');
  return [...mediaExamples(contract)].flatMap(({ example, pointer, where }) => {
    const validate = ajv.compile({
      $ref: `contract#${pointer}/schema`,
      unevaluatedProperties: false,
    });
    if (validate(example.value)) return [];
    return [`${where}: ${ajv.errorsText(validate.errors, { dataVar: 'example' })}`];
  });
}

/** Every example of a request or an answer, shared answers once. */
function* mediaExamples(contract) {
  const seen = new Set();
  for (const { operation, pointer } of operationsOf(contract)) {
    const holders = [
      ['request', operation.requestBody, `${pointer}/requestBody`],
      ...Object.entries(operation.responses).map(([status, response]) => [
        status,
        response,
        `${pointer}/responses/${status}`,
      ]),
    ];
    for (const [part, holder, holderPointer] of holders) {
      const target = resolve(contract, holder, holderPointer);
      for (const [type, media] of Object.entries(target.value?.content ?? {})) {
        if (seen.has(media)) continue;
        seen.add(media);
        for (const [name, example] of Object.entries(media.examples ?? {})) {
          yield {
            example,
            pointer: `${target.pointer}/content/${type.replace('/', '~1')}`,
            where: `${operation.operationId} ${part} (${name})`,
          };
        }
      }
    }
  }
}
