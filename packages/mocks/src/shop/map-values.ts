/** An object with the same keys whose values are made when they are asked for. */
export function mapValues<Key extends string, From, To>(
  source: Readonly<Record<Key, From>>,
  make: (value: From) => To,
): Readonly<Record<Key, To>> {
  const result = {} as Record<Key, To>;
  for (const key of Object.keys(source) as Key[])
    Object.defineProperty(result, key, { enumerable: true, get: () => make(source[key]) });
  return result;
}
