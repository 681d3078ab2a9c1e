import { HttpProblem } from '../problem.ts';
import { productTexts } from '../texts/products.texts.ts';

/** 400 whose `error` is the sentence about the first field: the back office shows that one. */
export function productProblem(campos: Record<string, string>): HttpProblem {
  const [error] = Object.values(campos);
  return new HttpProblem('VALIDATION', { ...(error && { error }), campos });
}

export function productNotFound(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: productTexts.notFound });
}
