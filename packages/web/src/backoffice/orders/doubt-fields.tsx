import type { DoubtFormValues } from '@filigrana/hooks/backoffice';
import { DOUBT_LABELS, DOUBT_REASONS, DOUBT_TEXT_MAX } from '@filigrana/sdk/domain';
import { SelectField, TextAreaField } from '../../ui/index.ts';
import { ordersTexts as texts } from './texts.ts';

interface Props {
  values: DoubtFormValues;
  onChange: (change: Partial<DoubtFormValues>) => void;
  /** What is wrong with the words. */
  error?: string | undefined;
  isSending?: boolean;
}

/** Why a payment cannot be confirmed, and own words about it. */
export function DoubtFields({ values, onChange, error, isSending = false }: Props) {
  return (
    <>
      <SelectField
        label={texts.reason}
        disabled={isSending}
        value={values.motivo}
        onChange={({ target }) => onChange({ motivo: target.value as DoubtFormValues['motivo'] })}
      >
        {DOUBT_REASONS.map((motivo) => (
          <option key={motivo} value={motivo}>
            {DOUBT_LABELS[motivo]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.reasonText}
        hint={texts.reasonHint}
        required={values.motivo === 'otro'}
        rows={3}
        maxLength={DOUBT_TEXT_MAX}
        readOnly={isSending}
        value={values.texto}
        onChange={({ target }) => onChange({ texto: target.value })}
        error={error}
      />
    </>
  );
}
