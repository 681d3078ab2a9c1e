import {
  SPECIAL_ORDER_DESCRIPTION_MAX,
  SPECIAL_ORDER_TARGETS,
  specialOrderEventTo,
  specialOrderLifecycle,
  type SpecialOrderTarget,
} from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { emptyFile, formOf, picture, svg, tooLarge, type Parts } from '../fixtures/files.ts';
import { checkPrivate } from '../fixtures/links.ts';
import { freshKey, unique } from '../fixtures/fresh.ts';
import type { CaseContext } from '../case-context.ts';
import {
  newRequest,
  requestIds,
  requestListed,
  requestsOf,
  RING,
  moveRequest,
  sendRequest,
} from '../fixtures/special-requests.ts';
import { NO_ID, refusals } from './refusals.ts';

const form = (parts: Parts = {}) => ({ form: formOf({ ...RING, ...parts }) });
const nothing = () => form({ pieza: 'Nada que exista' });

/** Takes these steps; before and after each, every step that is not open is refused. */
async function walk(context: CaseContext, targets: readonly SpecialOrderTarget[]): Promise<void> {
  const order = await newRequest(context, await context.customer());
  let state = specialOrderLifecycle.initial;
  const look = async () => {
    equal('estado', (await requestListed(context, order)).estado, state);
    for (const target of SPECIAL_ORDER_TARGETS) {
      if (specialOrderLifecycle.can(specialOrderEventTo(target), state, 2)) continue;
      const answer = await moveRequest(context, order, target, `from ${state} to ${target}`);
      answer.refused(409, { code: 'INVALID_STATE' });
    }
  };
  await look();
  for (const target of targets) {
    (await moveRequest(context, order, target, `from ${state} to ${target}`)).ok();
    state = target;
    await look();
  }
}

