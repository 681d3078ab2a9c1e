import { HttpProblem, type OperationId } from '@filigrana/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** At most `max` calls per window from one address, account, or for one e-mail (from one address). */
interface Rule {
  by: 'address' | 'account' | 'correo' | 'correo at address';
  max: number;
  minutes: number;
  /** Counts only calls that end in 401: a right password uses nothing up. */
  failures?: true;
}

/**
 * For every call of the API; far above what any person does. The machine's own address is exempt:
 * it stands for a proxy that the settings do not name, behind which everybody would count as one.
 */
const GENERAL: Rule = { by: 'address', max: 900, minutes: 1 };
/** The same for one account, however many addresses it calls from. */
const GENERAL_OF_ACCOUNT: Rule = { by: 'account', max: 3000, minutes: 1 };
const OWN_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

const UPLOAD: Rule[] = [
  { by: 'address', max: 400, minutes: 10 },
  { by: 'account', max: 200, minutes: 10 },
];
/** The calls that are worth guessing at, or that cost something. */
const STRICT: Partial<Record<OperationId, Rule[]>> = {
  login: [
    { by: 'address', max: 40, minutes: 15, failures: true },
    // Few from one address, more from all: who guesses does not shut the owner out elsewhere.
    { by: 'correo at address', max: 10, minutes: 15, failures: true },
    { by: 'correo', max: 100, minutes: 15, failures: true },
  ],
  registerCustomer: [{ by: 'address', max: 60, minutes: 60 }],
  lookupPerson: [{ by: 'address', max: 120, minutes: 5 }],
  requestPasswordReset: [
    { by: 'address', max: 15, minutes: 15 },
    { by: 'correo', max: 5, minutes: 60 },
  ],
  verifyResetToken: [{ by: 'address', max: 60, minutes: 15 }],
  resetPassword: [{ by: 'address', max: 30, minutes: 15 }],
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
  /** When the body is known. */
  onCall(request: FastifyRequest): Promise<void>;
  onFailure(request: FastifyRequest, error: unknown): Promise<void>;
}

type Limiter = (request: FastifyRequest, count: boolean) => Promise<void>;

/** Builds the limits of each operation; they all let everything through unless `enabled`. */
export function rateLimits(
  app: FastifyInstance,
  options: { enabled: boolean; isExempt: (request: FastifyRequest) => boolean },
): (id: string) => OperationLimits {
  if (!options.enabled) return () => NO_LIMITS;
  const limiter = (rule: Rule): Limiter => {
    const check = app.createRateLimit({
      max: rule.max,
      timeWindow: rule.minutes * 60_000,
      ipv6Subnet: 64,
      allowList: (request) => options.isExempt(request) || keyOf(rule, request) === '',
      ...(rule.by === 'address' ? {} : { keyGenerator: (request) => keyOf(rule, request) }),
    });
    return async (request, count) => {
      const limit = await check(request, { increment: count });
      if (limit.isAllowed) return;
      if (count ? limit.isExceeded : limit.remaining === 0) {
        throw new HttpProblem('RATE_LIMITED', { retryAfter: Math.max(1, limit.ttlInSeconds) });
      }
    };
  };
  const general = limiter(GENERAL);
  const generalOfAccount = limiter(GENERAL_OF_ACCOUNT);
  return (id) => {
    const rules = (STRICT[id as OperationId] ?? []).map((rule) => ({ rule, limit: limiter(rule) }));
    const arrival = rules.filter(({ rule }) => rule.by === 'address' && !rule.failures);
    const account = rules.filter(({ rule }) => rule.by === 'account');
    const call = rules.filter((entry) => !arrival.includes(entry) && !account.includes(entry));
    return {
      async onArrival(request) {
        if (!OWN_ADDRESS.test(request.ip)) await general(request, true);
        for (const { limit } of arrival) await limit(request, true);
      },
      async onAccount(request) {
        await generalOfAccount(request, true);
        for (const { limit } of account) await limit(request, true);
      },
      async onCall(request) {
        for (const { rule, limit } of call) await limit(request, !rule.failures);
      },
      async onFailure(request, error) {
        if (!(error instanceof HttpProblem) || error.status !== 401) return;
        const counted = call.filter(({ rule }) => rule.failures);
        // Over the limit or not, this attempt gets its own answer; the next one is refused.
        await Promise.allSettled(counted.map(({ limit }) => limit(request, true)));
      },
    };
  };
}

const NO_LIMITS: OperationLimits = {
  onArrival: () => Promise.resolve(),
  onAccount: () => Promise.resolve(),
  onCall: () => Promise.resolve(),
  onFailure: () => Promise.resolve(),
};

/** Whom the rule counts for; empty when it cannot tell, and then it does not count. */
function keyOf({ by }: Rule, request: FastifyRequest): string {
  if (by === 'address') return request.ip;
  if (by === 'account') return request.user ? String(request.user.idUsuario) : '';
  const { correo } = (request.body ?? {}) as { correo?: unknown };
  if (typeof correo !== 'string') return '';
  const account = correo.trim().toLowerCase();
  return by === 'correo' ? account : `${request.ip} ${account}`;
}
