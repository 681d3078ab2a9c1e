const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the contract with its JSON pointer. */
export function* operationsOf(contract) {
  for (const [route, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      if (!item[method]) continue;
      const pointer = `/paths/${route.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      yield { method, route, operation: item[method], pointer };
    }
  }
}

/** The object behind a possible `$ref`, and where it stands. */
export function resolve(contract, value, pointer) {
  if (!value?.$ref) return { value, pointer };
  const target = value.$ref.slice(1);
  const found = target
    .split('/')
    .slice(1)
    .reduce((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  return { value: found, pointer: target };
}
