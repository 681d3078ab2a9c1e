import { hash, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares a password with the stored hash. Pass null for an account that does not exist: it
   * costs the same time, so an answer's delay does not tell which accounts there are.
   */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

export interface PasswordCost {
  memoryKiB: number;
  iterations: number;
}

/** OWASP's recommendation for argon2id (the library's default kind): 19 MiB, two passes. */
const COST: PasswordCost = { memoryKiB: 19_456, iterations: 2 };

export function createPasswords({ memoryKiB, iterations }: PasswordCost = COST): Passwords {
  const options = {
    memoryCost: memoryKiB,
    timeCost: iterations,
    parallelism: 1,
  };
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, options),
    async verify(storedHash, password) {
      // Made by the first login of any account, so that an unknown e-mail is answered no slower than a
      // known one.
      const nobodysHash = await (nobody ??= hash('nobody has this password', options));
      const matches = await verify(storedHash ?? nobodysHash, password);
      return matches && storedHash !== null;
    },
  };
}
