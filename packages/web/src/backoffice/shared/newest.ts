/** What a list knows of an item now; a colleague may have changed it, or taken it away. */
export const newest = <Item, Key extends keyof Item>(
  items: readonly Item[],
  item: Item,
  key: Key,
): Item => items.find((each) => each[key] === item[key]) ?? item;
