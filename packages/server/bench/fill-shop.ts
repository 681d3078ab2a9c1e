import Libsql from 'libsql';
import type { DialectName } from '../src/db/database.ts';

/** How much a shop holds. */
export interface Size {
  products: number;
  customers: number;
  orders: number;
}

/** What the long lists of the staff hold where they are measured in a browser. */
export const YEARS: Size = { products: 2_000, customers: 500, orders: 10_000 };

/** One statement for the database of a shop that is not running. */
export type Run = (sql: string) => Promise<Record<string, number>[]>;

/** Seconds since 1970 of the newest order: fixed, so that every run shows the same shop. */
const LAST_ORDER = Date.parse('2026-03-01T18:00:00Z') / 1000;
/** Orders that wait in a shop of any size; every fourth of them. */
const FRESH = 4_000;

/** An instant as the shop writes it, of seconds since 1970. */
const MOMENT: Record<DialectName, (seconds: string) => string> = {
  sqlite: (seconds) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`,
  postgres: (seconds) =>
    `to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
};

const WORDS = {
  first: ['María', 'José', 'Sofía', 'Andrés', 'Lucía', 'Esteban', 'Raquel', 'Iván'],
  surname: ['Solano', 'Quirós', 'Jiménez', 'Brenes', 'Umaña', 'Chaves', 'Méndez', 'Porras'],
  piece: ['Anillo', 'Aretes', 'Cadena', 'Pulsera', 'Conjunto'],
  style: ['Trenza', 'Gota Ámbar', 'Luna Creciente', 'Filigrana Corazón', 'Ónix', 'Jade'],
  method: ['sinpe', 'transferencia'],
  state: ['pendiente', 'confirmado', 'enviado', 'cancelado'],
  payment: ['pendiente', 'verificado', 'verificado', 'rechazado'],
};

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** One of some words, by a number: as written, or as searches compare it. */
function pick(list: readonly string[], index: string, as = (word: string) => word): string {
  const cases = list.map((word, at) => `when ${at} then '${as(word)}'`);
  return `case (${index}) % ${list.length} ${cases.join(' ')} end`;
}

const productName = (as?: (word: string) => string) =>
  `${pick(WORDS.piece, 'i', as)} || ' ' || ${pick(WORDS.style, 'i / 4', as)} || ' ' || i`;
const names = (as?: (word: string) => string) => [
  pick(WORDS.first, 'i', as),
  pick(WORDS.surname, 'i / 8', as),
  pick(WORDS.surname, 'i / 64', as),
];

/**
 * Fills the database of a demo shop that is not running with years of business, in statements that both
 * databases understand. The products are the demo's again and again, with their pictures and sizes.
 */
export async function fillShop(dialect: DialectName, run: Run, size: Size): Promise<void> {
  const { products, customers, orders } = size;
  const last = async (table: string, key: string) =>
    Number((await run(`select max("${key}") as last from ${table}`))[0]?.last ?? 0);
  const [known, people, carts, bought] = [
    await last('productos', 'idProducto'),
    await last('usuarios', 'idUsuario'),
    await last('carritos', 'idCarrito'),
    await last('pedidos', 'idPedido'),
  ];
  const step = Math.max(60, Math.round(36_000_000 / orders));
  const moment = MOMENT[dialect](`${LAST_ORDER} - (${orders} - i) * ${step}`);
  /** Rows that are numbered from 1. */
  const counted = (count: number) =>
    `(with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
      select i from n) as numbered`;

  const copied = `"precioCents", "precioEspecialCents", "idCategoria", "idMaterial", "idPiedra",
    "idImagen", destacado, unico, estado, "fechaCreacion", "fechaActualizacion", descripcion`;
  const more = Math.max(products - known, 1);
  await run(`insert into productos ("idProducto", "nombreProducto", "nombreBuscado", ${copied})
    select ${known} + i, ${productName()}, ${productName(plain)}, ${copied}
    from ${counted(more)} join productos on "idProducto" = 1 + i % ${known}`);
  await run(`insert into producto_talla ("idProducto", "idTalla", stock)
    select ${known} + i, "idTalla", stock
    from ${counted(more)} join producto_talla on "idProducto" = 1 + i % ${known}`);

  await run(`insert into usuarios ("idUsuario", identificacion, nombre, "primerApellido",
      "segundoApellido", "nombreBuscado", correo, "correoNormalizado", telefono, "contrasenaHash", rol,
      "fechaRegistro")
    select ${people} + i, cast(110000000 + i as text), ${names().join(', ')},
      ${names(plain).join(` || ' ' || `)}, 'cliente' || i || '@taller.example',
      'cliente' || i || '@taller.example', '88881234', '', 1, '2025-01-15T18:00:00.000Z'
    from ${counted(customers)}`);

  await run(`insert into carritos ("idCarrito", "idUsuario", estado, "fechaCreacion",
      "fechaActualizacion")
    select ${carts} + i, ${people} + 1 + i % ${customers}, 'comprado', ${moment}, ${moment}
    from ${counted(orders)}`);
  // Of old orders none waits.
  const turn = `case when i > ${orders - FRESH} then i else 1 + i % 3 end`;
  await run(`insert into pedidos ("idPedido", "idUsuario", "idCarrito", "textoBuscado", "fechaPedido",
      "estadoPedido", "estadoPago", "subtotalCents", "envioCents", "totalCents", provincia, canton,
      distrito, "direccionExacta", "metodoPago")
    select ${bought} + i, "idUsuario", ${carts} + i, "nombreBuscado" || '
' || '1 × ' || ${productName(plain)}, ${moment}, ${pick(WORDS.state, turn)},
      ${pick(WORDS.payment, turn)}, 4800 * (1 + i % 3), 800, 4800 * (1 + i % 3) + 800, 'Cartago',
      'Paraíso', 'Orosi', 'Del templo, 200 m al sur', ${pick(WORDS.method, 'i')}
    from ${counted(orders)} join usuarios on "idUsuario" = ${people} + 1 + i % ${customers}`);
  for (const number of [0, 1, 2])
    await run(`insert into pedido_productos ("idPedido", "idProducto", "idProducto_talla",
        "productoNombre", "tallaNombre", cantidad, "precioUnitarioCents", "subtotalCents", "idImagen")
      select ${bought} + i, "idProducto", 1, "nombreProducto", 'Única', 1, 4800, 4800, "idImagen"
      from ${counted(orders)}
      join productos on "idProducto" = 1 + (i * 7 + ${number * 11}) % ${Math.min(products, 2_000)}
      where i % 3 >= ${number}`);
  await run('analyze');
}

/** The same for the file of an embedded database. */
export async function fillFile(file: string, size: Size): Promise<void> {
  const db = new Libsql(file);
  const run: Run = (sql) => {
    const statement = db.prepare(sql);
    if (statement.reader) return Promise.resolve(statement.all() as Record<string, number>[]);
    statement.run();
    return Promise.resolve([]);
  };
  db.exec('begin');
  await fillShop('sqlite', run, size);
  db.exec('commit');
  db.close();
}
