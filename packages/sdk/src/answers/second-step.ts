import { HttpProblem } from './problem.ts';
import { twoStepTexts } from './texts.ts';

const SENTENCES = {
  contrasena: twoStepTexts.wrongPassword,
  codigo: twoStepTexts.wrongCode,
} as const;

/** 400 for a password or a code that is not the right one: no 401, for the login itself is good. */
export function wrongProof(field: keyof typeof SENTENCES): HttpProblem {
  const error = SENTENCES[field];
  return new HttpProblem('VALIDATION', { error, campos: { [field]: error } });
}
