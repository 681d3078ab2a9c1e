/** Reads a state diagram as strictly as Mermaid at its worst. */

const ID = '[A-Za-z][A-Za-z0-9_]*';
/** Letters, digits and what has no meaning of its own; everything else as a code. */
const LABEL = String.raw`(?:[\p{L}\p{N} .,_()[\]-]|#\d+;|<br/>)+`;
/** Words that Mermaid takes for its own. */
const RESERVED = new Set(['end', 'state', 'note', 'class', 'classDef', 'direction', 'as', 'style']);

const LINES = {
  named: new RegExp(`^(${ID}) : ${LABEL}$`, 'u'),
  opened: new RegExp(`^state (${ID}) \\{$`, 'u'),
  arrow: new RegExp(`^(${ID}) --> (${ID})(?: : ${LABEL})?$`, 'u'),
  first: new RegExp(`^\\[\\*\\] --> (${ID})$`, 'u'),
};

/** What is wrong with a diagram; nothing of a good one. */
export function mermaidProblems(diagram: string): string[] {
  const [head, ...lines] = diagram.trim().split('\n');
  const problems = head === 'stateDiagram-v2' ? [] : [`begins with ${String(head)}`];
  const named = new Set<string>();
  const meant = new Set<string>();
  const open: string[] = [];
  for (const line of lines.map((each) => each.trim())) {
    const [, name] = LINES.named.exec(line) ?? [];
    const [, opened] = LINES.opened.exec(line) ?? [];
    const [, from, to] = LINES.arrow.exec(line) ?? [];
    const [, first] = LINES.first.exec(line) ?? [];
    const ids = [name, opened, from, to, first].filter((id) => id !== undefined);
    if (name !== undefined && named.has(name)) problems.push(`${name} is named twice`);
    if (name !== undefined) named.add(name);
    if (opened !== undefined) open.push(opened);
    if (line === '}' && open.pop() === undefined) problems.push('closes what is not open');
    // Mermaid cannot lead from a frame into itself, nor back.
    for (const end of [from, to])
      if (end !== undefined && open.includes(end)) problems.push(`leads through a frame: ${line}`);
    if (ids.length === 0 && line !== '}' && line !== '--') problems.push(`not understood: ${line}`);
    for (const id of ids) {
      meant.add(id);
      if (RESERVED.has(id)) problems.push(`${id} is a word of Mermaid`);
    }
  }
  if (open.length > 0) problems.push(`never closed: ${open.join(', ')}`);
  for (const id of meant) if (!named.has(id)) problems.push(`${id} has no name`);
  return problems;
}
