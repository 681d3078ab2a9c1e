import { HttpProblem } from './problem.ts';
import { twoStepTexts } from './texts.ts';

const SENTENCES = {
  contrasena: twoStepTexts.wrongPassword,
  codigo: twoStepTexts.wrongCode,
} as const;

/**
 * 400 for a wrong password or code. Not 401, which would tell the client that its login has ended.
 */
export function wrongProof(field: keyof typeof SENTENCES): HttpProblem {
  const error = SENTENCES[field];
  return new HttpProblem('VALIDATION', { error, campos: { [field]: error } });
}
