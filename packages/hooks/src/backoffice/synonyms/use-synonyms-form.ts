import type { SynonymTable } from '@filigrana/sdk';
import {
  readSynonyms,
  synonymsProblem,
  TRADE_SYNONYMS,
  writeSynonyms,
  type SynonymsProblem,
} from '@filigrana/sdk/domain';
import { readForm, synonymsSchema, type SynonymsValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { synonymKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminForm, StaffForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';

/** What the field holds: a group of words on each line. */
export interface SynonymValues {
  grupos: string;
}

const STANDARD = writeSynonyms(TRADE_SYNONYMS);

const CODES = {
  SYNONYM_INVALID: 'synonyms.invalid',
  SYNONYM_ALONE: 'synonyms.alone',
  SYNONYM_REPEATED: 'synonyms.repeated',
  SYNONYMS_TOO_MANY: 'synonyms.tooMany',
} as const satisfies Record<SynonymsProblem['code'], string>;

/** Remembers what is typed, to name the word that is wrong. */
const synonymsForm: StaffForm<SynonymTable, SynonymValues, SynonymsValues, string> = {
  id: 'synonymsForm',
  idOf: () => 'synonyms',
  versionOf: ({ version }) => version,
  memo: '',
  start: (table) => ({ grupos: table?.grupos ? writeSynonyms(table.grupos) : STANDARD }),
  change: ({ grupos: before }, { grupos = before }) => ({ values: { grupos }, memo: grupos }),
  read: (values) => readForm(synonymsSchema, values),
  report(_issues, typed) {
    const problem = synonymsProblem(readSynonyms(typed));
    const said = problem
      ? notice(CODES[problem.code], { word: problem.word })
      : notice('field.invalid');
    // The form is that one field: as its notice too it would be said twice.
    return { notice: null, errors: { grupos: said } };
  },
  failed: (error) => orSaid(notice('synonyms.failed'), error),
  saved: () => notice('synonyms.saved'),
  afterSaving: ({ grupos }) => ({ grupos: writeSynonyms(readSynonyms(grupos)) }),
};

export interface SynonymsForm {
  /** `unsupported`: the backend keeps no synonyms; show nothing of the form. */
  read: Pick<OptionalRead<SynonymTable>, 'status' | 'notice' | 'reload'>;
  form: AdminForm<SynonymValues>;
  /** The field holds those of the trade. */
  isStandard: boolean;
  /** Puts those of the trade into the field. */
  restore(): void;
}

/**
 * The words that the search takes for each other, a group on each line. Those of the trade are not kept, so that
 * the search knows the newest ones. Key: `getSynonyms`.
 *
 * @example
 * const { form, restore } = useSynonymsForm();
 * <textarea value={form.values.grupos} onChange={(event) => form.set('grupos', event.target.value)} />;
 */
export function useSynonymsForm(): SynonymsForm {
  const {
    data,
    status,
    notice: failure,
    reload,
  } = useOptionalRead(
    synonymKeys.table(),
    (shop) => shop.synonyms.get(),
    notice('synonyms.loadFailed'),
  );
  const changeCached = useCached();
  const save = useCallback<SaveForm<SynonymTable, SynonymValues, SynonymsValues>>(
    ({ accepted, version }, write) => {
      const grupos = writeSynonyms(accepted.grupos) === STANDARD ? null : accepted.grupos;
      return write(
        'setSynonyms',
        (shop) => shop.synonyms.set({ grupos, version }),
        () =>
          // The version stays: until the table has been read again, what comes next is compared.
          changeCached<SynonymTable>(synonymKeys.table(), (now) => ({ ...now, grupos })),
      );
    },
    [changeCached],
  );
  const { form } = useForm(synonymsForm, data, save);
  const { set } = form;
  return {
    read: { status, notice: failure, reload },
    form,
    isStandard: writeSynonyms(readSynonyms(form.values.grupos)) === STANDARD,
    restore: useCallback(() => set('grupos', STANDARD), [set]),
  };
}
