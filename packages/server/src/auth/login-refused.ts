import { HttpProblem } from '@filigrana/sdk/answers';
import type { ProblemCode } from '@filigrana/sdk/contract';

/** A login that is refused; the account that it tried to open is for the log alone. */
export class LoginRefused extends HttpProblem {
  constructor(
    code: ProblemCode,
    /** Null when there is no such account. */
    readonly idUsuario: number | null,
    details: { error?: string } = {},
  ) {
    super(code, details);
  }
}
