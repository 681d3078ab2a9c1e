import { RECOVERY_CODES } from '@filigrana/sdk/domain';
import { TOTP } from 'otpauth';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newStaff } from '../world/accounts.ts';
import type { Account, World } from '../world/world.ts';
import { refusals } from './refusals.ts';

type Member = Pick<Account, 'correo' | 'contrasena' | 'token'>;
type Proved = 'confirmTwoStep' | 'renewRecoveryCodes' | 'disableTwoStep';

/** Nobody's app shows it, but for one time in a million. */
const NO_CODE = '000000';

/** What an app with this secret shows now, or a half minute later: hosts take both. */
function codeOf({ target }: World, secreto: string, steps: 0 | 1): string {
  const totp = new TOTP({ secret: secreto });
  const now = target.now?.() ?? new Date();
  return totp.generate({ timestamp: now.getTime() + steps * totp.period * 1000 });
}

const prove = <Id extends Proved>(
  { ask }: World,
  id: Id,
  { token, contrasena }: Pick<Member, 'token' | 'contrasena'>,
  codigo: string,
  what = '',
) => ask(id, what, { token, json: { contrasena, codigo } });

const login = ({ ask }: World, { correo, contrasena }: Member, what: string, codigo?: string) =>
  ask('login', what, { json: { correo, contrasena, ...(codigo !== undefined && { codigo }) } });

async function begin({ ask }: World, { token }: Member): Promise<string> {
  const { secreto, uri } = (await ask('startTwoStep', '', { token })).ok();
  const address = new URL(uri);
  equal('the scheme of the uri', address.protocol, 'otpauth:');
  equal('the secret in the uri', address.searchParams.get('secret'), secreto);
  return secreto;
}

/** A manager with two-step login on; the code of this half minute is used. */
async function memberWithTwoStep(world: World) {
  const member = await newStaff(world, 3);
  const secreto = await begin(world, member);
  const answer = await prove(world, 'confirmTwoStep', member, codeOf(world, secreto, 0));
  return { ...member, secreto, codigos: answer.ok().codigos };
}

const stateOf = async ({ ask }: World, { token }: Member) =>
  (await ask('getTwoStep', '', { token })).ok();

