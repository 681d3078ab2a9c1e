import { operationsOf, resolve } from './walk.mjs';

/** What the house asks of every operation beyond the linter's rules; one line per finding. */
export function checkConventions(contract) {
  return [...operationsOf(contract)].flatMap(({ operation, pointer }) => {
    const { operationId, security, requestBody, responses } = operation;
    const needsToken = security.length > 0 && security.every((rule) => rule.bearer);
    const answers = ['400', '429', '500', '503'];
    if (needsToken) answers.push('401', '403');
    if (requestBody) answers.push('413', '415');

    const findings = answers
      .filter((status) => !responses[status])
      .map((s) => `has no answer ${s}`);
    if (needsToken && !operation['x-roles']?.length) findings.push('has no x-roles');
    for (const [status, response] of Object.entries(responses)) {
      const media = Object.values(resolve(contract, response, pointer).value.content ?? {});
      if (media.some((one) => !one.examples)) findings.push(`answer ${status} has no example`);
    }
    const json = requestBody?.content['application/json'];
    if (json && !json.examples) findings.push('request has no example');
    return findings.map((finding) => `${operationId}: ${finding}`);
  });
}
