import { useTexts, type BackofficeNotice } from '@filigrana/hooks/backoffice';
import { Alert } from '../../ui/index.ts';

interface Props {
  notice: BackofficeNotice | null;
  /** Fields that say themselves what is wrong make it superfluous. */
  errors?: object;
}

/** Why a form was not saved, for as long as it stands; the toast that said so first is soon gone. */
export function FormNotice({ notice, errors = {} }: Props) {
  const { say, sentence } = useTexts();
  if (!notice || Object.keys(errors).length > 0) return null;
  const { variant } = say(notice);
  if (variant === 'success') return null;
  return (
    <Alert tone={variant === 'destructive' ? 'danger' : 'info'} role={null}>
      {sentence(notice)}
    </Alert>
  );
}
