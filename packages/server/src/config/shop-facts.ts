import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { packageRoot } from '../package-root.ts';
import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';

const line = v.pipe(
  v.string('debe ser un texto'),
  v.trim(),
  v.nonEmpty('no puede estar vacío'),
  v.maxLength(200, 'es demasiado largo'),
);
const link = v.pipe(
  line,
  v.check(
    (value) => value.startsWith('https://') && URL.canParse(value),
    'debe empezar con https://',
  ),
);

const ShopFactsSchema = v.strictObject({
  nombre: line,
  correo: v.pipe(line, v.email('debe ser un correo')),
  /** As people read it. */
  telefono: line,
  pais: line,
  redes: v.strictObject({
    facebook: link,
    instagram: link,
    /** Link that opens a chat with the shop. */
    whatsapp: link,
  }),
  cuentas: v.strictObject({
    titular: line,
    sinpe: line,
    banco: line,
    /** The account that takes both currencies, or dollars where colones have their own. */
    cuenta: line,
    cuentaColones: v.optional(line),
  }),
  /** How long a delivery takes, in a sentence: pages of pieces say it. */
  entrega: v.optional(line),
  /** The same for visitors who read English. */
  entregaIngles: v.optional(line),
  /** Origin of the API that the web app talks to; empty when it is the page's own. */
  host: v.pipe(
    v.string('debe ser un texto'),
    v.check(
      (value) =>
        value === '' ||
        (/^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value),
      'debe estar vacío o ser un origen como https://api.example',
    ),
  ),
});

/** What is true of this shop and changes without touching code: the content of `shop.json`. */
export type ShopFacts = v.InferOutput<typeof ShopFactsSchema>;

const demoFile = fileURLToPath(new URL('demo/shop.json', packageRoot));

/** The file that the facts are read from: the demo's own when there is none and none was asked for. */
export function shopFileOf({ shopFile, demoFacts }: Pick<Config, 'shopFile' | 'demoFacts'>) {
  return demoFacts && !existsSync(shopFile) ? demoFile : shopFile;
}

/** @throws ConfigError naming SHOP_CONFIG, the file and the first field that is wrong. */
export function readShopFacts(file: string): ShopFacts {
  const result = v.safeParse(ShopFactsSchema, readJson(file));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  const reason =
    issue.type === 'strict_object'
      ? issue.received === 'undefined'
        ? 'falta'
        : 'no debería estar o no es un objeto'
      : issue.message;
  throw new ConfigError('SHOP_CONFIG', `${file}: ${field ?? 'el archivo'} ${reason}.`);
}

function readJson(file: string): unknown {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError('SHOP_CONFIG', `no se puede leer ${file}.`);
  }
  try {
    return JSON.parse(content) as unknown;
  } catch {
    throw new ConfigError('SHOP_CONFIG', `${file} no es JSON válido.`);
  }
}
