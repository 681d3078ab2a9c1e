import { useTexts, type Deletion } from '@filigrana/hooks/backoffice';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { sharedTexts } from './texts.ts';

interface Props {
  deletion: Deletion<unknown>;
  /** The question, for example '¿Eliminar «Anillo Aurora»?'. */
  title: string;
  /** What it destroys. */
  children: ReactNode;
}

/** Asks before something is deleted. Rendered while there is something to ask about. */
export function DeletionQuestion({ deletion, title, children }: Props) {
  const { sentence } = useTexts();
  return (
    <ConfirmDialog
      // What has changed meanwhile is a question of its own: a key struck twice answers 'Cancelar'.
      key={JSON.stringify(deletion.item)}
      title={title}
      confirm={sharedTexts.delete}
      busy={deletion.pending && sharedTexts.deleting}
      failure={deletion.notice && sentence(deletion.notice)}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    >
      {children}
    </ConfirmDialog>
  );
}
