import type { ActivityEntry } from '@filigrana/sdk';
import {
  activityField,
  activityLabel,
  activityTarget,
  activityValue,
  type ActivityTarget,
} from '@filigrana/sdk/domain';

/** A change in words. */
export interface ActivityChangeText {
  /** Which field: 'Precio'. */
  label: string;
  /** Null for nothing: `before` for what was added, `after` for what was taken away. */
  before: string | null;
  /** Null where nothing is left: it was taken away. */
  after: string | null;
  /** Nobody may read what it says, only that it changed: `before` and `after` are empty. */
  isHidden: boolean;
}

/** Something that was done, in words. */
export interface ActivityRow {
  entry: ActivityEntry;
  /** What was done: 'Producto editado'. */
  label: string;
  /** What it was done to; null when the action says it all. */
  target: ActivityTarget | null;
  changes: readonly ActivityChangeText[];
}

export const activityRow = (entry: ActivityEntry): ActivityRow => ({
  entry,
  label: activityLabel(entry.accion),
  target: entry.objeto === '' ? null : activityTarget(entry.objeto),
  changes: entry.cambios.map(({ campo, antes, despues }) => ({
    label: activityField(campo),
    before: activityValue(campo, antes),
    after: activityValue(campo, despues),
    isHidden: antes === '' && despues === '',
  })),
});