export const specialOrdersCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'special-orders.request',
    title: 'a request is there for its customer and for the back office, in Pendiente',
    statuses: [
      ['requestSpecialOrder', 201],
      ['listMySpecialOrders', 200],
      ['listSpecialOrders', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const customer = await context.customer();
      const descripcion = unique('Como el de mi abuela.');
      const parts = { descripcion, referenciaURL: picture() };
      const order = await newRequest(context, customer, parts);
      equal('estado', order.estado, 'Pendiente');
      equal('the piece', order.nombrePieza ?? order.pieza, 'Anillos');
      equal('talla', order.talla, '7');
      equal('descripcion', order.descripcion, descripcion);
      const link = present(order.referenciaURL, 'The link to the image of the request');
      await checkPrivate(context, 'The image of a request', link);
      const seen = await requestListed(context, order);
      equal('correo in the back office', seen.correo, customer.correo);
      equal('estado in the back office', seen.estado, 'Pendiente');
    },
  }),
  defineCase({
    id: 'special-orders.optional',
    title: 'image and description are optional, and pieces that are no ring need no size',
    statuses: [['requestSpecialOrder', 201]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const customer = await context.customer();
      const { nombreCategoria } = await context.choices();
      const parts = { pieza: nombreCategoria, talla: null };
      const order = await newRequest(context, customer, parts);
      equal('talla', order.talla || null, null);
      equal('referenciaURL', order.referenciaURL, null);
    },
  }),
  defineCase({
    id: 'special-orders.own',
    title: 'customers see their own requests only, newest first',
    statuses: [['listMySpecialOrders', 200]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const [one, other] = [await context.customer(0), await context.customer(1)];
      const first = await newRequest(context, one);
      const second = await newRequest(context, one);
      const own = requestIds(await requestsOf(context, one));
      const ids = [second.idPedidoEspecial, first.idPedidoEspecial];
      equal('the newest of the own requests', own.slice(0, 2), ids);
      const foreign = requestIds(await requestsOf(context, other)).filter((id) => own.includes(id));
      equal('requests that another customer sees too', foreign, []);
    },
  }),
  defineCase({
    id: 'special-orders.accept-and-send',
    title: 'Pendiente is accepted, Aceptado is sent, and Enviado is final',
    statuses: [
      ['changeSpecialOrderStatus', 200],
      ['changeSpecialOrderStatus', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    run: (context) => walk(context, ['Aceptado', 'Enviado']),
  }),
  defineCase({
    id: 'special-orders.reject',
    title: 'Pendiente is rejected, and Rechazado is final',
    statuses: [
      ['changeSpecialOrderStatus', 200],
      ['changeSpecialOrderStatus', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    run: (context) => walk(context, ['Rechazado']),
  }),
  defineCase({
    id: 'special-orders.reject-accepted',
    title: 'an accepted request can still be rejected',
    statuses: [['changeSpecialOrderStatus', 200]],
    writes: true,
    needs: ['administrator', 'customer'],
    run: (context) => walk(context, ['Aceptado', 'Rechazado']),
  }),
  defineCase({
    id: 'special-orders.version-conflict',
    title:
      'a decision after somebody else has decided is 409 VERSION_CONFLICT, and nothing changes',
    statuses: [
      ['changeSpecialOrderStatus', 200],
      ['changeSpecialOrderStatus', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'versions'],
    async run(context) {
      const order = await newRequest(context, await context.customer());
      const version = async () =>
        present(
          (await requestListed(context, order)).version,
          'version, which the host is said to send,',
        );
      const first = { version: await version() };
      (await moveRequest(context, order, 'Aceptado', 'from the current version', first)).ok();
      check((await version()) > first.version, 'version did not grow with the decision');
      const late = await moveRequest(context, order, 'Rechazado', 'from an older version', first);
      const { actual } = late.refused(409, { code: 'VERSION_CONFLICT' });
      const now = await requestListed(context, order);
      equal('actual, against the list', actual, now);
      equal('estado after the conflict', now.estado, 'Aceptado');
      const current = { version: await version() };
      (await moveRequest(context, order, 'Rechazado', 'from the version of then', current)).ok();
    },
  }),
  defineCase({
    id: 'special-orders.image-by-content',
    title:
      'the image is judged by its content: an SVG or an empty file is 415, more than 10 MB is 413',
    statuses: [
      ['requestSpecialOrder', 415],
      ['requestSpecialOrder', 413],
    ],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const customer = await context.customer();
      const before = requestIds(await requestsOf(context, customer));
      const wrong = { parts: { referenciaURL: svg() }, what: 'with an SVG that is called a PNG' };
      (await sendRequest(context, customer, wrong)).refused(415);
      const empty = { parts: { referenciaURL: emptyFile() }, what: 'with an empty file' };
      (await sendRequest(context, customer, empty)).refused(415);
      const large = { parts: { referenciaURL: tooLarge() }, what: 'with an image over 10 MB' };
      (await sendRequest(context, customer, large)).refused(413);
      equal('requests afterwards', requestIds(await requestsOf(context, customer)), before);
    },
  }),
  defineCase({
    id: 'special-orders.same-key',
    title: 'the same key makes one request, and another body is 409 IDEMPOTENCY_MISMATCH',
    statuses: [
      ['requestSpecialOrder', 201],
      ['requestSpecialOrder', 409],
    ],
    writes: true,
    needs: ['customer', 'idempotency'],
    async run(context) {
      const customer = await context.customer();
      const before = (await requestsOf(context, customer)).length;
      const attempt = { key: freshKey(), what: 'with the same key' };
      for (const answer of await Promise.all(
        [1, 2].map(() => sendRequest(context, customer, attempt)),
      ))
        answer.ok();
      (await sendRequest(context, customer, attempt)).ok();
      equal('requests that one key made', (await requestsOf(context, customer)).length - before, 1);
      const other = { ...attempt, parts: { talla: '8' }, what: 'with a used key and another body' };
      (await sendRequest(context, customer, other)).refused(409, { code: 'IDEMPOTENCY_MISMATCH' });
    },
  }),
  ...refusals({ operation: 'listMySpecialOrders' }),
  ...refusals({
    operation: 'requestSpecialOrder',
    valid: nothing,
    invalid: [
      ['an unknown piece', nothing, ['pieza']],
      ['a ring without a size', () => form({ talla: null }), ['talla']],
      ['a ring of size 13', () => form({ talla: '13' }), ['talla']],
      ['no stone', () => form({ tipoPiedra: null }), ['tipoPiedra']],
      ['an unknown material', () => form({ tipoMaterial: 'Queso' }), ['tipoMaterial']],
      [
        'a description that is too long',
        () => form({ descripcion: 'x'.repeat(SPECIAL_ORDER_DESCRIPTION_MAX + 1) }),
        ['descripcion'],
      ],
    ],
  }),
  ...refusals({ operation: 'listSpecialOrders' }),
  ...refusals({
    operation: 'changeSpecialOrderStatus',
    valid: { params: { idPedidoEspecial: NO_ID }, json: { estado: 'Aceptado' } },
    invalid: [
      [
        'a state that nobody can ask for',
        { params: { idPedidoEspecial: NO_ID }, json: { estado: 'Completado' } },
        ['estado'],
      ],
    ],
    missing: true,
  }),
];