/** The second step of the staff's login, an extension of the contract. */
export const twoStepCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'two-step.set-up',
    title: 'two-step login is turned on by a code of the secret that was drawn, and not before',
    statuses: [
      ['getTwoStep', 200],
      ['startTwoStep', 200],
      ['startTwoStep', 409],
      ['confirmTwoStep', 200],
      ['confirmTwoStep', 400],
      ['confirmTwoStep', 409],
    ],
    writes: true,
    needs: ['administrator', 'twoStep'],
    async run(world) {
      const member = await newStaff(world, 3);
      const early = await prove(world, 'confirmTwoStep', member, NO_CODE, 'before it was begun');
      early.refused(409, { code: 'INVALID_STATE' });
      const secreto = await begin(world, member);
      const code = codeOf(world, secreto, 0);
      const other = { ...member, contrasena: 'No-Es-Esta-1' };
      const guessed = await prove(world, 'confirmTwoStep', other, code, 'with a wrong password');
      guessed.refused(400, { campos: ['contrasena'] });
      const wrong = await prove(world, 'confirmTwoStep', member, NO_CODE, 'with a wrong code');
      wrong.refused(400, { campos: ['codigo'] });
      equal('activo before it was confirmed', (await stateOf(world, member)).activo, false);
      (await login(world, member, 'before it was confirmed')).ok();
      const { codigos } = (await prove(world, 'confirmTwoStep', member, code)).ok();
      equal('recovery codes that differ', new Set(codigos).size, RECOVERY_CODES);
      const { activo, codigosRestantes } = await stateOf(world, member);
      equal('the state', { activo, codigosRestantes }, { activo: true, codigosRestantes: 10 });
      const { token } = member;
      const again = await world.ask('startTwoStep', 'when it is on', { token });
      again.refused(409, { code: 'INVALID_STATE' });
    },
  }),
  defineCase({
    id: 'two-step.login',
    title: 'the right password asks for a code, which works once; a recovery code stands for one',
    statuses: [
      ['login', 401],
      ['login', 200],
    ],
    writes: true,
    needs: ['administrator', 'twoStep'],
    async run(world) {
      const member = await memberWithTwoStep(world);
      const { secreto, codigos } = member;
      const bare = await login(world, member, 'without a code');
      bare.refused(401, { code: 'SECOND_STEP_REQUIRED' });
      const other = { ...member, contrasena: 'No-Es-Esta-1' };
      const guessed = await login(world, other, 'with a wrong password and no code');
      guessed.refused(401, { code: 'UNAUTHENTICATED' });
      const wrong = await login(world, member, 'with a wrong code', NO_CODE);
      wrong.refused(401, { code: 'SECOND_STEP_WRONG' });
      const [code, recovery = ''] = [codeOf(world, secreto, 1), codigos[0]];
      for (const [what, typed] of [
        ['code', code],
        ['recovery code', recovery],
      ] as const) {
        (await login(world, member, `with a ${what}`, typed)).ok();
        const used = await login(world, member, `with a used ${what}`, typed);
        used.refused(401, { code: 'SECOND_STEP_WRONG' });
      }
      const { codigosRestantes } = await stateOf(world, member);
      equal('recovery codes that are left', codigosRestantes, RECOVERY_CODES - 1);
    },
  }),
  defineCase({
    id: 'two-step.codes',
    title: 'new recovery codes replace those of before',
    statuses: [
      ['renewRecoveryCodes', 200],
      ['renewRecoveryCodes', 400],
      ['renewRecoveryCodes', 409],
    ],
    writes: true,
    needs: ['administrator', 'twoStep'],
    async run(world) {
      const without = await newStaff(world, 3);
      const off = await prove(world, 'renewRecoveryCodes', without, NO_CODE, 'when it is off');
      off.refused(409, { code: 'INVALID_STATE' });
      const member = await memberWithTwoStep(world);
      const [first = '', second = ''] = member.codigos;
      const wrong = await prove(world, 'renewRecoveryCodes', member, NO_CODE, 'with a wrong code');
      wrong.refused(400, { campos: ['codigo'] });
      const { codigos } = (await prove(world, 'renewRecoveryCodes', member, first)).ok();
      const old = await login(world, member, 'with a recovery code from before', second);
      old.refused(401, { code: 'SECOND_STEP_WRONG' });
      (await login(world, member, 'with a new recovery code', codigos[1])).ok();
    },
  }),
  defineCase({
    id: 'two-step.off',
    title: 'password and code turn it off; the password alone logs in then',
    statuses: [
      ['disableTwoStep', 200],
      ['disableTwoStep', 400],
      ['disableTwoStep', 409],
    ],
    writes: true,
    needs: ['administrator', 'twoStep'],
    async run(world) {
      const member = await memberWithTwoStep(world);
      const wrong = await prove(world, 'disableTwoStep', member, NO_CODE, 'with a wrong code');
      wrong.refused(400, { campos: ['codigo'] });
      const [code = ''] = member.codigos;
      (await prove(world, 'disableTwoStep', member, code)).ok();
      check(!(await stateOf(world, member)).activo, 'Two-step login is on after it was turned off');
      (await login(world, member, 'without a code')).ok();
      const off = await prove(world, 'disableTwoStep', member, code, 'when it is off');
      off.refused(409, { code: 'INVALID_STATE' });
    },
  }),
  ...refusals({ operation: 'getTwoStep' }),
  ...refusals({ operation: 'startTwoStep' }),
  ...(['confirmTwoStep', 'renewRecoveryCodes', 'disableTwoStep'] as const).flatMap((operation) =>
    refusals({
      operation,
      valid: { json: { contrasena: 'No-Es-Esta-1', codigo: NO_CODE } },
      invalid: [['no code', { json: { contrasena: 'No-Es-Esta-1' } }, ['codigo']]],
    }),
  ),
];
