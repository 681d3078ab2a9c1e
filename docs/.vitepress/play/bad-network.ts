/** Networks as they are on a train, between a cart and the shop in the page. */
import { addition } from '@filigrana/mocks/fixtures';
import { pageShop, HOST } from './page-shop.ts';

export const NETWORKS = {
  good: 'a good one',
  slow: 'slow: an answer takes 1.5 seconds',
  lossy: 'loses answers: of every second change',
  mixed: 'out of order: every second change arrives later than the next',
  broken: 'breaks off: nothing arrives while the last three clicks are made',
} as const;
export type Network = keyof typeof NETWORKS;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const lost = () => new TypeError('Failed to fetch');
const isChange = ({ url }: Request) => /\/carrito\/(?:agregar|cantidad|producto)$/.test(url);

/** A shop of its own for one cart, which belongs to a visitor, and the way to it. */
export async function openSide() {
  const { mock, fetch: arrive } = pageShop();
  const created = await arrive(new Request(`${HOST}/api/users/session/create`, { method: 'POST' }));
  const { sessionToken } = (await created.json()) as { sessionToken: string };
  const { idProducto_talla, precioUnitario } = addition(mock.products.chain);
  let network: Network = 'good';
  let backAt = 0;
  let changes = 0;
  const side = {
    /** Calls that have left since the network was chosen. */
    requests: 0,
    /** Of them, without an answer yet. */
    open: 0,
  };

  async function go(request: Request): Promise<Response> {
    const nth = isChange(request) ? ++changes : 0;
    const isSecond = nth > 0 && nth % 2 === 0;
    if (Date.now() < backAt) throw lost();
    if (network === 'mixed') await wait(nth % 2 === 1 ? 900 : 50);
    const answer = await arrive(request);
    await wait(network === 'slow' ? 1_500 : 50);
    if (network === 'lossy' && isSecond) throw lost();
    return answer;
  }

  return {
    side,
    props: {
      host: HOST,
      sessionToken,
      piece: { idProducto_talla, precioUnitario },
      async fetch(request: Request) {
        side.requests += 1;
        side.open += 1;
        try {
          return await go(request);
        } finally {
          side.open -= 1;
        }
      },
    },
    /** From now on; requests are counted anew. */
    use(chosen: Network) {
      network = chosen;
      backAt = 0;
      changes = 0;
      side.requests = 0;
    },
    /** The line that breaks off is back after two seconds. */
    breakOff() {
      if (network === 'broken') backAt = Date.now() + 2_000;
    },
    /** Pieces in the shop's own cart. */
    pieces: () => mock.state.cartOf(sessionToken).productos[0]?.cantidad ?? 0,
  };
}
export type Side = Awaited<ReturnType<typeof openSide>>;
