import { readCustomerStatus } from '../domain/customers.ts';
import type { Customer, StaffMember } from '../entities.ts';
import type { StaffCreated } from '../results.ts';
import { confirmation, optional } from './confirmation.ts';
import { role } from './role.ts';
import type { Wire } from './wire.ts';

/** Reads a customer of the back office: any state but `activo` means blocked. */
export function customer(row: Wire): Customer {
  return {
    identificacion: row.at('identificacion').text(),
    nombre: row.at('nombre').text(),
    apellido: row.at('apellido').text(''),
    correo: row.at('correo').text(''),
    telefono: row.at('telefono').text(''),
    estado: readCustomerStatus(row.at('estado').text('')),
    fechaRegistro: row.at('fechaRegistro').date(),
    liberada: row.at('liberada').yes(undefined),
  };
}

export function customers(wire: Wire): Customer[] {
  return wire.list().map(customer);
}

/** Reads the staff, a plain list or one under `staff`. */
export function staff(wire: Wire): StaffMember[] {
  return wire
    .unwrap('staff')
    .list()
    .map((row) => ({
      idUsuario: row.at('idUsuario', 'id').integer(),
      identificacion: row.at('identificacion').text(''),
      nombre: row.at('nombre').text(),
      primerApellido: row.at('primerApellido').text(''),
      segundoApellido: row.at('segundoApellido').text(''),
      correo: row.at('correo').text(''),
      telefono: row.at('telefono').text(''),
      idRol: role(row.at('idRol', 'rol')),
      estado: optional(row, 'estado', (field) => readCustomerStatus(field.text(''))),
    }));
}

export function staffCreated(wire: Wire): StaffCreated {
  const idUsuario = optional(wire, 'idUsuario', (field) => field.integer());
  return { ...confirmation(wire), idUsuario };
}
