import type { TimelineEvent } from '@filigrana/sdk';
import type { NoteValues } from '@filigrana/sdk/schemas';
import type { FormDrafts } from '../../shared/forms/form-state.ts';
import type { AdminForm } from '../forms/form.types.ts';
import type { OptionalRead } from '../reads/use-optional-read.ts';

/** The order or special order that a note belongs to. */
export interface NoteSubject {
  id: number;
}

/** Notes that are typed on a screen and not saved, by the id of their order. */
export type NoteDrafts = FormDrafts<NoteSubject, NoteValues>;

/** Who did what and when with an order, and the staff's notes about it. */
export interface Timeline extends Omit<OptionalRead<unknown>, 'data'> {
  /** Oldest first. */
  events: readonly TimelineEvent[];
  /** The field for another note; it takes 500 characters. */
  note: AdminForm<NoteValues> & { counter: { length: number; max: number } };
}
