import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { sharedTexts as texts } from './texts.ts';

interface Props {
  onDiscard: () => void;
  onStay: () => void;
}

/** Asked before what has been typed is lost. */
export function DiscardQuestion({ onDiscard, onStay }: Props) {
  return (
    <ConfirmDialog
      title={texts.discardTitle}
      confirm={texts.discard}
      cancel={texts.keepEditing}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {texts.discardText}
    </ConfirmDialog>
  );
}

/**
 * Closing a form: at once while nothing has been changed, else after a question.
 *
 * @example
 * const { close, question } = useDiscard(form.isDirty, onClose);
 */
export function useDiscard(
  isDirty: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => {
    if (isDirty) setAsking(true);
    else onClose();
  }, [isDirty, onClose]);
  const question = isAsking && (
    <DiscardQuestion
      onDiscard={() => {
        setAsking(false);
        onClose();
      }}
      onStay={() => setAsking(false)}
    />
  );
  return { close, question };
}
