// Usage: node orders-in-terminal.mjs [shop address] [pedido|especial|novedad <number> <step>]
import { novedadMachine, orderMachine, specialOrderMachine } from '@filigrana/hooks/machines';
import { createShop, isApiError, memorySession } from '@filigrana/sdk';
import { novedadLifecycle, orderLifecycle, specialOrderLifecycle } from '@filigrana/sdk/domain';
import { createActor, fromPromise, waitFor } from 'xstate';

const [host = 'http://localhost:3000', kind, number, wanted] = process.argv.slice(2);
const { SHOP_USER = 'admin@filigrana.test', SHOP_PASSWORD = 'Demo-Admin-1' } = process.env;
const shop = createShop({ host, session: memorySession() });

/** @typedef {{ id: number, state: string, may: string[], take(step: string): Promise<string> }} Thing */

/**
 * One thing that its machine moves along. Which steps are open to that role, the machine says; it
 * asks the server, and goes where the lifecycle leads once the server has agreed.
 *
 * @template {string} State
 * @template {string} Step
 * @param {number} id
 * @param {ReturnType<typeof import('@filigrana/hooks/machines').createLifecycleMachine<State, Step>>} machine
 * @param {readonly Step[]} steps
 * @param {import('@filigrana/hooks/machines').LifecycleInput<State>} input
 * @param {(step: Step) => Promise<unknown>} call
 * @returns {Thing}
 */
function thing(id, machine, steps, input, call) {
  /** @type {import('xstate').PromiseActorLogic<void, Step>} */
  const take = fromPromise(async ({ input: step }) => void (await call(step)));
  const actor = createActor(machine.provide({ actors: { take } }), { input }).start();
  /** @param {Step} step */
  const event = (step) => /** @type {const} */ ({ type: 'lifecycle.take', step });
  return {
    id,
    state: input.state,
    may: steps.filter((step) => actor.getSnapshot().can(event(step))),
    async take(asked) {
      const step = steps.find((each) => each === asked);
      if (!step || !actor.getSnapshot().can(event(step)))
        return `${input.state}: no se puede ${asked}`;
      actor.send(event(step));
      const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('idle'));
      return context.error ? context.error.message : `${input.state} → ${context.state}`;
    },
  };
}

/** The state that the call for custom pieces asks for. */
const TARGETS = /** @type {const} */ ({
  aceptar: 'Aceptado',
  rechazar: 'Rechazado',
  enviar: 'Enviado',
});

/** @type {Record<string, (role: 1 | 2 | 3 | null) => Promise<Thing[]>>} */
const LISTS = {
  pedido: async (role) =>
    (await shop.orders.list()).map(({ idPedido: id, estadoPedido: state }) =>
      thing(id, orderMachine, orderLifecycle.events, { state, role }, (step) => {
        const { accept, reject, ship } = shop.orders;
        return { aceptar: accept, rechazar: reject, enviar: ship }[step](id);
      }),
    ),
  especial: async (role) =>
    (await shop.specialOrders.list()).map(({ idPedidoEspecial: id, estado, version }) => {
      // One without a state counts as a new one.
      const state = estado ?? specialOrderLifecycle.initial;
      const { events } = specialOrderLifecycle;
      return thing(id, specialOrderMachine, events, { state, role }, (step) =>
        shop.specialOrders.changeStatus(id, {
          estado: TARGETS[step],
          ...(version !== undefined && { version }),
        }),
      );
    }),
  novedad: async (role) =>
    (await shop.novedades.list()).map(({ idNovedad: id, estado: state, version }) =>
      thing(id, novedadMachine, novedadLifecycle.events, { state, role }, () =>
        shop.novedades.send(id, version === undefined ? {} : { version }),
      ),
    ),
};

try {
  const { usuario } = await shop.accounts.login({ correo: SHOP_USER, contrasena: SHOP_PASSWORD });
  const role = usuario.rol;
  if (kind === undefined || number === undefined || wanted === undefined) {
    for (const [name, list] of Object.entries(LISTS))
      for (const { id, state, may } of await list(role))
        console.log(`${name} ${id}`.padEnd(16), state.padEnd(12), may.join(', '));
  } else {
    const things = await LISTS[kind]?.(role);
    const found = things?.find(({ id }) => id === Number(number));
    console.log(found ? await found.take(wanted) : `No hay ${kind} ${number}.`);
  }
} catch (error) {
  if (!isApiError(error)) throw error;
  console.error(`${host} did not answer as a shop (${error.kind}): ${error.message}`);
  process.exitCode = 1;
}
