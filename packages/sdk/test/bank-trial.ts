import type { MatchedPayments } from '../src/domain/reconciliation/match-payments.ts';
import type { OpenEntry, OpenOrder } from '../src/domain/reconciliation/payment-pairs.ts';

/** Orders and what a bank tells of them, with the truth that a clerk would find. */
export interface BankTrial {
  orders: OpenOrder[];
  entries: OpenEntry[];
  /** Orders that an entry pays; entries that are not in it pay none. */
  truth: Map<number, number[]>;
}

const FIRST =
  'Ana María José Luis Carlos Laura Sofía Daniela Andrés Gabriela Mario Marta Elena Diego Paola Karen Esteban Fabiola Adriana Natalia Jorge Silvia Rosa Óscar Melissa Priscilla Randall Steven Yendry Wendy Katherine Allan Bryan Viviana Mariana Luisa Tatiana Gloriana Ericka Freddy Xinia Heilyn Minor Noemy Hellen'.split(
    ' ',
  );
const SECOND =
  'Lucía Fernanda Isabel Alberto Antonio Eduardo José María Elena Patricia Pablo Vanessa Andrea Francisco'.split(
    ' ',
  );
const SURNAMES =
  'Mora Solano Rojas Vega Jiménez Quirós Arce León Calvo Brenes Vargas Soto Segura Navarro Castro Monge Ureña Chaves Mena Salas Solís Araya Porras Lara Núñez Coto Mata Badilla Cruz Loría Sancho Gutiérrez Ulate Morales Alfaro Vindas Campos Paniagua Hidalgo Obando Trejos Alpízar Blanco Ruiz Madrigal Zúñiga Villalobos Fallas Picado Aguilar Bonilla Quesada Ramos Castillo Peña Tenorio Bravo Salazar Rodríguez Hernández González Ramírez Pérez Sánchez Fernández'.split(
    ' ',
  );
const BANKS = ['102', '104', '116', '151', '152', '161'];
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-02-01');
const RATE = 505.2;

/**
 * A month of a shop and of its bank, with what goes wrong: numbers that were mistyped or follow each
 * other, names that are cut, turned round or another's, two orders of one amount, sums, fees, reversals
 * and money that is not for an order.
 */
