import { fromCents, mondayOf, SALES_WEEKS, toCents } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { OperationId } from '../contract/contract.ts';
import { equal, present } from '../http/difference.ts';
import { editProduct, newPiece } from '../fixtures/products.ts';
import { newOrder, orderOf } from '../fixtures/shopping.ts';
import { moveRequest, newRequest } from '../fixtures/special-requests.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

const WEEK_MS = 7 * 86_400_000;

async function look({ ask, token }: CaseContext) {
  return (await ask('getDashboard', '', { token: await token(2) })).ok();
}

type Dashboard = Awaited<ReturnType<typeof look>>;

/** What waits: regular orders for a decision and for the post, and special orders. */
const waiting = (dashboard: Dashboard) => [
  dashboard.pedidosPendientes,
  dashboard.pedidosPorEnviar,
  dashboard.especialesSinRespuesta,
];

async function step({ ask, token }: CaseContext, id: OperationId, idPedido: number) {
  (await ask(id, '', { token: await token(2), params: { idPedido } })).ok();
}

/** The figures of the back office's first page, an extension of the contract. */
export const dashboardCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'dashboard.weeks',
    title: 'the sales are those of the last twelve weeks, by their Mondays, the oldest first',
    statuses: [['getDashboard', 200]],
    needs: ['administrator', 'dashboard'],
    async run(context) {
      const { ventasPorSemana, piezasAgotadas } = await look(context);
      const days = ventasPorSemana.map(({ semana }) => Date.parse(semana));
      equal('weeks', days.length, SALES_WEEKS);
      const isMonday = (day: number) => new Date(day).getUTCDay() === 1;
      equal('weeks that begin on a Monday', days.filter(isMonday).length, SALES_WEEKS);
      const first = days[0] ?? 0;
      const expected = days.map((_, index) => first + index * WEEK_MS);
      equal('the weeks one after the other', days, expected);
      const ids = piezasAgotadas.map(({ idProducto }) => idProducto);
      equal(
        'the order of what is sold out',
        ids,
        ids.toSorted((a, b) => a - b),
      );
    },
  }),
  defineCase({
    id: 'dashboard.waiting',
    title: 'what waits is counted until somebody has decided',
    statuses: [['getDashboard', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'dashboard'],
    async run(context) {
      const customer = await context.customer();
      const piece = await newPiece(context);
      const before = waiting(await look(context));
      const more = async (what: string, ...added: [number, number, number]) => {
        const expected = added.map((count, index) => count + (before[index] ?? 0));
        equal(`what waits ${what}`, waiting(await look(context)), expected);
      };
      const { idPedido } = await newOrder(context, customer, [piece]);
      const rejected = await newOrder(context, customer, [piece]);
      await more('after two purchases', 2, 0, 0);
      await step(context, 'acceptOrder', idPedido);
      await step(context, 'rejectOrder', rejected.idPedido);
      await more('after one was accepted and one rejected', 0, 1, 0);
      await step(context, 'shipOrder', idPedido);
      await more('after it was sent', 0, 0, 0);
      const request = await newRequest(context, customer);
      await more('after a request', 0, 0, 1);
      (await moveRequest(context, request, 'Rechazado', '')).ok();
      await more('after it was rejected', 0, 0, 0);
    },
  }),
  defineCase({
    id: 'dashboard.sales',
    title: 'an order counts in its week with its total, until it is rejected',
    statuses: [['getDashboard', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'dashboard'],
    async run(context) {
      const customer = await context.customer();
      const piece = await newPiece(context, { precio: 19.99 });
      const before = (await look(context)).ventasPorSemana;
      const { idPedido } = await newOrder(context, customer, [piece], 3);
      const { montoTotal, fechaPedido } = await orderOf(context, customer, idPedido);
      const semana = mondayOf(Date.parse(fechaPedido));
      const inWeek = ({ ventasPorSemana }: Pick<Dashboard, 'ventasPorSemana'>) => {
        const week = ventasPorSemana.find((one) => one.semana === semana);
        const { pedidos, monto } = present(week, `The week of ${semana}`);
        return { pedidos, monto };
      };
      const { pedidos, monto } = inWeek({ ventasPorSemana: before });
      equal('the week of the order', inWeek(await look(context)), {
        pedidos: pedidos + 1,
        monto: fromCents(toCents(monto) + toCents(montoTotal)),
      });
      await step(context, 'rejectOrder', idPedido);
      equal('the weeks after the rejection', (await look(context)).ventasPorSemana, before);
    },
  }),
  defineCase({
    id: 'dashboard.sold-out',
    title: 'a listed piece without stock is named; one that is not listed is not',
    statuses: [['getDashboard', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'dashboard'],
    async run(context) {
      const piece = await newPiece(context, { stock: 1 });
      const { idProducto, nombre: nombreProducto } = piece;
      const named = async () =>
        (await look(context)).piezasAgotadas.find((one) => one.idProducto === idProducto);
      equal('a piece with stock among the sold out', await named(), undefined);
      await newOrder(context, await context.customer(), [piece]);
      equal('the last piece after it was sold', await named(), { idProducto, nombreProducto });
      (await editProduct(context, piece, { estado: 0 })).ok();
      equal('a piece of estado 0 among the sold out', await named(), undefined);
    },
  }),
  defineCase({
    id: 'dashboard.alerts',
    title: 'what is wrong with the shop is named once, the oldest first',
    statuses: [['getDashboard', 200]],
    needs: ['administrator', 'dashboard'],
    async run(context) {
      const { alertas = [] } = await look(context);
      const names = alertas.map(({ codigo, tema }) => `${codigo} ${tema}`);
      equal('alerts that are told twice', names.length - new Set(names).size, 0);
      const since = alertas.map(({ desde }) => desde);
      equal('the order of the alerts', since, since.toSorted());
      const seen = alertas.filter(({ desde, ultima }) => ultima < desde);
      equal('alerts that were last seen before they began', seen, []);
    },
  }),
  ...refusals({ operation: 'getDashboard' }),
];
