/** The page of error codes: what each means, what a program does about it, and which calls answer it. */
import { problemTexts } from '../../packages/sdk/src/answers/texts.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../../packages/sdk/src/contract/problem-codes.ts';
import { code, paragraphs, table } from './markdown.ts';

/** What a program does about it. The hooks do all of it by themselves. */
const REMEDIES: Readonly<Record<ProblemCode, string>> = {
  VALIDATION:
    'Show `fields` beside the inputs. Sending the same again fails again; `@filigrana/sdk/schemas` finds most of it beforehand.',
  PASSWORD_COMMON: 'Everybody has that password: say so at its field, and ask for another one.',
  PASSWORD_HOLDS_EMAIL:
    'The password holds the name of the e-mail: say so at its field, and ask for another one.',
  UNAUTHENTICATED:
    'The login is missing, over or ended: forget it and offer the login. At the login itself: wrong e-mail or password.',
  SECOND_STEP_REQUIRED: 'Ask for the code and send the login again with `codigo`.',
  SECOND_STEP_WRONG: 'Ask once more; each code works once and for thirty seconds.',
  SECOND_STEP_SETUP:
    'The shop demands two steps of its staff: lead to their profile, everything else waits.',
  FORBIDDEN:
    'Another role is needed. Do not offer the action: `roles` of the lifecycles say whose it is.',
  ACCOUNT_BLOCKED:
    'An administrator has blocked the account. Log out and show how to write to the shop.',
  NOT_FOUND:
    'It is gone, or was never yours to see. With status 405 the address has no such method.',
  EMAIL_NOT_FOUND: 'No account has that e-mail: offer the registration.',
  LOOKUP_OFF: 'This shop looks nobody up: let the person type the names.',
  ALREADY_REGISTERED: 'The identification has an account: offer login and password recovery.',
  EMAIL_IN_USE: 'Another account has that e-mail: ask for another one.',
  STOCK_EXCEEDED:
    'Set the quantity to `stock` and say so; with `carrito` you have today’s cart as well.',
  IN_USE:
    'Part of an order under way, or held by a cart: let that end first, or hide the piece instead.',
  INVALID_STATE: 'Somebody was quicker: read it again and offer what its state allows now.',
  VERSION_CONFLICT:
    'Compare with what it is now (`actual`, or `carrito`) and send again with the new `version`.',
  STOCK_CHANGED: 'Pieces were sold meanwhile: show today’s stock (`actual`) and ask again.',
  TOTAL_CHANGED: 'Show the new total (`montoTotal`) and let the buyer confirm it.',
  PENDING_LIMIT:
    'Nothing can be bought until the shop has reviewed an order: say so before anybody pays, offer to write; who has paid sends `sinPieza`.',
  IDEMPOTENCY_MISMATCH:
    'The first attempt with this key arrived, with other details: show that order, and draw a new key for a new one.',
  PAYLOAD_TOO_LARGE: 'Ask for a smaller file: 10 MB each.',
  UNSUPPORTED_MEDIA: 'The content is not what its type says: ask for JPG, PNG or PDF.',
  RATE_LIMITED: 'Wait `retryAfter` seconds. The SDK does for reads, when it is at most five.',
  HOLD_LIMIT: 'Nothing is held: go on to the payment without; the purchase itself decides.',
  INTERNAL:
    'Not the caller’s fault. Try later; a purchase with an idempotency key may be sent again.',
};

/** @param callsOf Operations that may answer a code. */
export function problemsPage(callsOf: (problem: string) => readonly string[]): string {
  const rows = Object.entries(PROBLEM_STATUS).map(([problem, status]) => {
    const calls = callsOf(problem);
    return [
      `<span id="${problem.toLowerCase()}">${code(problem)}</span>`,
      String(status),
      problemTexts[problem as ProblemCode],
      REMEDIES[problem as ProblemCode],
      calls.length > 8 ? `${calls.length} calls` : calls.join(', '),
    ];
  });
  return paragraphs(
    '# Errors',
    'A refusal is `{ error, code }` with what belongs to it; the SDK throws it as an `ApiError` with the same `code`. Compare codes, never sentences. A failure without an answer has no code but a `kind`: `network`, `timeout`, `aborted`, or `contract` when the answer is not what the contract promises.',
    table(['Code', 'Status', 'The server’s sentence', 'What to do', 'Answered by'], rows),
  );
}
