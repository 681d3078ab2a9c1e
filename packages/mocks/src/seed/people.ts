import { customerLifecycle, normalizeEmail } from '@filigrana/sdk/domain';
import { customer, staff } from '../fixtures/people.ts';
import type { AccountRow, RollPerson } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The ready-made accounts: three as in the demo shop, a second customer and a blocked one. */
export type PersonName = 'admin' | 'manager' | 'customer' | 'otherCustomer' | 'blocked';

/** What a ready-made account differs in. */
type Seeded = Pick<AccountRow, 'contrasena'> & Partial<AccountRow>;

const ACCOUNTS: Readonly<Record<PersonName, Seeded>> = {
  admin: { ...staff(), contrasena: 'Demo-Admin-1' },
  manager: {
    ...staff(),
    identificacion: '900020002',
    nombre: 'Tomás',
    primerApellido: 'Arce',
    segundoApellido: 'Lobo',
    correo: 'manager@filigrana.test',
    telefono: '22220926',
    rol: 3,
    contrasena: 'Demo-Manager-1',
  },
  customer: { suscrito: true, contrasena: 'Demo-Cliente-1' },
  otherCustomer: {
    identificacion: '109870321',
    nombre: 'Kattia',
    primerApellido: 'Ureña',
    segundoApellido: 'Zúñiga',
    correo: 'otra@filigrana.test',
    telefono: '88335566',
    contrasena: 'Demo-Otra-1',
  },
  blocked: {
    identificacion: '204560789',
    nombre: 'Rolando',
    primerApellido: 'Peña',
    segundoApellido: 'Güell',
    correo: 'bloqueado@filigrana.test',
    telefono: '88112233',
    suscrito: true,
    estado: 'bloqueado',
    contrasena: 'Demo-Bloqueado-1',
  },
};

/** Accounts begin a month before the shop's present. */
const MONTH_MS = 30 * 86_400_000;

/** Opens the ready-made accounts. @returns their ids. */
export function seedPeople(world: World): Record<PersonName, number> {
  const fechaRegistro = new Date(world.now().getTime() - MONTH_MS).toISOString();
  const open = (seeded: Seeded): number => {
    const idUsuario = world.nextId('account');
    const account = { ...customer(), ...seeded };
    world.accounts.push({
      estado: customerLifecycle.initial,
      fechaRegistro,
      tokenVersion: 0,
      ...account,
      correoConfirmado: normalizeEmail(account.correo),
      idUsuario,
    });
    return idUsuario;
  };
  return {
    admin: open(ACCOUNTS.admin),
    manager: open(ACCOUNTS.manager),
    customer: open(ACCOUNTS.customer),
    otherCustomer: open(ACCOUNTS.otherCustomer),
    blocked: open(ACCOUNTS.blocked),
  };
}

/** The electoral roll of the demo, as it spells names. */
export const ROLL: readonly RollPerson[] = [
  ['101110111', 'MARIA FERNANDA', 'SOLANO', 'QUIROS'],
  ['202220222', 'JOSE PABLO', 'VARGAS', 'MORA'],
  ['303330333', 'ANA LUCIA', 'ROJAS', 'CASTRO'],
  ['404440444', 'CARLOS ANDRES', 'JIMENEZ', 'ARIAS'],
  ['505550555', 'SOFIA ELENA', 'BRENES', 'UMAÑA'],
  ['606660666', 'LUIS DIEGO', 'CHAVES', 'SOTO'],
  ['707770777', 'VALERIA MARIA', 'CAMPOS', 'LEON'],
  ['108880888', 'ESTEBAN RICARDO', 'MENDEZ', 'PORRAS'],
  ['109870321', 'KATTIA', 'UREÑA', 'ZUÑIGA'],
  ['204560789', 'ROLANDO', 'PEÑA', 'GÜELL'],
  ['301230456', 'PAOLA ANDREA', 'JIMENEZ', 'MUÑOZ'],
  ['402100965', 'DIEGO ALONSO', 'NUÑEZ', 'VARGAS'],
  ['503880701', 'LUCIA', 'BRENES', 'CORDERO'],
  ['602350148', 'MARCO ANTONIO', 'ESPINOZA', ''],
  ['701990456', 'ISABEL', 'CHAVES', 'ROJAS'],
  ['115600823', 'GABRIEL', 'ARAYA', 'IBAÑEZ'],
].map(([identificacion = '', nombre = '', primerApellido = '', segundoApellido = '']) => ({
  identificacion,
  nombre,
  primerApellido,
  segundoApellido,
}));
