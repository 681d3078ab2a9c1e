import * as v from 'valibot';
import { readSynonyms, synonymsProblem } from '../domain/synonyms.ts';
import { code } from './codes.ts';
import { form } from './form.ts';

/**
 * The synonyms of the search as `readSynonyms` reads them: a group on each line. Blank: there are none.
 *
 * Codes: SYNONYMS_TOO_MANY, SYNONYM_INVALID, SYNONYM_ALONE, SYNONYM_REPEATED, INVALID.
 */
export const synonymsSchema = /* @__PURE__ */ form({
  grupos: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.string(code('INVALID')),
    /* @__PURE__ */ v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const groups = readSynonyms(dataset.value);
      const problem = synonymsProblem(groups);
      if (!problem) return groups;
      addIssue({ message: problem.code });
      return NEVER;
    }),
  ),
});

export type SynonymsValues = v.InferOutput<typeof synonymsSchema>;
