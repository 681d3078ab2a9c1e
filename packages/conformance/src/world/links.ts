import { check } from '../http/difference.ts';
import type { World } from './world.ts';

const FILE = /^(image\/|application\/pdf)/;

/** An address of a picture or receipt, relative to the host or not, opens without a login. */
export async function checkOpens(world: World, what: string, address: string): Promise<void> {
  const { status, type } = await world.open(address);
  check(status === 200, `${what} does not open: GET ${address} answers ${status}`);
  check(FILE.test(type), `${what} is no file: GET ${address} answers ${type || 'no content type'}`);
}

/** A private link opens, and no longer once what signs it is taken away. */
export async function checkPrivate(world: World, what: string, address: string): Promise<void> {
  await checkOpens(world, what, address);
  const [bare = '', ...signature] = address.split('?');
  if (signature.length === 0) return world.note(`${what} has a link without a signature`);
  const { status } = await world.open(bare);
  check(status !== 200, `${what} opens for everybody: GET without its signature answers 200`);
}
