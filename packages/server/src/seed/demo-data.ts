import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { packageRoot } from '../package-root.ts';
import { readRollLine, type RollPerson } from '../roll/roll-line.ts';

/** Where the demo's data and pictures lie. */
const demoFolder = new URL('demo/', packageRoot);

const flag = v.picklist([0, 1]);
const usd = v.pipe(v.number(), v.minValue(0));
const hoursAgo = v.pipe(v.number(), v.minValue(0));

const Account = v.strictObject({
  identificacion: v.string(),
  nombre: v.string(),
  primerApellido: v.string(),
  segundoApellido: v.string(),
  correo: v.string(),
  telefono: v.string(),
  contrasena: v.string(),
  rol: v.picklist([1, 2, 3]),
  suscrito: flag,
});

/** What is said of a piece; what is absent is not. */
const PieceSaid = v.strictObject({
  largoMm: v.optional(v.number()),
  anchoMm: v.optional(v.number()),
  pesoG: v.optional(v.number()),
  hechoPor: v.optional(v.string()),
  horas: v.optional(v.number()),
  historia: v.optional(v.string()),
});

const picture = {
  imagen: v.string(),
  /** What the picture shows, for people who do not see it. */
  alt: v.string(),
};

const Piece = v.strictObject({
  ...picture,
  /** Further pictures, in their order. */
  fotos: v.optional(v.array(v.strictObject(picture)), []),
  nombreProducto: v.string(),
  descripcion: v.string(),
  nombreIngles: v.string(),
  descripcionIngles: v.string(),
  categoria: v.string(),
  material: v.string(),
  piedra: v.nullable(v.string()),
  precio: v.nullable(usd),
  precioEspecial: v.nullable(usd),
  destacado: flag,
  unico: flag,
  estado: flag,
  ficha: v.optional(PieceSaid),
  tallas: v.array(v.strictObject({ tamanio: v.string(), stock: v.number() })),
});

const Banner = v.strictObject({
  ...picture,
  titulo: v.string(),
  linea: v.string(),
  tituloIngles: v.string(),
  lineaIngles: v.string(),
  enlace: v.string(),
  foco: v.nullable(v.strictObject({ x: v.number(), y: v.number() })),
});

const Question = v.strictObject({
  pregunta: v.string(),
  respuesta: v.string(),
  preguntaIngles: v.string(),
  respuestaIngles: v.string(),
  visible: flag,
});

const Novedad = v.strictObject({
  asunto: v.string(),
  descripcion: v.string(),
  estado: v.picklist(['Pendiente', 'Enviado']),
  imagen: v.nullable(v.string()),
  creadaHaceHoras: hoursAgo,
  actualizadaHaceHoras: v.nullable(hoursAgo),
});

/** What the administrator did about an order or a special order, oldest first. */
const events = v.array(
  v.strictObject({
    /** Hours after it came in. */
    horasDespues: hoursAgo,
    tipo: v.picklist(['estado', 'nota']),
    texto: v.string(),
  }),
);

const Order = v.strictObject({
  haceHoras: hoursAgo,
  estadoPedido: v.picklist(['pendiente', 'confirmado', 'enviado', 'cancelado']),
  estadoPago: v.picklist(['pendiente', 'verificado', 'rechazado']),
  metodoPago: v.picklist(['sinpe', 'transferencia']),
  provincia: v.string(),
  canton: v.string(),
  distrito: v.string(),
  direccionExacta: v.string(),
  comprobante: v.string(),
  /** Number that the receipt shows. */
  referencia: v.string(),
  /** Of a parcel that was sent. */
  guia: v.optional(v.string()),
  eventos: events,
  piezas: v.array(
    v.strictObject({ imagen: v.string(), tamanio: v.string(), cantidad: v.number() }),
  ),
});

/** What a dollar cost in colones, oldest first. */
const Rate = v.strictObject({ haceHoras: hoursAgo, tasa: v.number() });

const SpecialOrder = v.strictObject({
  haceHoras: hoursAgo,
  pieza: v.string(),
  talla: v.nullable(v.string()),
  tipoPiedra: v.string(),
  tipoMaterial: v.string(),
  descripcion: v.string(),
  estado: v.picklist(['Pendiente', 'En proceso', 'Aceptado', 'Rechazado', 'Completado', 'Enviado']),
  referencia: v.nullable(v.string()),
  eventos: events,
});

export type DemoPiece = v.InferOutput<typeof Piece>;
export type DemoEvents = v.InferOutput<typeof events>;
export type DemoOrder = v.InferOutput<typeof Order>;
export type DemoSpecialOrder = v.InferOutput<typeof SpecialOrder>;

/** Everything that the demo shop holds, as its files say it. */
export type DemoData = Awaited<ReturnType<typeof readDemoData>>;

export const readDemoAccounts = () => readJson('accounts.json', Account);

/** Reads and checks the files of the demo. */
export async function readDemoData() {
  const [accounts, pieces, banners, questions, novedades, orders, specialOrders, rates, people] =
    await Promise.all([
      readDemoAccounts(),
      readJson('catalogue.json', Piece),
      readJson('banners.json', Banner),
      readJson('faq.json', Question),
      readJson('novedades.json', Novedad),
      readJson('orders.json', Order),
      readJson('special-orders.json', SpecialOrder),
      readJson('rates.json', Rate),
      readRoll('padron.txt'),
    ]);
  return { accounts, pieces, banners, questions, novedades, orders, specialOrders, rates, people };
}

export function readDemoImage(name: string): Promise<Buffer> {
  return readFile(new URL(`images/${name}`, demoFolder));
}

async function readJson<const Schema extends v.GenericSchema>(
  name: string,
  item: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const content: unknown = JSON.parse(await readFile(new URL(name, demoFolder), 'utf8'));
  return v.parse(v.array(item), content);
}

async function readRoll(name: string): Promise<RollPerson[]> {
  const lines = (await readFile(new URL(name, demoFolder), 'latin1')).split(/\r?\n/);
  return lines.filter(Boolean).map((line) => {
    const person = readRollLine(line);
    if (typeof person === 'string') throw new Error(`${name}: ${person}: ${line}`);
    return person;
  });
}
