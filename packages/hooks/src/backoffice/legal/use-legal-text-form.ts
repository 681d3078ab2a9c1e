import type { LegalPage, LegalText } from '@filigrana/sdk';
import type { LegalTextValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo } from 'react';
import { legalTextKeys } from '../../shared/reads/keys.ts';
import type { AdminForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';
import { editedText, legalTextForm, type EditedLegalText } from './legal-text.ts';

export interface LegalTextForm {
  /** `unsupported`: the backend keeps no such pages; show nothing of the form. */
  read: Pick<OptionalRead<LegalText>, 'status' | 'notice' | 'reload'>;
  form: AdminForm<LegalTextValues>;
  /** The field says what the front end would say by itself. */
  isStandard: boolean;
  /** Puts the front end's own text into the field. */
  restore(): void;
}

/**
 * Editing the page of privacy, of terms, or of care and warranty. A text that is the front end's own is not kept, so
 * that visitors see the newest one. Key: `legalTextKeys.page(pagina)`.
 *
 * @param standard What the front end shows while nobody has written a text.
 * @example
 * const { read, form, restore } = useLegalTextForm('privacidad', 'Cuidamos tus datos.');
 * <textarea value={form.values.texto} onChange={(event) => form.set('texto', event.target.value)} />;
 */
export function useLegalTextForm(pagina: LegalPage, standard: string): LegalTextForm {
  const {
    data,
    status,
    notice: failure,
    reload,
  } = useOptionalRead(
    legalTextKeys.page(pagina),
    (shop) => shop.legalTexts.get(pagina),
    notice('legalText.loadFailed'),
  );
  const changeCached = useCached();
  const save = useCallback<SaveForm<EditedLegalText, LegalTextValues, LegalTextValues>>(
    ({ accepted, version }, write) => {
      const texto = accepted.texto === standard.trim() ? null : accepted.texto;
      return write(
        'setLegalText',
        (shop) => shop.legalTexts.set(pagina, { texto, version }),
        () =>
          // The version stays: until the page has been read again, what comes next is compared.
          changeCached<LegalText>(legalTextKeys.page(pagina), (now) => ({ ...now, texto })),
      );
    },
    [changeCached, pagina, standard],
  );
  const subject = useMemo(() => data && editedText(data, standard), [data, standard]);
  const { form } = useForm(legalTextForm, subject, save);
  const { set } = form;
  return {
    read: { status, notice: failure, reload },
    form,
    isStandard: form.values.texto.trim() === standard.trim(),
    restore: useCallback(() => set('texto', standard), [set, standard]),
  };
}
