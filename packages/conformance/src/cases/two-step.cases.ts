import { RECOVERY_CODES } from '@filigrana/sdk/domain';
import { TOTP } from 'otpauth';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newStaff } from '../fixtures/accounts.ts';
import type { Account, CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

type Member = Pick<Account, 'correo' | 'contrasena' | 'token'>;
type Proved = 'confirmTwoStep' | 'renewRecoveryCodes' | 'disableTwoStep';

/** A code that is wrong, but for one time in a million. */
const NO_CODE = '000000';

/** What an app with this secret shows now, or a half minute later: hosts take both. */
function codeOf({ target }: CaseContext, secreto: string, steps: 0 | 1): string {
  const totp = new TOTP({ secret: secreto });
  const now = target.now?.() ?? new Date();
  return totp.generate({ timestamp: now.getTime() + steps * totp.period * 1000 });
}

const prove = <Id extends Proved>(
  { ask }: CaseContext,
  id: Id,
  { token, contrasena }: Pick<Member, 'token' | 'contrasena'>,
  codigo: string,
  what = '',
) => ask(id, what, { token, json: { contrasena, codigo } });

const login = (
  { ask }: CaseContext,
  { correo, contrasena }: Member,
  what: string,
  codigo?: string,
) => ask('login', what, { json: { correo, contrasena, ...(codigo !== undefined && { codigo }) } });

async function begin({ ask }: CaseContext, { token }: Member): Promise<string> {
  const { secreto, uri } = (await ask('startTwoStep', '', { token })).ok();
  const address = new URL(uri);
  equal('the scheme of the uri', address.protocol, 'otpauth:');
  equal('the secret in the uri', address.searchParams.get('secret'), secreto);
  return secreto;
}

/** A manager with two-step login on; the code of this half minute is used. */
async function memberWithTwoStep(context: CaseContext) {
  const member = await newStaff(context, 3);
  const secreto = await begin(context, member);
  const answer = await prove(context, 'confirmTwoStep', member, codeOf(context, secreto, 0));
  return { ...member, secreto, codigos: answer.ok().codigos };
}

const stateOf = async ({ ask }: CaseContext, { token }: Member) =>
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
    async run(context) {
      const member = await newStaff(context, 3);
      const early = await prove(context, 'confirmTwoStep', member, NO_CODE, 'before it was begun');
      early.refused(409, { code: 'INVALID_STATE' });
      const secreto = await begin(context, member);
      const code = codeOf(context, secreto, 0);
      const other = { ...member, contrasena: 'No-Es-Esta-1' };
      const guessed = await prove(context, 'confirmTwoStep', other, code, 'with a wrong password');
      guessed.refused(400, { campos: ['contrasena'] });
      const wrong = await prove(context, 'confirmTwoStep', member, NO_CODE, 'with a wrong code');
      wrong.refused(400, { campos: ['codigo'] });
      equal('activo before it was confirmed', (await stateOf(context, member)).activo, false);
      (await login(context, member, 'before it was confirmed')).ok();
      const { codigos } = (await prove(context, 'confirmTwoStep', member, code)).ok();
      equal('recovery codes that differ', new Set(codigos).size, RECOVERY_CODES);
      const { activo, codigosRestantes } = await stateOf(context, member);
      equal('the state', { activo, codigosRestantes }, { activo: true, codigosRestantes: 10 });
      const { token } = member;
      const again = await context.ask('startTwoStep', 'when it is on', { token });
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
    async run(context) {
      const member = await memberWithTwoStep(context);
      const { secreto, codigos } = member;
      const bare = await login(context, member, 'without a code');
      bare.refused(401, { code: 'SECOND_STEP_REQUIRED' });
      const other = { ...member, contrasena: 'No-Es-Esta-1' };
      const guessed = await login(context, other, 'with a wrong password and no code');
      guessed.refused(401, { code: 'UNAUTHENTICATED' });
      const wrong = await login(context, member, 'with a wrong code', NO_CODE);
      wrong.refused(401, { code: 'SECOND_STEP_WRONG' });
      const [code, recovery = ''] = [codeOf(context, secreto, 1), codigos[0]];
      for (const [what, typed] of [
        ['code', code],
        ['recovery code', recovery],
      ] as const) {
        (await login(context, member, `with a ${what}`, typed)).ok();
        const used = await login(context, member, `with a used ${what}`, typed);
        used.refused(401, { code: 'SECOND_STEP_WRONG' });
      }
      const { codigosRestantes } = await stateOf(context, member);
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
    async run(context) {
      const without = await newStaff(context, 3);
      const off = await prove(context, 'renewRecoveryCodes', without, NO_CODE, 'when it is off');
      off.refused(409, { code: 'INVALID_STATE' });
      const member = await memberWithTwoStep(context);
      const [first = '', second = ''] = member.codigos;
      const wrong = await prove(
        context,
        'renewRecoveryCodes',
        member,
        NO_CODE,
        'with a wrong code',
      );
      wrong.refused(400, { campos: ['codigo'] });
      const { codigos } = (await prove(context, 'renewRecoveryCodes', member, first)).ok();
      const old = await login(context, member, 'with a recovery code from before', second);
      old.refused(401, { code: 'SECOND_STEP_WRONG' });
      (await login(context, member, 'with a new recovery code', codigos[1])).ok();
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
    async run(context) {
      const member = await memberWithTwoStep(context);
      const wrong = await prove(context, 'disableTwoStep', member, NO_CODE, 'with a wrong code');
      wrong.refused(400, { campos: ['codigo'] });
      const [code = ''] = member.codigos;
      (await prove(context, 'disableTwoStep', member, code)).ok();
      check(
        !(await stateOf(context, member)).activo,
        'Two-step login is on after it was turned off',
      );
      (await login(context, member, 'without a code')).ok();
      const off = await prove(context, 'disableTwoStep', member, code, 'when it is off');
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
