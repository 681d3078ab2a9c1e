import { useTexts, type ReceiptReview } from '@filigrana/hooks/backoffice';
import type { PaymentReference } from '@filigrana/sdk';
import { REFERENCE_MAX } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/dates.ts';
import { Alert, Button, TextField } from '../../../ui/index.ts';
import { ConflictDialog, shownText, type ConflictFields } from '../../shared/conflict-dialog.tsx';
import { KeyValues } from '../../shared/key-values.tsx';
import { OrderLink } from './order-link.tsx';
import { reviewTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<ReceiptReview['reference']['values']> = {
  referencia: { label: texts.referenceLabel, show: shownText },
};

interface Props {
  form: ReceiptReview['reference'];
  /** What is stored, with its checks. */
  stored: PaymentReference | null;
}

/** The number on the receipt: typed by the clerk, and what can be said about it without a bank. */
export function ReferenceForm({ form, stored }: Props) {
  const { values, set, errors, notice, status, isDirty, conflict, submit } = form;
  const { sentence } = useTexts();
  const isSending = status === 'sending';
  const error = errors.referencia ?? notice;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <>
      <Form noValidate aria-label={texts.reference} onSubmit={send}>
        <TextField
          label={texts.referenceLabel}
          hint={texts.referenceHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={REFERENCE_MAX}
          readOnly={isSending}
          value={values.referencia}
          onChange={({ target }) => set('referencia', target.value)}
          error={error && sentence(error)}
        />
        <Button
          type="submit"
          variant="line"
          disabled={!isDirty && !isSending}
          busy={isSending && texts.savingReference}
        >
          {texts.saveReference}
        </Button>
      </Form>
      {stored && <Checks stored={stored} />}
      <ConflictDialog conflict={conflict} fields={CONFLICT} />
    </>
  );
}

function Checks({ stored }: { stored: PaymentReference }) {
  const { fecha, banco, problemas, repetidaEn } = stored;
  return (
    <div role="status">
      {fecha !== null && (
        <KeyValues
          pairs={[
            // Noon UTC is the same day in Costa Rica.
            [texts.referenceDay, formatDate(`${fecha}T12:00:00Z`)],
            [texts.referenceBank, banco ?? texts.unknownBank],
          ]}
        />
      )}
      {problemas.length === 0 ? (
        <Alert tone="success" role={null}>
          {texts.plausible}
        </Alert>
      ) : (
        <Alert tone="warning" role={null}>
          <ul>
            {problemas.map((problem) => (
              <li key={problem}>{texts.problems[problem]}</li>
            ))}
          </ul>
          {repetidaEn.length > 0 && (
            <Others>
              {texts.repeated}
              {repetidaEn.map((id) => (
                <OrderLink key={id} idPedido={id} />
              ))}
            </Others>
          )}
        </Alert>
      )}
    </div>
  );
}

/** The button stands beside the field, whatever is said below it. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  margin-bottom: 10px;
  input {
    font-variant-numeric: lining-nums tabular-nums;
  }
  > button {
    margin-top: calc(var(--label-font) * 1.35 + 6px);
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`;

const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
`;
