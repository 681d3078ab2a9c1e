import { describe, expect, it } from 'vitest';
import { fromTransition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import {
  EMPTY_LOCAL_CART,
  nextLocalCart,
  type LocalCart,
  type LocalCartEvent,
  type LocalCartLine,
} from './local-cart.ts';

const line = (_id: number): LocalCartLine => ({
  _id,
  cantidad: 1,
  nombre: 'Anillo Trenza',
  precio: 99.5,
  image_url: null,
  talla: '6',
});

const EVENTS: readonly LocalCartEvent[] = [
  ...[40, 41].flatMap((_id): LocalCartEvent[] => [
    { type: 'localCart.add', line: line(_id) },
    { type: 'localCart.increase', _id },
    { type: 'localCart.decrease', _id },
    { type: 'localCart.remove', _id },
  ]),
  { type: 'localCart.empty' },
  { type: 'localCart.replace', lines: [line(41), line(40)] },
  { type: 'localCart.identify', usuarioInfo: { idUsuario: 7 } },
  { type: 'localCart.identify', usuarioInfo: { idUsuario: 8 } },
  { type: 'localCart.identify', usuarioInfo: null },
];

describe('a walk through the local cart', () => {
  const steps = adjacencyMapToArray(
    getAdjacencyMap(fromTransition(nextLocalCart, EMPTY_LOCAL_CART), {
      events: EVENTS,
      serializeState: ({ context }) => JSON.stringify(context),
      // Three pieces of each are as good as many.
      filterEvents: ({ context }, event) =>
        (event.type !== 'localCart.add' && event.type !== 'localCart.increase') ||
        context.productos.every(({ cantidad }) => cantidad < 3),
    }),
  ).map(({ state, event, nextState }) => ({
    before: state.context,
    event,
    after: nextState.context,
  }));
  const of = <Type extends LocalCartEvent['type']>(type: Type) =>
    steps.filter(
      (step): step is typeof step & { event: { type: Type } } => step.event.type === type,
    );
  const quantity = ({ productos }: LocalCart, id: number) =>
    productos.find(({ _id }) => _id === id)?.cantidad ?? 0;

  it.each([...new Set(EVENTS.map(({ type }) => type))])(
    '%s changes something somewhere',
    (type) => {
      expect(of(type).some(({ before, after }) => before !== after)).toBe(true);
    },
  );

  it('shows whole pieces of every line, each line once', () => {
    for (const { after } of steps) {
      const ids = after.productos.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { cantidad } of after.productos) expect(cantidad).toBeGreaterThanOrEqual(1);
    }
  });

  it('adds what is added and leaves the other lines alone', () => {
    for (const { before, event, after } of of('localCart.add')) {
      const other = event.line._id === 40 ? 41 : 40;
      expect(quantity(after, event.line._id)).toBe(quantity(before, event.line._id) + 1);
      expect(quantity(after, other)).toBe(quantity(before, other));
    }
  });

  it('can be emptied from wherever it is', () => {
    for (const { after } of of('localCart.empty')) expect(after.productos).toEqual([]);
  });

  it('holds what the shop’s cart holds from wherever it is', () => {
    for (const { event, after } of of('localCart.replace'))
      expect(after.productos).toEqual(event.lines);
  });

  it('never shows what belongs to one account to another one', () => {
    for (const { before, event, after } of of('localCart.identify')) {
      expect(after.usuarioInfo).toEqual(event.usuarioInfo);
      const isOthers =
        before.usuarioInfo !== null &&
        before.usuarioInfo.idUsuario !== event.usuarioInfo?.idUsuario;
      if (isOthers) expect(after.productos).toEqual([]);
    }
  });
});
