import type { TestApp } from '../test-app.ts';

/** A shop that a proof works on: in this process, in another one, or in several. */
export interface ProofShop extends Pick<TestApp, 'call' | 'deps' | 'signIn'> {
  /** How many letters somebody has got. */
  lettersTo(correo: string): Promise<number>;
}

/** A test app as the proofs see it. */
export function proofShop(app: TestApp): ProofShop {
  return {
    ...app,
    lettersTo: async (correo) => app.mailer.sent.filter(({ to }) => to === correo).length,
  };
}