export function bankTrial(seed: number, orderCount = 1_000, entryCount = 1_300): BankTrial {
  const random = randomOf(seed);
  const chance = (share: number): boolean => random() < share;
  const below = (max: number): number => Math.floor(random() * max);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const dayAt = (offset: number): string =>
    new Date(FIRST_DAY + offset * DAY_MS).toISOString().slice(0, 10);

  const person = () => ({
    names: chance(0.4) ? [one(FIRST), one(SECOND)] : [one(FIRST)],
    surnames: [one(SURNAMES), one(SURNAMES)],
  });
  type Person = ReturnType<typeof person>;
  const wholeName = ({ names, surnames }: Person): string => [...names, ...surnames].join(' ');
  const plain = (text: string): string =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

  let running = 10_000_000 + below(1_000_000);
  const reference = (day: string): string => {
    // Payments of one minute follow each other; others are far away.
    running += chance(0.3) ? 1 + below(3) : below(90_000);
    return `${day.replaceAll('-', '')}${one(BANKS)}830${String(running).padStart(11, '0')}`;
  };
  const mistyped = (text: string, times = 1): string => {
    const at = below(text.length - 1);
    const digit = String(below(10));
    const next = chance(0.2)
      ? text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
      : chance(0.2)
        ? text.slice(0, at) + text.slice(at + 1)
        : text.slice(0, at) + digit + text.slice(at + 1);
    return times > 1 ? mistyped(next, times - 1) : next;
  };
  const bankName = (who: Person): string => {
    const names = chance(0.25) ? who.names.slice(0, 1) : who.names;
    const surnames = chance(0.08) ? who.surnames.slice(0, 1) : who.surnames;
    const whole = plain(
      (chance(0.15) ? [...surnames, ...names] : [...names, ...surnames]).join(' '),
    );
    const typed = chance(0.04)
      ? whole.slice(0, 4) + one(['A', 'E', 'S', 'N']) + whole.slice(5)
      : whole;
    return chance(0.1) ? typed.slice(0, 14 + below(8)).trim() : typed;
  };

  const prices = Array.from({ length: 140 }, () => 15 + below(180) + one([0, 0, 0.5, 0.9]));
  const total = (): number =>
    Math.round((one(prices) + (chance(0.3) ? one(prices) : 0) + 8) * 100) / 100;
  const orders: OpenOrder[] = [];
  const entries: OpenEntry[] = [];
  const truth = new Map<number, number[]>();
  const addOrder = (who: Person, day: number, montoTotal: number): OpenOrder => {
    const order = {
      idPedido: 1_000 + orders.length,
      dia: dayAt(day),
      montoTotal,
      montoColones: Math.round(montoTotal * RATE),
      referencia: null as string | null,
      nombre: wholeName(who),
    };
    orders.push(order);
    return order;
  };
  const addEntry = (entry: Omit<OpenEntry, 'idEntrada' | 'texto'>, pays: number[]): OpenEntry => {
    const own = { ...entry, idEntrada: 1 + entries.length, texto: 'SINPE MOVIL' };
    entries.push(own);
    if (pays.length > 0) truth.set(own.idEntrada, pays);
    return own;
  };
  const pay = (who: Person, day: number, paid: OpenOrder[], share = 1): void => {
    const moneda = chance(0.7) ? ('CRC' as const) : ('USD' as const);
    const due = paid.reduce(
      (sum, { montoTotal, montoColones }) =>
        sum + (moneda === 'USD' ? montoTotal : (montoColones ?? 0)),
      0,
    );
    const dia = dayAt(day + (chance(0.7) ? 0 : chance(0.5) ? -1 - below(2) : 1 + below(3)));
    const full = reference(dia);
    const kept = chance(0.03) ? due * 0.985 : due;
    const part = (amount: number): number =>
      moneda === 'USD' ? Math.round(amount * 100) / 100 : Math.round(amount);
    const payer = chance(0.04) ? person() : who;
    const amounts = share === 1 ? [part(kept)] : [part(due * share), part(due - part(due * share))];
    for (const monto of amounts) {
      const kind = random();
      const own = monto === amounts[0] ? full : reference(dia);
      const referencia =
        kind < 0.75 ? own : kind < 0.9 ? String(1_000_000 + below(90_000_000)) : null;
      addEntry(
        { dia, monto, moneda, referencia, nombre: chance(0.03) ? null : bankName(payer) },
        paid.map(({ idPedido }) => idPedido),
      );
    }
    if (chance(0.7)) {
      const typing = random();
      const typed =
        typing < 0.82
          ? full
          : typing < 0.9
            ? mistyped(full, 1 + below(2))
            : typing < 0.94
              ? full.slice(-8)
              : String(1_000_000 + below(90_000_000));
      for (const order of paid) order.referencia = typed;
    }
  };

  while (orders.length < orderCount) {
    const who = person();
    const day = below(28);
    const amount = total();
    const kind = random();
    if (kind < 0.04) pay(who, day, [addOrder(who, day, amount), addOrder(who, day, total())]);
    else if (kind < 0.06) {
      // Twice the same, and paid twice or once.
      const [first, second] = [addOrder(who, day, amount), addOrder(who, day, amount)];
      pay(who, day, [first]);
      if (chance(0.7)) pay(who, day, [second]);
    } else if (kind < 0.1) {
      // Somebody else buys the same on the same day; half of them are of the family.
      const other = chance(0.5) ? { ...person(), surnames: who.surnames } : person();
      pay(who, day, [addOrder(who, day, amount)]);
      const theirs = addOrder(other, day, amount);
      if (chance(0.8)) pay(other, day, [theirs]);
    } else if (kind < 0.13) pay(who, day, [addOrder(who, day, amount)], 0.5);
    else if (kind < 0.18) addOrder(who, day, amount);
    else pay(who, day, [addOrder(who, day, amount)]);
  }
  // Taken back by the bank: a payment after which no money is there.
  for (let count = Math.round(entryCount / 87); count > 0; count -= 1) {
    const entry = one(entries);
    if (entry.monto < 0 || !truth.has(entry.idEntrada)) continue;
    if ([...truth].filter(([, pays]) => pays[0] === truth.get(entry.idEntrada)?.[0]).length > 1)
      continue;
    truth.delete(entry.idEntrada);
    addEntry(
      { ...entry, monto: -entry.monto, referencia: chance(0.5) ? entry.referencia : null },
      [],
    );
  }
  // Money for other things: sales in the shop at the same prices, rent, friends.
  while (entries.length < entryCount) {
    const moneda = chance(0.7) ? ('CRC' as const) : ('USD' as const);
    const usd = chance(0.5) ? total() : 5 + below(400);
    const dia = dayAt(below(31));
    const monto = moneda === 'USD' ? usd : Math.round(usd * RATE);
    addEntry(
      {
        dia,
        monto,
        moneda,
        referencia: chance(0.9) ? reference(dia) : null,
        nombre: bankName(person()),
      },
      [],
    );
  }
  return { orders, entries, truth };
}

/** Shares of the entries that pay orders, and what was said with certainty and is not true. */
export function judgeTrial(
  { entries, truth }: BankTrial,
  result: MatchedPayments,
): { wrong: number; sure: number; amongThree: number } {
  const isTrue = (entry: number, orders: readonly number[]): boolean => {
    const pays = truth.get(entry) ?? [];
    return pays.length === orders.length && orders.every((order) => pays.includes(order));
  };
  const sure = result.seguras.flatMap(({ entradas, pedidos }) =>
    entradas.map((entry) => ({ entry, right: isTrue(entry, pedidos) })),
  );
  const shown = result.probables.filter(({ idEntrada, candidatos }) =>
    candidatos.some(({ pedidos }) => isTrue(idEntrada, pedidos)),
  );
  const paying = entries.filter(({ idEntrada }) => truth.has(idEntrada)).length;
  const right = sure.filter(({ right: fits }) => fits).length;
  return {
    wrong: sure.length - right,
    sure: right / paying,
    amongThree: (right + shown.length) / paying,
  };
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
