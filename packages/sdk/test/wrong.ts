import { readForm } from '../src/schemas/issues.ts';

/** What is wrong with a form, as 'field CODE' in the order of the issues; empty when it is right. */
export function wrong(...form: Parameters<typeof readForm>): string[] {
  const reading = readForm(...form);
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`);
}
