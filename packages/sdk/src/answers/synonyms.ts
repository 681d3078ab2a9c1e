import { synonymsProblem, type SynonymGroups } from '../domain/index.ts';
import { invalidFields } from './problem.ts';
import { synonymTexts } from './texts.ts';

/**
 * Refuses a table of synonyms with which a search could not work, and names the word.
 *
 * @throws HttpProblem 400.
 */
export function assertSynonyms(grupos: SynonymGroups): void {
  const problem = synonymsProblem(grupos);
  if (problem) throw invalidFields({ grupos: synonymTexts.problems[problem.code](problem.word) });
}
