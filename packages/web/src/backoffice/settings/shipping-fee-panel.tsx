import { useShippingFeeAdmin, useTexts, type FeeValues } from '@filigrana/hooks/backoffice';
import { formatUsd, SHIPPING_METHOD } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, TextButton, TextField } from '../../ui/index.ts';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { amountField } from '../shared/amount-field.ts';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
import { settingsTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<FeeValues> = {
  monto: { label: texts.amount, show: shownText },
};

/** What shipping costs. */
export function ShippingFeePanel() {
  const fee = useShippingFeeAdmin();
  const { load, monto, value, error, status, notice, canSubmit } = fee;
  const { sentence } = useTexts();
  useUnsaved(fee.isDirty);
  const isSaving = status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    fee.submit();
  };
  return (
    <Panel title={texts.fee}>
      <Note>{texts.feeHelp(SHIPPING_METHOD)}</Note>
      {load === 'failed' && (
        <Alert tone="warning">
          {texts.feeUnknown(formatUsd(monto))}{' '}
          <TextButton onClick={fee.reload}>{sharedTexts.retry}</TextButton>
        </Alert>
      )}
      <Line noValidate aria-label={texts.fee} onSubmit={submit}>
        <TextField
          label={texts.amount}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          disabled={load === 'loading'}
          value={value}
          {...amountField(fee.set)}
          error={error && sentence(error)}
        />
        <Button type="submit" busy={isSaving && texts.saving} disabled={!canSubmit && !isSaving}>
          {texts.save}
        </Button>
      </Line>
      <ConflictDialog conflict={fee.conflict} fields={CONFLICT} />
      {notice && !error && (
        <Alert tone="danger" role={null}>
          {sentence(notice)}
        </Alert>
      )}
      {load !== 'failed' && (
        <Note role="status">
          {load === 'loading' ? texts.loadingFee : texts.currentFee(formatUsd(monto))}
        </Note>
      )}
    </Panel>
  );
}

const Note = styled.p`
  margin-top: -8px;
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
`;

/** The button stands beside the field, whatever is said below it. */
const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  input {
    font-variant-numeric: lining-nums tabular-nums;
  }
  > button {
    margin-top: calc(var(--label-font) * 1.35 + 6px);
  }
`;
