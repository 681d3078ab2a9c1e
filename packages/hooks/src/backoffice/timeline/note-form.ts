import { NOTE_MAX, truncateText } from '@filigrana/sdk/domain';
import { noteSchema, readForm, type NoteValues } from '@filigrana/sdk/schemas';
import type { StaffForm } from '../forms/form.types.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice } from '../texts/backoffice-notice.ts';
import type { NoteSubject } from './timeline.types.ts';

/** An internal note; once it is saved the field is empty again. */
export const noteForm: StaffForm<NoteSubject, NoteValues, NoteValues> = {
  id: 'noteForm',
  idOf: ({ id }) => id,
  memo: null,
  start: () => ({ texto: '' }),
  change: (values, { texto = values.texto }) => ({
    values: { texto: truncateText(texto, NOTE_MAX) },
    memo: null,
  }),
  read: (values) => readForm(noteSchema, values),
  issues: () => ({ REQUIRED: notice('notes.empty') }),
  failed: (error) => orSaid(notice('notes.failed'), error),
  saved: () => notice('notes.added'),
  afterSaving: () => ({ texto: '' }),
};
