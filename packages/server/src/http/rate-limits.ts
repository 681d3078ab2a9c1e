import { HttpProblem, type OperationId } from '@filigrana/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnAddress, networkOf } from './network-of.ts';
import { takeTurns } from './take-turns.ts';

/** At most `max` calls per window from one address, account, or for one e-mail (from one address). */
interface Rule {
  by: 'address' | 'account' | 'correo' | 'correo at address';
  max: number;
  minutes: number;
  /** Counts only calls that are refused like this: a right password uses nothing up. */
  failures?: (problem: HttpProblem) => boolean;
}

const wrongLogin = ({ status }: HttpProblem) => status === 401;
const wrongCurrentPassword = ({ body }: HttpProblem) =>
  body.campos?.['contrasenaActual'] !== undefined;

/**
 * For every call of the API; far above what any person does. The machine's own address is exempt:
 * it stands for a proxy that the settings do not name, behind which everybody would count as one.
 */
const GENERAL: Rule = { by: 'address', max: 900, minutes: 1 };
/** The same for one account, however many addresses it calls from. */
const GENERAL_OF_ACCOUNT: Rule = { by: 'account', max: 3000, minutes: 1 };

const UPLOAD: Rule[] = [
  { by: 'address', max: 400, minutes: 10 },
  { by: 'account', max: 200, minutes: 10 },
];
/** Whoever found an open session guesses at its password no faster than at the login. */
const PROFILE: Rule[] = [{ by: 'account', max: 10, minutes: 15, failures: wrongCurrentPassword }];
/** The calls that are worth guessing at, or that cost something. */
const STRICT: Partial<Record<OperationId, Rule[]>> = {
  login: [
    { by: 'address', max: 40, minutes: 15, failures: wrongLogin },
    // Few from one address, more from all: who guesses does not shut the owner out elsewhere.
    { by: 'correo at address', max: 10, minutes: 15, failures: wrongLogin },
    { by: 'correo', max: 100, minutes: 15, failures: wrongLogin },
  ],
  registerCustomer: [{ by: 'address', max: 60, minutes: 60 }],
  lookupPerson: [{ by: 'address', max: 120, minutes: 5 }],
  requestPasswordReset: [
    { by: 'address', max: 15, minutes: 15 },
    { by: 'correo', max: 5, minutes: 60 },
  ],
  verifyResetToken: [{ by: 'address', max: 60, minutes: 15 }],
  resetPassword: [{ by: 'address', max: 30, minutes: 15 }],
  undoEmailChange: [{ by: 'address', max: 60, minutes: 15 }],
  updateCustomerProfile: PROFILE,
  updateStaffProfile: PROFILE,
  createSession: [{ by: 'address', max: 120, minutes: 5 }],
  placeOrder: UPLOAD,
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
export function rateLimits(
  app: FastifyInstance,
  options: { enabled: boolean; isExempt: (request: FastifyRequest) => boolean },
): (id: string) => OperationLimits {
  if (!options.enabled) return () => NO_LIMITS;
  const counter = (rule: Rule) =>
    app.createRateLimit({
      max: rule.max,
      timeWindow: rule.minutes * 60_000,
      allowList: (request) => options.isExempt(request) || keyOf(rule, request) === '',
      keyGenerator: (request) => keyOf(rule, request),
    });
  /** Counts every call. */
  const limiter = (rule: Rule) => {
    const count = counter(rule);
    return async (request: FastifyRequest) => {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttlInSeconds);
    };
  };
  /** Counts calls that are refused as the rule says, and lets those of one key wait for each other to be counted. */
  const failureLimiter = (rule: Rule, isFailure: NonNullable<Rule['failures']>) => {
    const count = counter(rule);
    const inTurn = takeTurns();
    return async (request: FastifyRequest, call: Call) => {
      const { isAllowed, key } = await count(request, { increment: false });
      if (isAllowed) return call();
      return inTurn(key, async () => {
        const limit = await count(request, { increment: false });
        if (!limit.isAllowed && limit.remaining === 0) throw tooMany(limit.ttlInSeconds);
        try {
          return await call();
        } catch (error) {
          if (error instanceof HttpProblem && isFailure(error)) await count(request);
          throw error;
        }
      });
    };
  };
  const general = limiter(GENERAL);
  const generalOfAccount = limiter(GENERAL_OF_ACCOUNT);
  return (id) => {
    const rules = STRICT[id as OperationId] ?? [];
    const guesses = rules.flatMap((rule) =>
      rule.failures ? [failureLimiter(rule, rule.failures)] : [],
    );
    const limitsBy = (...kinds: Rule['by'][]) =>
      rules.filter((rule) => !rule.failures && kinds.includes(rule.by)).map(limiter);
    const arrival = limitsBy('address');
    const account = limitsBy('account');
    const sent = limitsBy('correo', 'correo at address');
    return {
      async onArrival(request) {
        if (!isOwnAddress(request.ip)) await general(request);
        for (const limit of arrival) await limit(request);
      },
      async onAccount(request) {
        await generalOfAccount(request);
        for (const limit of account) await limit(request);
      },
      async guard(request, call) {
        for (const limit of sent) await limit(request);
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
  return new HttpProblem('RATE_LIMITED', { retryAfter: Math.max(1, seconds) });
}

/** Whom the rule counts for; empty when it cannot tell, and then it does not count. */
function keyOf({ by }: Rule, request: FastifyRequest): string {
  if (by === 'address') return networkOf(request.ip);
  if (by === 'account') return request.user ? String(request.user.idUsuario) : '';
  const { correo } = (request.body ?? {}) as { correo?: unknown };
  if (typeof correo !== 'string') return '';
  const account = correo.trim().toLowerCase();
  return by === 'correo' ? account : `${networkOf(request.ip)} ${account}`;
}
