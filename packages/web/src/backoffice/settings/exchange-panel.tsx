import { useExchangeForm, useTexts, type ExchangeValues } from '@filigrana/hooks/backoffice';
import { formatAmount } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  Alert,
  Button,
  Checkbox,
  Disclosure,
  Loading,
  TextButton,
  TextField,
} from '../../ui/index.ts';
import {
  ConflictDialog,
  shownFlag,
  shownText,
  type ConflictFields,
} from '../shared/conflict-dialog.tsx';
import { formatMoment } from '../../shared/dates.ts';
import { pasteAmount } from '../shared/pasted-amount.ts';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.exchange;

const CONFLICT: ConflictFields<ExchangeValues> = {
  tasa: { label: texts.rate, show: shownText },
  topeSinpe: { label: texts.limit, show: shownText },
  diasAviso: { label: texts.days, show: shownText },
  enPrecios: { label: texts.inPrices, show: shownFlag },
};

/** The decimal key of many keyboards here types a comma; only behind digits without a dot. */
const DECIMAL_COMMA = /^(\d+),(\d*)$/;

/** What a dollar costs in colones; nothing where the backend knows no colones. */
export function ExchangePanel() {
  const { read, form, history, confirm, canConfirm, isConfirming } = useExchangeForm();
  const { sentence } = useTexts();
  useUnsaved(form.isDirty);
  if (read.status === 'unsupported') return null;
  const { values, errors, notice, status } = form;
  const isSaving = status === 'sending';
  const saidOf = (field: keyof ExchangeValues) => errors[field] && sentence(errors[field]);
  const setRate = (typed: string) => form.set('tasa', typed.replace(DECIMAL_COMMA, '$1.$2'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && form.isDirty) form.submit();
  };
  return (
    <Panel title={texts.title}>
      {read.status === 'loading' && <Loading>{texts.loading}</Loading>}
      {read.notice && (
        <Alert tone="warning">
          {sentence(read.notice)} <TextButton onClick={read.reload}>{sharedTexts.retry}</TextButton>
        </Alert>
      )}
      {read.status === 'ready' && (
        <Form noValidate aria-label={texts.title} onSubmit={submit}>
          <TextField
            label={texts.rate}
            hint={texts.rateHint}
            prefix="₡"
            inputMode="decimal"
            autoComplete="off"
            readOnly={isSaving}
            value={values.tasa}
            onChange={({ target }) => setRate(target.value)}
            onPaste={pasteAmount(setRate)}
            error={saidOf('tasa')}
          />
          <Checkbox
            checked={values.enPrecios}
            disabled={isSaving}
            onChange={({ target }) => form.set('enPrecios', target.checked)}
          >
            {texts.inPrices}
          </Checkbox>
          <TextField
            label={texts.limit}
            hint={texts.limitHint}
            prefix="₡"
            inputMode="numeric"
            autoComplete="off"
            readOnly={isSaving}
            value={values.topeSinpe}
            onChange={({ target }) => form.set('topeSinpe', target.value)}
            error={saidOf('topeSinpe')}
          />
          <TextField
            label={texts.days}
            hint={texts.daysHint}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isSaving}
            value={values.diasAviso}
            onChange={({ target }) => form.set('diasAviso', target.value)}
            error={saidOf('diasAviso')}
          />
          {notice && (
            <Alert tone="danger" role={null}>
              {sentence(notice)}
            </Alert>
          )}
          <Buttons>
            <Button
              type="submit"
              busy={isSaving && settingsTexts.saving}
              disabled={!form.isDirty && !isSaving}
            >
              {settingsTexts.save}
            </Button>
            <Button
              variant="line"
              busy={isConfirming && settingsTexts.saving}
              disabled={!canConfirm && !isConfirming}
              onClick={confirm}
            >
              {texts.confirm}
            </Button>
          </Buttons>
        </Form>
      )}
      {history.length > 0 && (
        <Disclosure summary={texts.history}>
          <History>
            {history.map(({ tasa, fecha, autor }) => (
              <li key={fecha}>
                <b>{tasa === null ? texts.none : `₡${formatAmount(tasa)}`}</b>
                <span>
                  {formatMoment(fecha)}, {autor ?? texts.nobody}
                </span>
              </li>
            ))}
          </History>
        </Disclosure>
      )}
      <ConflictDialog conflict={form.conflict} fields={CONFLICT} />
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  input {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const History = styled.ul`
  display: grid;
  gap: 6px;
  max-height: 240px;
  overflow-y: auto;
  font-size: var(--fs-small);
  font-variant-numeric: lining-nums tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    justify-content: space-between;
  }
  span {
    color: var(--ink-muted);
  }
`;
