import Libsql from 'libsql';

/** What the long lists of the staff hold. */
export const ORDERS = 10_000;
export const PRODUCTS = 2_000;

const CUSTOMERS = 500;
const FIRST_NAMES = ['María', 'José', 'Sofía', 'Andrés', 'Lucía', 'Esteban', 'Raquel', 'Iván'];
const SURNAMES = ['Solano', 'Quirós', 'Jiménez', 'Brenes', 'Umaña', 'Chaves', 'Méndez', 'Porras'];
const PIECES = ['Anillo', 'Aretes', 'Cadena', 'Pulsera', 'Conjunto'];
const STYLES = ['Trenza', 'Gota Ámbar', 'Luna Creciente', 'Filigrana Corazón', 'Ónix', 'Jade'];
const STATES = [
  ['pendiente', 'pendiente'],
  ['confirmado', 'verificado'],
  ['enviado', 'verificado'],
  ['cancelado', 'rechazado'],
] as const;
const HOUR_MS = 3_600_000;
/** A fixed moment, so that every run shows the same shop. */
const LAST_ORDER = Date.parse('2026-03-01T18:00:00Z');

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Years of business in the file of a shop that is not running: 10,000 orders, 2,000 products. */
export function fillShop(file: string): void {
  const db = new Libsql(file);
  db.exec('begin');
  addProducts(db);
  addCustomers(db);
  addOrders(db);
  db.exec('commit');
  db.close();
}

/** The demo shop's pieces again and again, with their pictures and sizes. */
function addProducts(db: Libsql.Database): void {
  const COLUMNS = `precioCents, precioEspecialCents, idCategoria, idMaterial, idPiedra, idImagen,
    destacado, unico, estado, fechaCreacion, fechaActualizacion, descripcion`;
  const known = db.prepare('select idProducto from productos order by idProducto').all() as {
    idProducto: number;
  }[];
  const product = db.prepare(
    `insert into productos (nombreProducto, ${COLUMNS})
     select ?, ${COLUMNS} from productos where idProducto = ? returning idProducto`,
  );
  const sizes = db.prepare(
    `insert into producto_talla (idProducto, idTalla, stock)
     select ?, idTalla, stock from producto_talla where idProducto = ?`,
  );
  for (let index = known.length; index < PRODUCTS; index += 1) {
    const { idProducto: model } = at(known, index);
    const name = `${at(PIECES, index)} ${at(STYLES, index >> 2)} ${index}`;
    const { idProducto } = product.get([name, model]) as { idProducto: number };
    sizes.run([idProducto, model]);
  }
}

function addCustomers(db: Libsql.Database): void {
  const customer = db.prepare(
    `insert into usuarios (identificacion, nombre, primerApellido, segundoApellido, correo,
       correoNormalizado, telefono, contrasenaHash, rol, fechaRegistro)
     values (?, ?, ?, ?, ?, ?, '88881234', '', 1, '2025-01-15T18:00:00.000Z')`,
  );
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const email = `cliente${index}@taller.example`;
    const names = [at(FIRST_NAMES, index), at(SURNAMES, index >> 3), at(SURNAMES, index >> 6)];
    customer.run([String(110_000_000 + index), ...names, email, email]);
  }
}

function addOrders(db: Libsql.Database): void {
  const [{ first }] = db
    .prepare("select min(idUsuario) as first from usuarios where identificacion = '110000000'")
    .all() as [{ first: number }];
  const cart = db.prepare(
    `insert into carritos (idUsuario, estado, fechaCreacion, fechaActualizacion)
     values (?, 'comprado', ?, ?) returning idCarrito`,
  );
  const order = db.prepare(
    `insert into pedidos (idUsuario, idCarrito, fechaPedido, estadoPedido, estadoPago, subtotalCents,
       envioCents, totalCents, provincia, canton, distrito, direccionExacta, metodoPago)
     values (?, ?, ?, ?, ?, ?, 800, ?, 'Cartago', 'Paraíso', 'Orosi', 'Del templo, 200 m al sur', ?)
     returning idPedido`,
  );
  const line = db.prepare(
    `insert into pedido_productos (idPedido, idProducto, idProducto_talla, productoNombre,
       tallaNombre, cantidad, precioUnitarioCents, subtotalCents, idImagen)
     select ?, p.idProducto, min(t.idProducto_talla), p.nombreProducto, 'Única', ?, 4800, ?, p.idImagen
     from productos p join producto_talla t using (idProducto) where p.idProducto = ?
     group by p.idProducto`,
  );
  for (let index = 0; index < ORDERS; index += 1) {
    const idUsuario = first + (index % CUSTOMERS);
    const moment = new Date(LAST_ORDER - (ORDERS - index) * HOUR_MS).toISOString();
    const { idCarrito } = cart.get([idUsuario, moment, moment]) as { idCarrito: number };
    const lines = 1 + (index % 3);
    const cents = lines * 4800;
    const [state, payment] = at(STATES, index);
    const method = index % 2 === 0 ? 'sinpe' : 'transferencia';
    const values = [idUsuario, idCarrito, moment, state, payment, cents, cents + 800, method];
    const { idPedido } = order.get(values) as { idPedido: number };
    for (let number = 0; number < lines; number += 1)
      line.run([idPedido, 1, 4800, 1 + ((index * 7 + number * 11) % PRODUCTS)]);
  }
}
