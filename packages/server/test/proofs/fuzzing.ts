import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listOperations } from '@filigrana/sdk/contract';
import { expect } from 'vitest';
import { loadContract } from '../../src/http/contract.ts';
import { withDeadline } from '../../src/http/deadline.ts';
import { TEST_PASSWORD } from '../people.ts';
import { samplePdf } from '../sample-files.ts';
import { addPiece, order, receiptImage, visitor } from '../shopping.ts';
import type { TestApp } from '../test-app.ts';
import { dice } from './dice.ts';
import { requestMaker, type Manner } from './made-requests.ts';
import type { Samples } from './made-values.ts';

const DEADLINE_MS = 20_000;
const ROLES = { customer: 1, other: 1, blocked: 1, administrator: 2, manager: 3 } as const;
type Who = keyof typeof ROLES | 'anonymous' | 'forged';

/** A token with a good look and no signature. */
const FORGED = `${btoa('{"alg":"none"}')}.${btoa('{"idUsuario":1,"rol":2}')}.`.replaceAll('=', '');

/** Sends what the contract allows, what it nearly allows and what it never meant, as everybody. */
export async function fuzz(
  app: TestApp,
  { requests, seed }: { requests: number; seed: number },
): Promise<Record<string, number>> {
  const document = loadContract();
  const operations = listOperations(document);
  const request = requestMaker(document, await furnish(app));
  const tokens = new Map<Who, string>([['forged', FORGED]]);
  const counted = { requests, accepted: 0, refused: 0, operations: operations.length, grown: 0 };
  const accepted = new Set<string>();
  let heapBefore = 0;
  for (let number = 0; number < requests; number += 1) {
    // Every request has a seed of its own: one can be made again without those before it.
    const chance = dice(seed * 1_000_003 + number);
    const operation = operations[number % operations.length] as (typeof operations)[number];
    const manner: Manner = chance.pick(['valid', 'valid', 'nearly', 'nearly', 'hostile']);
    const allowed = operation.roles?.map((role) =>
      (['customer', 'administrator', 'manager'] as const).find((who) => ROLES[who] === role),
    );
    const everybody: Who[] = [
      'anonymous',
      'forged',
      'customer',
      'other',
      'blocked',
      'administrator',
      'manager',
    ];
    const who =
      (chance.percent(75) && allowed ? chance.pick(allowed) : null) ?? chance.pick(everybody);
    const token = await tokenFor(app, tokens, who);
    const made = request(chance, operation, manner);
    const told = `seed ${seed}, request ${number}: ${manner} ${operation.id} as ${who}, ${made.method} ${made.url.slice(0, 200)} ${made.headers['content-type'] ?? ''} ${made.payload?.toString('latin1').slice(0, 300) ?? ''}`;
    const answer = await withDeadline(
      app.app.inject({
        ...made,
        headers: { ...made.headers, ...(token && { authorization: `Bearer ${token}` }) },
      }),
      DEADLINE_MS,
    ).catch((cause: unknown) => {
      throw new Error(told, { cause });
    });
    if (answer.statusCode >= 500) throw new Error(`${told} → ${answer.statusCode} ${answer.body}`);
    if (answer.statusCode < 400) {
      counted.accepted += 1;
      accepted.add(operation.id);
    } else {
      counted.refused += 1;
      expect(answer.json(), told).toMatchObject({
        code: expect.stringMatching(/^[A-Z_]+$/) as string,
        error: expect.stringMatching(/\S/) as string,
      });
    }
    // Somebody has blocked the account, or changed its role or password.
    if (answer.statusCode === 401 && who !== 'blocked' && who !== 'forged') tokens.delete(who);
    app.mailer.sent.length = 0;
    if (number === Math.floor(requests / 5)) heapBefore = heapInUse();
  }
  counted.grown = Math.round((heapInUse() - heapBefore) / 1024 / 1024);
  return { ...counted, operationsAccepted: accepted.size };
}

async function tokenFor(
  app: TestApp,
  tokens: Map<Who, string>,
  who: Who,
): Promise<string | undefined> {
  if (who === 'anonymous') return undefined;
  const known = tokens.get(who);
  if (known !== undefined || who === 'forged') return known;
  const { token, idUsuario } = await app.signIn(ROLES[who]);
  if (who === 'blocked') {
    const block = app.deps.db.updateTable('usuarios').set({ estado: 'bloqueado' });
    await block.where('idUsuario', '=', idUsuario).execute();
  }
  tokens.set(who, token);
  return token;
}

/** A little of everything, so that requests find something. */
async function furnish(app: TestApp): Promise<Samples> {
  const [ana, eva] = [await app.signIn(1), await app.signIn(1)];
  const pieces = [];
  for (const talla of ['7', '8', 'Única', 'Única', 'Única', 'Única'])
    pieces.push(await addPiece(app.deps, { talla, stock: 100_000 }));
  for (const piece of pieces) await order(app, ana, piece);
  const sessions = [await visitor(app), await visitor(app)];
  return {
    known: {
      correo: [ana.correo, eva.correo.toUpperCase(), 'nadie@filigrana.test'],
      contrasena: [TEST_PASSWORD, 'Cascada-Azul-7'],
      nuevaContrasena: ['Cascada-Azul-7', TEST_PASSWORD],
      contrasenaActual: [TEST_PASSWORD],
      identificacion: [ana.identificacion, '101110111', '155812345678'],
      sessionToken: sessions.map(({ sessionToken }) => sessionToken),
      idProducto_talla: pieces.map((piece) => piece.idProducto_talla),
      idCategoria: [1, 3],
      idMaterial: [1, 2],
      idPiedra: [1, 2],
      idPedido: [1, 2, 3, 4, 5, 6],
      idPedidoEspecial: [1, 2, 3],
    },
    image: await receiptImage(),
    pdf: samplePdf(),
  };
}

/** Bytes of the JavaScript heap that somebody still holds. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
