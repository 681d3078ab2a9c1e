import type { NoteDrafts } from '@filigrana/hooks/backoffice';
import { createContext, useContext, type ReactNode } from 'react';
import { useDrafts } from '../shared/unsaved.ts';

const NoteDraftsContext = createContext<NoteDrafts | undefined>(undefined);

/** Where a note that is typed outlives its panel; undefined on a screen that keeps none. */
export const useNoteDrafts = () => useContext(NoteDraftsContext);

/**
 * A screen whose cards come and go, with the notes that are typed in them: each comes back with its
 * order, and leaving the screen before it is saved asks first.
 */
export function KeptNotes({ children }: { children: ReactNode }) {
  return <NoteDraftsContext value={useDrafts<NoteDrafts>()}>{children}</NoteDraftsContext>;
}
