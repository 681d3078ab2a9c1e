import type { SessionCreated } from '../results.ts';
import type { Wire } from './wire.ts';

export function sessionCreated(wire: Wire): SessionCreated {
  const sessionToken = wire.at('sessionToken').text();
  if (sessionToken === '') throw wire.unexpected('a session token');
  return { sessionToken };
}
