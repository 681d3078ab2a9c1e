import { HttpProblem, tooManyAttempts } from '@filigrana/sdk/answers';
import type { OperationId } from '@filigrana/sdk/contract';
import type { FastifyRequest } from 'fastify';
import type { MakeCounter } from './counters.ts';
import { isOwnAddress, networkOf } from '../config/network-of.ts';
import { takeTurns } from './take-turns.ts';

/** At most `max` calls per window from one address, all of them, one account, or for one e-mail (from one address). */
interface Rule {
  by: 'address' | 'everybody' | 'account' | 'correo' | 'correo at address';
  max: number;
  minutes: number;
  /** Counts only calls that are refused like this: a right password uses nothing up. */
  failures?: (problem: HttpProblem) => boolean;
  /** How many calls a server takes leave for at a time where servers count together; divides `max`. */
  bundle?: number;
}

const wrongLogin = ({ status, code }: HttpProblem) =>
  status === 401 && code !== 'SECOND_STEP_REQUIRED';
const wrongCurrentPassword = ({ body }: HttpProblem) =>
  body.campos?.['contrasenaActual'] !== undefined;

/**
 * For every call of the API; far above what any person does. The machine's own address is exempt:
 * it stands for a proxy that the settings do not name, behind which everybody would count as one.
 */
const GENERAL: Rule = { by: 'address', max: 900, minutes: 1, bundle: 30 };
/** The same for one account, however many addresses it calls from. */
const GENERAL_OF_ACCOUNT: Rule = { by: 'account', max: 3000, minutes: 1, bundle: 30 };

const UPLOAD: Rule[] = [
  { by: 'address', max: 400, minutes: 10 },
  { by: 'account', max: 200, minutes: 10 },
];
/** Password and code of somebody who is logged in: whoever has stolen a login must not guess them. */
const PROOF: Rule[] = [{ by: 'account', max: 10, minutes: 15 }];
/** Whoever found an open session guesses at its password no faster than at the login. */
const PROFILE: Rule[] = [{ by: 'account', max: 10, minutes: 15, failures: wrongCurrentPassword }];
/** The calls that are worth guessing at, or that cost something. */
const STRICT: Partial<Record<OperationId, Rule[]>> = {
  login: [
    { by: 'address', max: 40, minutes: 15, failures: wrongLogin },
    // Few from one address, more from all together: guesses from one address do not lock the owner
    // out at another.
    { by: 'correo at address', max: 10, minutes: 15, failures: wrongLogin },
    { by: 'correo', max: 100, minutes: 15, failures: wrongLogin },
  ],
  registerCustomer: [{ by: 'address', max: 60, minutes: 60 }],
  // Few from everybody together, too, so that the roll cannot be copied from many networks. People
  // who register meanwhile type their names.
  lookupPerson: [
    { by: 'address', max: 30, minutes: 10 },
    { by: 'everybody', max: 50, minutes: 10 },
  ],
  // Not by e-mail, or anybody could lock an owner out. The number of letters is limited instead.
  requestPasswordReset: [{ by: 'address', max: 15, minutes: 15 }],
  confirmEmail: [{ by: 'address', max: 60, minutes: 15 }],
  verifyResetToken: [{ by: 'address', max: 60, minutes: 15 }],
  resetPassword: [{ by: 'address', max: 30, minutes: 15 }],
  confirmTwoStep: PROOF,
  renewRecoveryCodes: PROOF,
  disableTwoStep: PROOF,
  undoEmailChange: [{ by: 'address', max: 60, minutes: 15 }],
  updateCustomerProfile: PROFILE,
  updateStaffProfile: PROFILE,
  // Whoever leaves addresses makes the shop write letters.
  waitForPiece: [{ by: 'address', max: 20, minutes: 60 }],
  holdCart: [{ by: 'address', max: 120, minutes: 15 }],
  createSession: [{ by: 'address', max: 120, minutes: 5 }],
  // Reads everything of one person; the second counts the zips themselves.
  getMyDataLink: [
    { by: 'account', max: 6, minutes: 60 },
    { by: 'address', max: 60, minutes: 60 },
  ],
  closeAccount: [{ by: 'account', max: 10, minutes: 60 }],
  placeOrder: UPLOAD,
  // Anybody may call it; whoever has a link sends one receipt each time that one is asked for.
  getReceiptRequest: [{ by: 'address', max: 120, minutes: 15 }],
  sendReceipt: [{ by: 'address', max: 30, minutes: 15 }],
  requestSpecialOrder: UPLOAD,
  uploadBanners: UPLOAD,
  createProduct: UPLOAD,
  updateProduct: UPLOAD,
  createNovedad: UPLOAD,
  updateNovedad: UPLOAD,
};

