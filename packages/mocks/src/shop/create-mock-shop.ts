import { EXTENSION_NAMES, type OperationId } from '@filigrana/sdk/contract';
import { viewAccount } from '../accounts/account-view.ts';
import { accountOf } from '../accounts/find-account.ts';
import { viewProduct, type ProductView } from '../catalog/product-view.ts';
import { handlersOf } from '../handlers.ts';
import { operations } from '../http/contract.ts';
import { createFaults, type Fault } from '../http/faults.ts';
import { handleOperation, type Backend } from '../http/handle-operation.ts';
import { latencyOf } from '../http/latency.ts';
import { otherAddresses } from '../http/other-addresses.ts';
import { seedWorld } from '../seed/seed-world.ts';
import { nextCode } from '../two-step/second-step.ts';
import { signToken } from '../world/tokens.ts';
import { mapValues } from './map-values.ts';
import type { MockPerson, MockShop, MockShopOptions } from './mock-shop.ts';
import { playScenario } from './scenarios.ts';
import { stateOf } from './state.ts';

const NOON = new Date('2026-01-15T12:00:00Z');

/**
 * A whole shop in memory: msw handlers for every operation of the contract over rows that change as
 * the calls say. The same seed and the same calls give the same answers, byte by byte.
 *
 * @example
 * const mock = createMockShop({ seed: 1 });
 * const server = setupServer(...mock.handlers);
 */
export function createMockShop({
  seed = 1,
  now = () => NOON,
  latency = 0,
  faults: initialFaults = {},
  host = '*',
  extensions = true,
}: MockShopOptions = {}): MockShop {
  const faults = createFaults();
  const known = new Set(Array.isArray(extensions) ? extensions : extensions ? EXTENSION_NAMES : []);
  const begin = () => {
    const seeded = seedWorld({ seed, now, extensions: known });
    return { ...seeded, handlers: handlersOf(seeded.world), draw: latencyOf(latency, seed) };
  };
  const layFaults = () => {
    faults.clear();
    const entries = Object.entries(initialFaults) as [OperationId, Fault][];
    for (const [operation, fault] of entries) faults.add(operation, fault);
  };
  let current = begin();
  layFaults();

  const world = () => current.world;
  const backend: Backend = {
    world,
    handlers: () => current.handlers,
    faults,
    latency: () => current.draw(),
    host: host.replace(/\/+$/, ''),
    knows: ({ extension }) => extension === null || known.has(extension),
  };
  const person = (idUsuario: number): MockPerson => {
    const { nombre, primerApellido, segundoApellido, ...row } = accountOf(world(), idUsuario);
    const { identificacion, correo, telefono, contrasena, rol } = row;
    const names = { nombre, primerApellido, segundoApellido };
    return { idUsuario, identificacion, ...names, correo, telefono, contrasena, rol };
  };
  const piece = (id: number): ProductView => {
    const row = world().products.find(({ idProducto }) => idProducto === id);
    if (!row) throw new Error(`The ready-made product ${id} was deleted`);
    return viewProduct(world(), row, 'staff');
  };

  return {
    handlers: [
      ...operations.map((operation) => handleOperation(backend, operation)),
      ...otherAddresses(backend),
    ],
    get people() {
      return mapValues(current.people, person);
    },
    get products() {
      return mapValues(current.pieces, piece);
    },
    get roll() {
      const taken = new Set(world().accounts.map(({ identificacion }) => identificacion));
      return world().roll.filter(({ identificacion }) => !taken.has(identificacion));
    },
    state: stateOf(world),
    get mail() {
      return [...world().mail];
    },
    signIn(name) {
      const account = accountOf(world(), current.people[name]);
      return { token: signToken(world(), account), usuario: viewAccount(world(), account) };
    },
    twoStepCode(name) {
      const row = world().secondSteps.get(current.people[name]);
      if (!row) throw new Error(`${name} has no two-step login`);
      return nextCode(world(), row);
    },
    setStock(idProductoTalla, stock) {
      const row = world().pieces.find((own) => own.idProducto_talla === idProductoTalla);
      if (!row) throw new Error(`No product-size ${idProductoTalla}`);
      row.stock = stock;
    },
    scenario: (name) => playScenario(name, { world, faults }),
    fault: (operation, fault) => faults.add(operation, fault),
    clearFaults: () => faults.clear(),
    expireSessions: () => void playScenario('expired-session', { world, faults }),
    reset() {
      current = begin();
      layFaults();
    },
  };
}
