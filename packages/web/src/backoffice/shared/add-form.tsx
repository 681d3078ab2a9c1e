import type { ReactNode } from 'react';
import { Button } from '../../ui/index.ts';
import { SideForm } from './side-form.tsx';
import { sharedTexts } from './texts.ts';
import { useUnsaved } from './unsaved.ts';
import type { useFormPhoto } from './use-form-photo.ts';

interface Props {
  texts: { newTitle: string; closeForm: string; save: string };
  photo: ReturnType<typeof useFormPhoto>;
  isSending: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** For long forms: the button stays in sight while the fields scroll. */
  pinned?: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form for something new with a picture, beside its list. It stays mounted while it is closed:
 * what was typed is still there when it is opened again.
 */
export function AddForm({ texts, photo, isSending, isOpen, onClose, pinned, children }: Props) {
  useUnsaved(photo.isDirty);
  if (!isOpen) return null;
  return (
    <SideForm
      pinned={pinned ?? false}
      title={texts.newTitle}
      closeLabel={texts.closeForm}
      onClose={onClose}
      onSubmit={photo.submit}
      actions={
        <Button
          type="submit"
          block
          busy={isSending && sharedTexts.saving}
          disabled={photo.isPreparing}
        >
          {texts.save}
        </Button>
      }
    >
      {children}
    </SideForm>
  );
}
