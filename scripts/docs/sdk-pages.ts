/** Pages of what the SDK exports, one per entry. */
import type { Entry, Exported, ExportedKind, Part } from './reference-model.ts';
import { code, fenced, paragraphs, slugOf, table, type Page } from './page.ts';

const GROUPS: readonly (readonly [ExportedKind, string])[] = [
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['value', 'Values'],
  ['type', 'Types'],
];

/** What everybody begins with. */
const FIRST = 'createShop';

const INTROS: Readonly<Record<string, string>> = {
  '@filigrana/sdk':
    'The client: one function per call of the contract, sessions, errors, and the shapes of what it hands on.',
  '@filigrana/sdk/tags':
    'The groups of calls one by one, for `createShopWith`: a bundler leaves out what a program does not name.',
  '@filigrana/sdk/domain':
    'The rules of the shop as pure functions and tables, the same that the server asks: prices, shipping, stock, sizes, filters, roles, lifecycles.',
  '@filigrana/sdk/schemas':
    '[Valibot](https://valibot.dev) schemas of every form, with their Spanish sentences. `v.safeParse(schema, values)` checks one.',
  '@filigrana/sdk/contract':
    'For servers and mocks: the contract as data, its refusals, the sentences of its answers.',
};

/** `@filigrana/sdk/domain` is `reference/sdk-domain`. */
const referenceAddress = (entry: string) =>
  `reference/${entry.replace('@filigrana/', '').replace('/', '-')}`;

export const sdkPages = (entries: readonly Entry[]): Page[] =>
  entries.map((entry) => ({
    address: referenceAddress(entry.name),
    title: entry.name,
    markdown: paragraphs(
      `# ${code(entry.name)}`,
      INTROS[entry.name] ?? '',
      ...groupsOf(entry).flatMap(({ title, symbols }) => [
        `## ${title}`,
        ...symbols.map((symbol) => symbolPart(symbol, entry)),
      ]),
    ),
  }));

const byName = (a: Exported, b: Exported) =>
  Number(b.name === FIRST) - Number(a.name === FIRST) || a.name.localeCompare(b.name);

const groupsOf = ({ symbols }: Entry) =>
  GROUPS.map(([kind, title]) => ({
    title,
    symbols: symbols.filter((each) => each.kind === kind).sort(byName),
  })).filter((group) => group.symbols.length > 0);

/** Where each name that is told in one place only is explained. */
export function referenceLinks(entries: readonly Entry[]): [name: string, address: string][] {
  // Forms have types of the same names elsewhere.
  const isShared = (entry: string) => entry === '@filigrana/sdk' || entry.endsWith('/domain');
  // The names of tags are words like `cart`.
  const told = entries.filter(({ name }) => !name.endsWith('/tags'));
  return told.flatMap((entry) => {
    const taken = new Map(GROUPS.map(([, title]) => [slugOf(title), 1]));
    return groupsOf(entry).flatMap(({ symbols }) =>
      symbols.flatMap(({ name, kind }): [string, string][] => {
        const slug = slugOf(name);
        const count = taken.get(slug) ?? 0;
        taken.set(slug, count + 1);
        const anchor = count === 0 ? slug : `${slug}-${count}`;
        return kind === 'type' && !isShared(entry.name)
          ? []
          : [[name, `${referenceAddress(entry.name)}#${anchor}`]];
      }),
    );
  });
}

function symbolPart(symbol: Exported, { symbols }: Entry): string {
  const { name, signature, text, params, returns, throws, examples, members } = symbol;
  const plain = members.filter((member) => member.members.length === 0);
  const holders = members.filter((member) => member.members.length > 0);
  // What a function makes has a name of its own.
  const made = symbols.find((each) => each.signature.endsWith(`= ReturnType<typeof ${name}>`));
  return paragraphs(
    `### ${code(name)}`,
    withoutSources(text),
    fenced('ts signature', made ? signature.replace(/\{ … \}$/, made.name) : signature),
    params.some((each) => each.text) ? parts('Parameter', params) : '',
    returns && `Returns ${returns}`,
    ...throws.map((each) => `Throws ${each}`),
    parts('Field', plain),
    // An object of functions, as `shop.cart` is.
    ...holders.map((holder) =>
      paragraphs(
        `#### ${code(name === FIRST ? `shop.${holder.name}` : holder.name)}`,
        holder.text,
        parts('Function', holder.members),
      ),
    ),
    ...examples.map((example) => fenced('ts', example)),
  );
}

/** Rules name the sentence of the specification that they come from, for whoever changes them. */
const withoutSources = (text: string) => text.replaceAll(/\s*\bSource: [^]*?(?=\n\n|$)/g, '');

const parts = (head: string, rows: readonly Part[]) => {
  const hasText = rows.some(({ text }) => text !== '');
  return table(
    hasText ? [head, 'Type', 'Meaning'] : [head, 'Type'],
    rows.map(({ name, type, text }) => [code(name), code(type), ...(hasText ? [text] : [])]),
  );
};
