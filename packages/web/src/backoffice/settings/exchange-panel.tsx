import { useExchangeForm, useTexts, type ExchangeValues } from '@filigrana/hooks/backoffice';
import { formatAmount } from '@filigrana/sdk/domain';
import { formatMoment } from '../../shared/dates.ts';
import { Button, Checkbox, TextField } from '../../ui/index.ts';
import { amountField } from '../shared/amount-field.ts';
import { shownFlag, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { SettingHistory, SettingsPanel } from './settings-form.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.exchange;

const CONFLICT: ConflictFields<ExchangeValues> = {
  tasa: { label: texts.rate, show: shownText },
  topeSinpe: { label: texts.limit, show: shownText },
  diasAviso: { label: texts.days, show: shownText },
  enPrecios: { label: texts.inPrices, show: shownFlag },
};

/** What a dollar costs in colones; nothing where the backend knows no colones. */
export function ExchangePanel() {
  const { read, form, history, confirm, canConfirm, isConfirming } = useExchangeForm();
  const { sentence } = useTexts();
  const { values, errors } = form;
  const isSaving = form.status === 'sending';
  const bind = (field: 'tasa' | 'topeSinpe' | 'diasAviso') => ({
    autoComplete: 'off',
    readOnly: isSaving,
    value: values[field],
    error: errors[field] && sentence(errors[field]),
    onChange: ({ target }: { target: { value: string } }) => form.set(field, target.value),
  });
  return (
    <SettingsPanel
      {...{ read, form }}
      title={texts.title}
      loading={texts.loading}
      conflict={CONFLICT}
      actions={
        <Button
          variant="line"
          busy={isConfirming && settingsTexts.saving}
          disabled={!canConfirm && !isConfirming}
          onClick={confirm}
        >
          {texts.confirm}
        </Button>
      }
      below={
        <SettingHistory>
          {history.map(({ tasa, fecha, autor }) => (
            <li key={fecha}>
              <b>{tasa === null ? texts.none : `₡${formatAmount(tasa)}`}</b>
              <span>{settingsTexts.changed(formatMoment(fecha), autor)}</span>
            </li>
          ))}
        </SettingHistory>
      }
    >
      <TextField
        label={texts.rate}
        hint={texts.rateHint}
        prefix="₡"
        inputMode="decimal"
        {...bind('tasa')}
        {...amountField((tasa) => form.set('tasa', tasa))}
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
        {...bind('topeSinpe')}
      />
      <TextField
        label={texts.days}
        hint={texts.daysHint}
        inputMode="numeric"
        {...bind('diasAviso')}
      />
    </SettingsPanel>
  );
}
