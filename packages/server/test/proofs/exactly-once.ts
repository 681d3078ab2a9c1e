import { createShop, isApiError, memorySession } from '@filigrana/sdk';
import { expect, vi } from 'vitest';
import { addPiece, addToCart, DELIVERY, receiptImage, stockOf } from '../shopping.ts';
import { dice, type Dice } from './dice.ts';
import { startFaultProxy, type Fault } from './fault-proxy.ts';
import { oneConnectionFetch } from './over-http.ts';
import type { ProofShop } from './proof-shop.ts';

const STOCK = 100;
const TRIES = 40;

/** Most connections of a bad line break; which, and where, the dice say. */
function badLine(chance: Dice): () => Fault {
  let whole = 0;
  return () => {
    const kind = chance.pick(['none', 'before', 'request', 'unanswered', 'answer'] as const);
    // Even a bad line lets something through in the end.
    whole = kind === 'none' ? 0 : whole + 1;
    if (whole > 6) return { kind: 'none' };
    return kind === 'request' ? { kind, share: chance.next() } : { kind };
  };
}

/**
 * One customer buys one cart over a bad line, with the real client: double clicks, attempts after
 * lost answers, a second tab with the same key, and the same form once more when all is done.
 *
 * @param url Where the shop answers.
 * @param lettersAtMost Whether a letter may still be on its way: what a killed server was about to
 * post is posted by another one minutes later.
 */
async function buysOnce(
  shop: ProofShop,
  { url, seed, lettersAtMost = false }: { url: string; seed: number; lettersAtMost?: boolean },
): Promise<{ attempts: number; broken: number }> {
  const chance = dice(seed);
  const customer = await shop.signIn(1);
  const piece = await addPiece(shop.deps, { stock: STOCK });
  expect((await addToCart(shop, customer, piece, chance.between(1, 3))).status).toBe(201);
  // Where a lost connection means asking again, the cart may hold more than was asked for once.
  const { cantidad } = await shop.deps.db
    .selectFrom('carrito_productos')
    .innerJoin('carritos', 'carritos.idCarrito', 'carrito_productos.idCarrito')
    .select('cantidad')
    .where('idUsuario', '=', customer.idUsuario)
    .executeTakeFirstOrThrow();
  const proxy = await startFaultProxy(url, badLine(chance));
  const receipt = new Uint8Array(await receiptImage());
  const idempotencyKey = `semilla-${seed}-${customer.idUsuario}`;
  const tab = (host: string) =>
    createShop({
      host,
      session: memorySession({ token: customer.token }),
      fetch: oneConnectionFetch as typeof fetch,
      retries: chance.between(0, 1),
      random: () => 0,
    });
  const submit = async (shopClient: ReturnType<typeof createShop>) => {
    const comprobante = new File([receipt], 'comprobante.png', { type: 'image/png' });
    return shopClient.checkout.placeOrder({ ...DELIVERY, comprobante }, { idempotencyKey });
  };
  let attempts = 0;
  /** Presses the button until an answer comes, now and then twice. */
  const insist = async (host: string) => {
    const client = tab(host);
    for (let tried = 0; tried < TRIES; tried += 1) {
      const clicks = chance.percent(30) ? 2 : 1;
      attempts += clicks;
      const ended = await Promise.allSettled(Array.from({ length: clicks }, () => submit(client)));
      for (const click of ended) {
        if (click.status === 'fulfilled') return click.value;
        if (!isApiError(click.reason) || !click.reason.retryable) throw click.reason;
      }
    }
    throw new Error(`No answer after ${TRIES} attempts`);
  };
  try {
    const tabs = Array.from({ length: chance.between(1, 2) }, () => insist(proxy.url));
    const purchases = await Promise.all(tabs);
    // Reloaded and sent again, over a line that works: only a server that is killed can break it.
    purchases.push(await insist(url));
    const numbers = new Set(purchases.map((purchase) => purchase.idPedido));
    expect(numbers.size, `seed ${seed}`).toBe(1);
    const { broken } = proxy.counted;

    const orders = await shop.deps.db
      .selectFrom('pedidos')
      .select(['idPedido', 'idComprobante'])
      .where('idUsuario', '=', customer.idUsuario)
      .execute();
    expect(orders.map(({ idPedido }) => idPedido)).toEqual([...numbers]);
    expect(await stockOf(shop.deps, piece), `seed ${seed}`).toBe(STOCK - cantidad);
    const files = await shop.deps.db
      .selectFrom('archivos')
      .select('idArchivo')
      .where('idUsuario', '=', customer.idUsuario)
      .execute();
    expect(files).toEqual([{ idArchivo: orders[0]?.idComprobante }]);
    if (lettersAtMost) expect(await shop.lettersTo(customer.correo)).toBeLessThanOrEqual(1);
    else
      await vi.waitFor(async () => expect(await shop.lettersTo(customer.correo)).toBe(1), {
        timeout: 10_000,
      });
    return { attempts, broken };
  } finally {
    await proxy.close();
  }
}

/** Many customers, some of them at once; the seeds follow each other. */
export async function everybodyBuysOnce(
  shop: ProofShop,
  settings: { url: string; seeds: number; firstSeed: number; lettersAtMost?: boolean },
) {
  const counted = { seeds: settings.seeds, attempts: 0, broken: 0 };
  let next = settings.firstSeed;
  const one = async () => {
    for (let seed = next++; seed < settings.firstSeed + settings.seeds; seed = next++) {
      const { attempts, broken } = await buysOnce(shop, { ...settings, seed });
      counted.attempts += attempts;
      counted.broken += broken;
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  return counted;
}
