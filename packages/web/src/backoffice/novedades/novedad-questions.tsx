import type { Deletion } from '@filigrana/hooks/backoffice';
import type { Novedad } from '@filigrana/sdk';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { DeletionQuestion } from '../shared/deletion-question.tsx';
import { novedadesTexts as texts } from './texts.ts';

interface SendProps {
  novedad: Novedad;
  onSend: () => void;
  onCancel: () => void;
}

/** Asked before every subscriber gets an e-mail: that cannot be taken back. */
export function SendQuestion({ novedad, onSend, onCancel }: SendProps) {
  return (
    <ConfirmDialog
      title={texts.sendTitle(novedad.asunto)}
      tone="plain"
      confirm={texts.send}
      onConfirm={onSend}
      onCancel={onCancel}
    >
      {texts.sendText}
    </ConfirmDialog>
  );
}

/** Asked before a novedad is deleted. */
export function DeleteNovedad(props: { deletion: Deletion<Novedad>; novedad: Novedad }) {
  const { deletion, novedad } = props;
  return (
    <DeletionQuestion deletion={deletion} title={texts.deleteTitle(novedad.asunto)}>
      {novedad.estado === 'Enviado' ? texts.deleteSentText : texts.deleteText}
    </DeletionQuestion>
  );
}