/** The limits of one operation, asked at the moments when what they need is known. */
export interface OperationLimits {
  /** Before anything is read. */
  onArrival(request: FastifyRequest): Promise<void>;
  /** When the account is known, before its body is read. */
  onAccount(request: FastifyRequest): Promise<void>;
  /** Around the call itself, when its body is known. */
  guard(request: FastifyRequest, call: Call): Promise<unknown>;
}

type Call = () => Promise<unknown>;

/** Builds the limits of each operation; they all let everything through unless `enabled`. */
export function rateLimits(options: {
  enabled: boolean;
  isExempt: (request: FastifyRequest) => boolean;
  makeCounter: MakeCounter;
}): (id: string) => OperationLimits {
  if (!options.enabled) return () => NO_LIMITS;
  const isFree = (request: FastifyRequest, key: string) => key === '' || options.isExempt(request);
  const counterOf = (name: string, { by, minutes, bundle = 1 }: Rule) =>
    options.makeCounter({ name: `${name} ${by}`, windowSeconds: minutes * 60, bundle });

  /** Counts every call. */
  const limiter = (name: string, rule: Rule) => {
    const counter = counterOf(name, rule);
    return async (request: FastifyRequest) => {
      const key = keyOf(rule, request);
      if (isFree(request, key)) return;
      const { taken, seconds } = await counter.take(key, 1);
      if (taken > rule.max) throw tooMany(seconds);
    };
  };
  /**
   * Counts calls that are refused as the rule says. Each is counted before it begins and taken back
   * when it ends well, so that guesses at several servers at once are counted too; those of one key at
   * this server wait for each other, so that right passwords never crowd each other out.
   */
  const failureLimiter = (name: string, rule: Rule, isFailure: NonNullable<Rule['failures']>) => {
    const counter = counterOf(name, rule);
    const inTurn = takeTurns();
    return async (request: FastifyRequest, call: Call) => {
      const key = keyOf(rule, request);
      if (isFree(request, key)) return call();
      return inTurn(key, async () => {
        const { taken, seconds } = await counter.take(key, 1);
        let isWrong = false;
        try {
          if (taken > rule.max) throw tooMany(seconds);
          return await call();
        } catch (error) {
          isWrong = error instanceof HttpProblem && isFailure(error);
          throw error;
        } finally {
          if (!isWrong) await counter.giveBack(key, 1);
        }
      });
    };
  };
  const general = limiter('general', GENERAL);
  const generalOfAccount = limiter('general', GENERAL_OF_ACCOUNT);
  return (id) => {
    const rules = STRICT[id as OperationId] ?? [];
    const guesses = rules.flatMap((rule) =>
      rule.failures ? [failureLimiter(id, rule, rule.failures)] : [],
    );
    const limitsBy = (...kinds: Rule['by'][]) =>
      rules
        .filter((rule) => !rule.failures && kinds.includes(rule.by))
        .map((rule) => limiter(id, rule));
    // In this order: what is refused for its own address uses up nothing of what all share.
    const arrival = [...limitsBy('address'), ...limitsBy('everybody')];
    const account = limitsBy('account');
    return {
      async onArrival(request) {
        if (!isOwnAddress(request.ip)) await general(request);
        for (const limit of arrival) await limit(request);
      },
      async onAccount(request) {
        await generalOfAccount(request);
        for (const limit of account) await limit(request);
      },
      guard(request, call) {
        // Always in the order of the rules: two calls can never wait for each other.
        return guesses.reduceRight<Call>((next, guess) => () => guess(request, next), call)();
      },
    };
  };
}

const NO_LIMITS: OperationLimits = {
  onArrival: () => Promise.resolve(),
  onAccount: () => Promise.resolve(),
  guard: (_request, call) => call(),
};

function tooMany(seconds: number): HttpProblem {
  const retryAfter = Math.max(1, seconds);
  return new HttpProblem('RATE_LIMITED', { retryAfter, error: tooManyAttempts(retryAfter) });
}

/** Whom the rule counts for; empty when it cannot tell, and then it does not count. */
function keyOf({ by }: Rule, request: FastifyRequest): string {
  if (by === 'everybody') return by;
  if (by === 'address') return networkOf(request.ip);
  if (by === 'account') return request.user ? String(request.user.idUsuario) : '';
  const { correo } = (request.body ?? {}) as { correo?: unknown };
  if (typeof correo !== 'string') return '';
  const account = correo.trim().toLowerCase();
  return by === 'correo' ? account : `${networkOf(request.ip)} ${account}`;
}
