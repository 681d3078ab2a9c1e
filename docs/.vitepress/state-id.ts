/** A state's id in its drawing: Mermaid's ids know no dots and no blanks, and some words are its own. */
export const idOf = ({ path, key }: { path: readonly string[]; key: string }) =>
  `s_${(path.join('_') || key).replaceAll(/\W/g, '_')}`;
