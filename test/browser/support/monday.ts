import Libsql from 'libsql';
import path from 'node:path';
import type { OpenEntry, OpenOrder } from '@filigrana/sdk/domain';
import { bankTrial } from '../../../packages/sdk/test/bank-trial.ts';

const SEED = 3;

/** A Monday at the shop: orders that wait for their payment, and the statement of the bank. */
export interface Monday {
  orders: readonly OpenOrder[];
  /** As the bank's page saves it: a line for each movement, semicolons, decimal commas. */
  statement: string;
}

/** Puts 40 pending orders of 40 people into a shop, and says what the bank has written in 60 lines. */
export function beginMonday(dataDir: string, orderCount = 40, lines = 60): Monday {
  const { orders, entries } = bankTrial(SEED, orderCount, lines);
  const db = new Libsql(path.join(dataDir, 'filigrana.db'));
  try {
    db.exec('pragma busy_timeout = 5000');
    const person = db.prepare(`insert into usuarios (identificacion, nombre, primerApellido,
      segundoApellido, correo, correoNormalizado, telefono, contrasenaHash, rol, fechaRegistro,
      nombreBuscado) values (?, ?, ?, ?, ?, ?, '87124450', '', 1, ?, '')`);
    const cart = db.prepare(`insert into carritos (idUsuario, estado, fechaCreacion,
      fechaActualizacion) values (?, 'comprado', ?, ?)`);
    const order = db.prepare(`insert into pedidos (idUsuario, idCarrito, fechaPedido, subtotalCents,
      envioCents, totalCents, provincia, canton, distrito, direccionExacta, metodoPago, referencia,
      tasaCentimos, montoColones) values (?, ?, ?, ?, 0, ?, 'Cartago', 'Paraíso', 'Orosi',
      'Casa verde', 'sinpe', ?, 50520, ?)`);
    orders.forEach(({ dia, montoTotal, montoColones, referencia, nombre }, index) => {
      const at = `${dia}T16:00:00.000Z`;
      const [first = '', ...rest] = nombre.split(' ');
      const mail = `cliente-${index}@filigrana.test`;
      const who = person.run(
        ...[`70000${String(index).padStart(4, '0')}`, first, rest.join(' '), '', mail, mail, at],
      );
      const bought = cart.run(who.lastInsertRowid, at, at);
      const cents = Math.round(montoTotal * 100);
      order.run(
        ...[who.lastInsertRowid, bought.lastInsertRowid, at, cents, cents],
        ...[referencia, montoColones],
      );
    });
  } finally {
    db.close();
  }
  return { orders, statement: statementOf(entries) };
}

function statementOf(entries: readonly OpenEntry[]): string {
  const rows = entries.map(({ dia, monto, moneda, referencia, nombre }) => {
    const amount = Math.abs(monto).toFixed(2).replace('.', ',');
    return [
      dia.split('-').reverse().join('/'),
      referencia ?? '',
      `${monto < 0 ? 'REVERSION ' : ''}SINPE MOVIL ${nombre ?? ''}`.trim(),
      ...(monto < 0 ? [amount, ''] : ['', amount]),
      moneda,
    ].join(';');
  });
  return `${['Fecha;Referencia;Descripción;Débitos;Créditos;Moneda', ...rows].join('\r\n')}\r\n`;
}
