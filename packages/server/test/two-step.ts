import { TOTP } from 'otpauth';
import { TEST_PASSWORD, type SignedIn } from './people.ts';
import type { TestApp } from './test-app.ts';

const URL = '/api/users/admin/dos-pasos';
/** How long an authenticator app shows one code. */
export const STEP_MS = 30_000;

/** What an authenticator app with this secret shows, so many steps from now. */
export function codeOf(secret: string, { clock }: Pick<TestApp, 'clock'>, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
}

/** Calls of the two-step login of somebody. */
export function twoStepOf({ call }: TestApp, { token }: Pick<SignedIn, 'token'>) {
  const prove =
    (step: string) =>
    (codigo: string, contrasena: string = TEST_PASSWORD) =>
      call('POST', `${URL}/${step}`, { token, body: { contrasena, codigo } });
  return {
    read: () => call('GET', URL, { token }),
    start: () => call('POST', `${URL}/iniciar`, { token }),
    confirm: prove('activar'),
    renew: prove('codigos'),
    disable: prove('quitar'),
  };
}

/** Turns two-step login on; the code of this moment is used up by it. */
export async function turnTwoStepOn(
  app: TestApp,
  who: Pick<SignedIn, 'token'>,
): Promise<{ secreto: string; codigos: string[] }> {
  const { start, confirm } = twoStepOf(app, who);
  const { secreto } = (await start()).body as { secreto: string };
  const { codigos } = (await confirm(codeOf(secreto, app))).body as { codigos: string[] };
  return { secreto, codigos };
}
